/** What bots are asked, and what they answer; all of it can be sent to a worker. */

import type { Asked } from '../analysis/analyse'
import type { Reason } from '../engine/looking'
import type { HistoryEntry, Json, Look, Match } from '../engine/runtime'

/** A decision of a bot's seat. */
export interface Question {
  table: string
  seats: number
  record: Uint8Array
  history: Omit<HistoryEntry, 'before'>[]
  seat: number
  level: string
  seed: number
  isAdvice?: boolean // to somebody else: it leaves the trees of the bots that play alone
  iterations?: number // so many, whatever the level
}

/** Where a match stands, as a question has it. */
export const standing = ({ record, history }: Match): Pick<Question, 'record' | 'history'> => ({
  record,
  history: history.map(({ seat, move, revealed }) => ({ seat, move, revealed })),
})

/** What one tree has found: visits and results by move. */
export interface Branch {
  tree: number
  choice: number // its own
  visits: number[]
  totals: number[]
}

/** A move of a course, with what its text mentions. */
export interface Step {
  move: number
  facts: Record<string, Json>
}

/** A move worth considering. */
export interface Advice {
  move: number
  course: Step[] // the move itself, then what would bring its action to the end
  visits: number
  value: number // the chance of winning
  place: number // by the chances of all seats
  score: number // expected in the end
  reasons: Reason[] // what it is for
}

/** A bot that has learned, and what it says to somebody who has not brought its net yet. */
export const LEARNED = 'instant'
export const NO_NET = -2

/** A worker's work: a method of its `Grove` with its arguments. */
export type Work =
  | { what: 'grow'; question: Question; trees: number[]; net: Uint8Array | null }
  | { what: 'goDown'; question: Question; trees: number[]; move: number }
  | { what: 'passBy'; question: Question; move: number }
  | { what: 'pick'; question: Question }
  | { what: 'instant'; question: Question; net: Uint8Array | null }
  | { what: 'judge'; asked: Asked; before: number[] | null }
  | { what: 'below'; question: Question; trees: number[]; path: number[] }
  | { what: 'expect'; question: Question; looks: Look[]; courses: number[][] }

/** Somebody who works: a worker of the browser, or a grove in the same thread. */
export interface Worker {
  do(work: Work): Promise<unknown>
}

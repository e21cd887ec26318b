/** What bots are asked, and what they answer; all of it can be sent to a worker. */

import type { Asked } from '../analysis/analyse'
import type { Reason } from '../engine/looking'
import type { HistoryEntry } from '../engine/runtime'

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
}

/** What one tree has found: visits and results by move. */
export interface Branch {
  tree: number
  choice: number // its own
  visits: number[]
  totals: number[]
}

/** A move worth considering. */
export interface Advice {
  move: number
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
  | { what: 'expect'; question: Question; branches: Branch[]; moves: number[]; count: number }

/** Somebody who works: a worker of the browser, or a grove in the same thread. */
export interface Worker {
  do(work: Work): Promise<unknown>
}

/** What bots are asked, and what they answer; all of it can be sent to a worker. */

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

/** What is to be expected of a move. */
export interface Outcome {
  value: number // part of the games won that were played on from here
  place: number // where the move leaves its player, by the game's own estimate
  gain: number // points more than before, or coins where money decides
}

export interface Advice extends Outcome {
  move: number
  visits: number
}

/** A worker's work: a method of its `Grove` with its arguments. */
export type Work =
  | { what: 'grow'; question: Question; trees: number[] }
  | { what: 'goDown'; question: Question; trees: number[]; move: number }
  | { what: 'passBy'; question: Question; move: number }
  | { what: 'pick'; question: Question }
  | { what: 'expect'; question: Question; moves: number[] }

/** Somebody who works: a worker of the browser, or a grove in the same thread. */
export interface Worker {
  do(work: Work): Promise<unknown>
}

/** Types of bots.js. */
import type { Game, Match, Played, Seed } from './penstock.js'

/** The memory that bots work in, and their entry point. */
export class Buffers {
  constructor(game: Game, trees: number, edges: number)
  run(what: string, seat: number, amount?: number, index?: number): number
  know(record: Uint8Array): void
  seat(kind: string, more?: Record<string, number>): void
  laySeed(tree: number, words: bigint[]): void
  found(name: string): unknown
}

export interface Bot {
  choose(match: Match, seat: number): number
}

export interface Budget {
  iterations?: number
  turn_iterations?: number
  seconds?: number
  turn_seconds?: number
  trees?: number
  is_careless?: boolean
}

/** Iterations by tree, and seconds, of one decision. */
export function quotas(
  game: Game,
  budget: Budget,
  history: Pick<Played, 'seat'>[],
  seat: number,
): { iterations: number[]; seconds: number }

export class GreedyBot implements Bot {
  constructor(game: Game, seed?: Seed)
  choose(match: Match, seat: number): number
}

export class SearchBot implements Bot {
  constructor(game: Game, level: string | Budget, seed?: Seed)
  choose(match: Match, seat: number): number
  search(match: Match, seat: number): number
  visits(): number[]
}

export interface Prospect {
  move: number
  win_chance: number
  score: number
}

export function prospects(
  match: Match,
  seat: number,
  moves: number[],
  seed?: Seed,
  games?: number,
  room?: Buffers | null,
): Prospect[]

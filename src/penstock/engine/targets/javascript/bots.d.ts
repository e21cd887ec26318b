/** Types of bots.js. */
import type { Game, Match, Played, Seed } from './penstock.js'

/** Lay a game's `net.bin` down in its module, for all its bots. */
export function layNet(game: Game, net: Uint8Array): void

/** The memory that bots work in, and their entry point. */
export class Buffers {
  constructor(game: Game, trees: number, edges: number)
  readonly place: Record<string, number>
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
  careless?: number // per cent of decisions for any move, as likely as it was visited
  wild?: number // per cent of decisions for any legal move
  trust?: number // how much of a result a learned net says
  sharpness?: number // how closely attention follows the first look at the moves
}

/** How a searching player plays, of the fields of its record. */
export function mannerOf(budget: Budget): Record<string, number>

/** Does a search trust a net that has not been laid down yet? */
export function needsNet(game: Game, budget: Budget): boolean

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

/** The net is a game's `net.bin`. */
export class InstantBot implements Bot {
  seed: Seed
  constructor(game: Game, net: Uint8Array, seed?: Seed)
  choose(match: Match, seat: number): number
}

export class SearchBot implements Bot {
  constructor(game: Game, level: string | Budget, seed?: Seed)
  choose(match: Match, seat: number): number
  search(match: Match, seat: number): number
  visits(): number[]
}

/** What a bot has seen of a move. */
export interface Look {
  move: number
  visits: number
  figure: number
}

/** How the game stands. */
export interface Level {
  chances: number[]
  score: number
  spread: number
}

export interface Expected {
  chances: number[]
  place: number
  score: number
}

export interface Prospect extends Expected {
  move: number
  visits: number
  win_chance: number
}

export function lookedAt(game: Game, moves: number[], visits: number[], totals: number[]): Look[]

export function expected(game: Game, look: Look, best: Look, level: Level, seat: number): Expected

export function forecastAfter(
  match: Match,
  seat: number,
  move: number,
  seed: Seed,
  games: number,
  buffers: Buffers,
): Level

export function prospects(
  match: Match,
  seat: number,
  looks: Look[],
  seed?: Seed,
  games?: number,
  room?: Buffers | null,
): Prospect[]

/** Types of bots.js. */
import type { Game, Match, Seed } from './penstock.js'

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

export function prospects(match: Match, seat: number, moves: number[], seed?: Seed, games?: number): Prospect[]

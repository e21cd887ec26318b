/** The analysis of a game: play it again, let the workers judge its decisions, draw up the account. */

import type { Worker } from '../bots/questions'
import type { Match } from '../engine/runtime'
import { account, type Analysis, type Judgement } from './account'

/** How closely to look; `penstock/analysis/judging.py` has the same numbers. */
export interface Depth {
  base: number // iterations for a decision
  each: number // and for every legal move
  games: number // of a forecast
}

export const FAST: Depth = { base: 60, each: 8, games: 32 }
export const WIDE = { explore: 2, sharpness: 0.5 }
export const MOST_MOVES = 40

export const deeper = ({ base, each, games }: Depth, k: number): Depth => ({
  base: base * k,
  each: each * k,
  games: games * k,
})

export const iterationsOf = (depth: Depth, moves: number): number =>
  depth.base + depth.each * Math.min(moves, MOST_MOVES)

/** A decision to be judged. */
export interface Asked {
  seats: number
  record: Uint8Array
  number: number // moves made before
  seat: number
  seed: number
  moves: number[]
  played: number
  depth: Depth
}

/** All decisions of a game that were a choice; the match is played to its end. */
export function asked(match: Match, moves: [number, number][], seed: number, depth: Depth): Asked[] {
  const found: Asked[] = []
  moves.forEach(([seat, played], number) => {
    const legal = match.moves(seat)
    if (legal.length > 1)
      found.push({
        seats: match.seats,
        record: match.record,
        number,
        seat,
        seed,
        moves: legal,
        played,
        depth,
      })
    match.play(played, seat)
  })
  return found
}

/** Every worker takes the next decision; `told` hears how many are judged. */
export async function judged(
  questions: Asked[],
  workers: Worker[],
  told: (done: number) => void,
): Promise<Judgement[]> {
  const found: Judgement[] = []
  let next = 0
  let done = 0
  await Promise.all(
    workers.map(async (worker) => {
      while (next < questions.length) {
        const k = next++
        found[k] = (await worker.do({ what: 'judge', asked: questions[k]! })) as Judgement
        told(++done)
      }
    }),
  )
  return found
}

/** The account of a match; one that is not over ends, so far, with what its last decision left. */
export function explained(
  judgements: Judgement[],
  { over, ranking }: Pick<Match, 'over' | 'ranking'>,
): Analysis {
  if (!over) return account(judgements, judgements.at(-1)!.after)
  const winners = ranking.filter((place) => place === 1).length
  return account(
    judgements,
    ranking.map((place) => (place === 1 ? 1 / winners : 0)),
  )
}

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

/** Decisions of one seat in a row between which nothing was revealed: each begins where the last one led. */
export type Stretch = Asked[]

/** All decisions of a game that were a choice; the match is played to its end. */
export function asked(match: Match, moves: [number, number][], seed: number, depth: Depth): Stretch[] {
  const found: Stretch[] = []
  let last: { seat: number; revealed: number; stretch: Stretch } | null = null
  moves.forEach(([seat, played], number) => {
    const legal = match.moves(seat)
    const revealed = match.get('revealed') as number
    const stretch: Stretch = last?.seat === seat && last.revealed === revealed ? last.stretch : []
    last = { seat, revealed, stretch }
    if (legal.length > 1) {
      if (!stretch.length) found.push(stretch)
      const { seats, record } = match
      stretch.push({ seats, record, number, seat, seed, moves: legal, played, depth })
    }
    match.play(played, seat)
  })
  return found
}

/** Every worker takes the next stretch; `told` hears how many decisions are judged. */
export async function judged(
  stretches: Stretch[],
  workers: Worker[],
  told: (done: number) => void,
): Promise<Judgement[]> {
  const found: Judgement[][] = stretches.map(() => [])
  let next = 0
  let done = 0
  await Promise.all(
    workers.map(async (worker) => {
      while (next < stretches.length) {
        const k = next++
        let before: number[] | null = null
        for (const asked of stretches[k]!) {
          const judgement = (await worker.do({ what: 'judge', asked, before })) as Judgement
          found[k]!.push(judgement)
          before = judgement.after
          told(++done)
        }
      }
    }),
  )
  return found.flat()
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

/** What can be done with a piece: every place an action offers in advance, and the moves that say it. */

import type { Closing, Facts, Way } from '../../../gen/arriala'
import { find } from '../../../kit/choosing/moves'
import type { Move } from '../../../kit/server/types'
import type { View } from '../view'

export interface Plan {
  family: string
  worker: string | null
  place: string // how the last step names it: `to 7`, `vineyard brulhois`, `site dam`
  cost: number // action points
  closes: Closing[]
  move: Move
  then: string[] // what has to be said after the move
}

/** Actions that can be planned before they are begun. */
const ACTIONS = ['walk', 'to-vineyard', 'place', 'river', 'to-canal', 'lock']

/** What a move's text mentions. */
const factsOf = (move: Move): Partial<Facts> => move.facts

const costOf = (facts: Partial<Facts>, family: string): number =>
  (family === 'to-vineyard' ? facts.to_vineyard_cost : facts.river_cost) ?? 0

function places(way: Way, facts: Partial<Facts>, family: string): { place: string; cost: number }[] {
  const step = family === 'river' ? 'site' : 'vineyard'
  return [
    ...way.to.map((position, k) => ({ place: `to ${position}`, cost: way.costs[k]! })),
    ...way.shores.map((name) => ({ place: `${step} ${name}`, cost: costOf(facts, family) })),
  ]
}

/** A step that leaves no choice is not asked for, and so not said. */
function steps(ways: Way[], way: Way, choices: number, place: string): string[] {
  const worker = way.worker !== null && ways.length > 1 ? [`worker ${way.worker}`] : []
  return choices > 1 ? [...worker, place] : worker
}

function planned(move: Move): Plan[] {
  const facts = factsOf(move)
  const ways = facts.ways ?? []
  return ways.flatMap((way) => {
    const all = places(way, facts, move.family)
    return all.map(({ place, cost }) => ({
      family: move.family,
      worker: way.worker,
      place,
      cost,
      closes: (facts.closes ?? []).filter(
        (c) => `to ${c.to}` === place && (way.worker === null || c.worker === way.worker),
      ),
      move,
      then: steps(ways, way, all.length, place),
    }))
  })
}

/** Everything that can be planned now, whole actions and the last step of one under way. */
export function plans(moves: Move[], pending: View['pending']): Plan[] {
  const whole = find(moves, ACTIONS).flatMap(planned)
  const last = find(moves, ['to', 'vineyard', 'site', 'structure']).map((move) => {
    const facts = factsOf(move)
    return {
      family: move.family,
      worker: pending?.worker ?? null,
      place: move.notation,
      cost: facts.cost ?? 0,
      closes: facts.closes ?? [],
      move,
      then: [],
    }
  })
  return [...whole, ...last]
}

export const RESERVE = 'reserve' // the next worker of one's own reserve
export const LOCKS = 'locks' // a lock of the supply

/** The plans of a piece before an action has begun. */
export function plansOf(view: View, all: Plan[], piece: string): Plan[] {
  if (view.pending) return []
  if (piece === RESERVE) return all.filter((p) => p.family === 'place')
  if (piece === LOCKS) return all.filter((p) => p.family === 'lock')
  const name = standIn(view, all, piece)
  return all.filter((p) => p.worker === name)
}

/** Equal workers of a colour in one place are offered once: who stands for this one? */
export function standIn(view: View, offered: Plan[], worker: string): string {
  if (offered.some((p) => p.worker === worker)) return worker
  const colour = worker.split(' ')[0]
  const place = [...view.canal, ...view.vineyards].find((p) => p.workers.includes(worker))
  const twins = place?.workers.filter((name) => name.split(' ')[0] === colour) ?? []
  return twins.find((twin) => offered.some((p) => p.worker === twin)) ?? worker
}

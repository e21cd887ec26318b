/** How far the ship in hand could go: each zone on its way, what getting there takes, and all that is played for it. */

import type { Blocked, Move } from '../../../kit/server/types'
import { say, shipName, zoneName } from '../say'
import { factsOf, type Facts, type Lane, type Way } from '../view'

/** A move as if it led farther: its own step, and the steps that follow it. */
export interface Journey {
  move: Move & { facts: Partial<Facts> & { way: Way } }
  then: string[]
}

const others = (way: Way) => way.group.filter((name) => name !== way.ship).map((name) => `add ${name}`)

/** Zones farther on that a first step opens, nearest first; they come with it. */
export function journeys(step: Move | undefined): Journey[] {
  const { ways = [], ...facts } = step ? factsOf(step) : {}
  return ways.map((way, k) => {
    const { to, pushed, earned, owed } = way
    const goes = { ship: shipName(String(step!.params.ship)), zone: zoneName(to), steps: k + 2 }
    return {
      move: {
        ...step!,
        text: say('goes-far', goes),
        facts: { ...facts, to, pushed, earned, owed, way, along: others(way).map((add) => add.slice(4)) },
      } as Journey['move'],
      then: ['sail', ...ways.slice(0, k + 1).flatMap((one) => [`move ${one.ship}`, ...others(one), 'sail'])],
    }
  })
}

/** What a move of ships takes, kind by kind; a journey says it for all of its steps. */
export function tollOf(move: Move): { waterway: number; lock: number; either: number } {
  const { step, way } = factsOf(move) as Partial<Facts> & { way?: Way }
  if (way) return way
  return {
    waterway: step === 'waterway' ? 1 : 0,
    lock: step === 'lock' ? 1 : 0,
    either: step === 'any' ? 1 : 0,
  }
}

/** Why the ship in hand does not get into a zone that lies ahead of it; nothing of zones elsewhere. */
export function whyNotInto(step: Move, lane: Lane, k: number, isTogether: boolean): Blocked[] {
  const { towards, to, ways = [], stop } = factsOf(step)
  const last = (isTogether ? undefined : ways.at(-1)?.to) ?? to!
  if (lane.to !== towards || k <= lane.zones.indexOf(last)) return []
  const [words, paragraph] = isTogether
    ? ['together', '6.3']
    : [stop ?? 'strands', stop === 'strands' ? '6.6' : '6.1']
  const text = say(`stop-${words}`, { ship: shipName(String(step.params.ship)), zone: zoneName(last) })
  return [{ notation: step.notation, family: step.family, params: step.params, code: 'far', paragraph, text }]
}

/** How far the ship in hand could go: each zone on its way, what getting there takes, and all that is played for it. */

import type { Move } from '../../../kit/server/types'
import { say, shipName, zoneName } from '../say'
import { factsOf, type Facts, type Way } from '../view'

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

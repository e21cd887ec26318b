/** How wide a ribbon is, and the workers of a stretch as pips. */

import type { Stretch } from '../view'

export const RIBBON = { value: 33, pip: 8, leader: 32, letter: 7.4 }
const DONE = 86
const DONE_SMALL = 60 // without the tick

/** A pip for each field: the colours that stand there, most first, then the free ones. */
export function pips(stretch: Pick<Stretch, 'fields' | 'tally'>): (string | null)[] {
  const colours = Object.entries(stretch.tally)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([colour, count]) => Array<string>(count).fill(colour))
  return Array.from({ length: stretch.fields }, (_, k) => colours[k] ?? null)
}

export function ribbonWidth(
  stretch: Pick<Stretch, 'fields' | 'counted' | 'leader' | 'workers'>,
  level: string,
  isSmall = false,
): number {
  if (stretch.counted) return isSmall ? DONE_SMALL : DONE
  const end = stretch.leader ? RIBBON.leader : stretch.workers ? 18 + level.length * RIBBON.letter : 8
  return RIBBON.value + stretch.fields * RIBBON.pip + end
}

/** How wide a ribbon is, and the workers of a stretch as pips. */

import type { Change } from '../choosing/changes'
import type { Stretch } from '../view'

export const RIBBON = { value: 33, pip: 8, leader: 32, letter: 7.4, then: 29 }
const DONE = 86
const DONE_SMALL = 60 // without the tick

export interface Pip {
  colour: string | null
  isNew: boolean // it would come
}

/** A pip for each field: the colours that stand there, most first, then the free ones. */
export function pips(stretch: Pick<Stretch, 'fields' | 'tally'>, change: Change | null = null): Pip[] {
  const tally = { ...stretch.tally }
  if (change?.loses) tally[change.loses]--
  const colours = Object.entries(tally)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([colour, count]) => [
      ...Array<Pip>(count).fill({ colour, isNew: false }),
      ...(change?.gains === colour ? [{ colour, isNew: true }] : []),
    ])
  return Array.from({ length: stretch.fields }, (_, k) => colours[k] ?? { colour: null, isNew: false })
}

/** Would somebody else lead it? Where the last worker leaves nobody is left to. */
export const isTurned = (
  stretch: Pick<Stretch, 'leader' | 'counted' | 'workers'>,
  change: Change | null | undefined,
): boolean =>
  !!change &&
  !stretch.counted &&
  change.leader !== stretch.leader &&
  stretch.workers > (change.loses ? 1 : 0) - (change.gains ? 1 : 0)

export function ribbonWidth(
  stretch: Pick<Stretch, 'fields' | 'counted' | 'leader' | 'workers'>,
  level: string,
  isSmall = false,
  change?: Change | null,
): number {
  if (stretch.counted) return isSmall ? DONE_SMALL : DONE
  const end = stretch.leader ? RIBBON.leader : stretch.workers ? 18 + level.length * RIBBON.letter : 8
  const turned = isTurned(stretch, change)
  const then = turned ? (isSmall ? RIBBON.leader + 6 : end + RIBBON.then) : end
  return RIBBON.value + stretch.fields * RIBBON.pip + then
}

/** The card whose action is under way: it has left the hand, and only the turn so far knows it. */

import type { LogLine } from '../../../kit/server/types'
import type { View } from '../view'

export function cardInPlay(view: View, trail: Pick<LogLine, 'notation'>[]): string | null {
  if (!view.pending) return null
  const begun = trail.findLast(({ notation }) => notation && !notation.startsWith('worker '))?.notation
  return begun?.startsWith('card ') ? begun.slice('card '.length) : null
}

/** One's cards with their number, each kind in its place: the one in play is lifted there, and still counted. */
export function held(hand: Record<string, number>, played: string | null): [string, number][] {
  return Object.entries(hand)
    .map(([card, count]): [string, number] => [card, count + (card === played ? 1 : 0)])
    .filter(([, count]) => count > 0)
}

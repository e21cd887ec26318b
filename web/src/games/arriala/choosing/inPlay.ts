/** The card whose action is under way: it has left the hand, and only the turn so far knows it. */

import type { LogLine } from '../../../kit/server/types'
import type { View } from '../view'

export function cardInPlay(view: View, trail: Pick<LogLine, 'notation'>[]): string | null {
  if (!view.pending) return null
  const begun = trail.findLast(({ notation }) => notation && !notation.startsWith('worker '))?.notation
  return begun?.startsWith('card ') ? begun.slice('card '.length) : null
}

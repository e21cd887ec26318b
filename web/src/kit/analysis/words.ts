/** What an analysis says in words. */

import type { Decision, TurningPoint } from '../../local/analysis/account'
import { percent, t } from '../text/text.svelte'

export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const

/** Whose chance rose or fell there, as the curve shows it. */
export const turningWords = ({ seat, before, after }: TurningPoint, names: string[]): string =>
  t(after < before ? 'turning-fall' : 'turning-rise', {
    ...{ who: names[seat] ?? '', before: percent(before), after: percent(after) },
  })

/** What did most for it: a decision that gave something away, or what nobody decided there. */
export function causeWords(point: TurningPoint, decisions: Decision[], names: string[]): string {
  const decision = decisions.find((d) => d.number === point.number)
  if (point.is_luck || !decision) return t('turning-luck')
  return t('turning-decision', { who: names[decision.seat] ?? '', share: percent(decision.loss) })
}

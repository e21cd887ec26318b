/** What an analysis says in words. */

import type { TurningPoint } from '../../local/analysis/account'
import { percent, t } from '../text/text.svelte'

export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const

/** Who gave something away, or whom luck helped or hurt, and by how much of a win. */
export function turningWords({ seat, change, is_luck }: TurningPoint, names: string[]): string {
  const how = is_luck ? (change < 0 ? 'misfortune' : 'luck') : 'decision'
  return t(`turning-${how}`, { who: names[seat] ?? '', share: percent(Math.abs(change)) })
}

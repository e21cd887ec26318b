/** A mistake is tried again: what is said of the move, from the figures of the analysis. */

import type { TriedShown } from '../local/analysis/analyses'

/** `even`: as good as the best; `near`: nearly; `same`: the mistake once more. */
export type Finding = 'best' | 'even' | 'near' | 'same' | 'worse'

const NOTHING = 0.005 // shown as 0 %

export function findingOf({ isBest, loss, mark }: TriedShown, isSame: boolean): Finding {
  if (isBest) return 'best'
  if (isSame) return 'same'
  if (mark) return 'worse'
  return loss < NOTHING ? 'even' : 'near'
}

export const isSolved = (finding: Finding): boolean => ['best', 'even', 'near'].includes(finding)

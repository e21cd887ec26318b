/** Where the moves of a game stand in its log. */

import type { LogLine } from '../server/types'

/** By number of the move its line; what was taken back is no move of the game. */
export function keptSeqs(log: LogLine[]): number[] {
  const kept: number[] = []
  for (const { kind, seq, back } of log) {
    if (kind === 'move') kept.push(seq)
    else if (kind === 'undo') kept.length -= back
  }
  return kept
}

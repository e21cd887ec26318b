/** One screen for several players: the eyes go to whoever decides, and hands stay hidden while it is handed over. */

import type { Position } from '../server/types'
import type { TableState } from './state.svelte'

/** Who studies a game alone sees every hand. */
const isSecret = (state: TableState): boolean => state.table?.kind !== 'analysis'

/** Cover the screen before anything is drawn that somebody else knows. */
export function coverBefore(state: TableState, before: Position | null, next: Position): void {
  if (state.yours.length < 2 || !isSecret(state) || next.over) return
  if (before !== null && next.viewer !== before.viewer) state.covered = true
}

/** Look through the eyes of whoever decides; true where these are others than before. */
export function followMover(state: TableState, now: Position): boolean {
  if (state.yours.length < 2 || now.over) return false
  const next = now.to_act.find((s) => state.yours.includes(s))
  if (next === undefined || next === now.viewer) return false
  state.covered = isSecret(state)
  state.seat = next
  return true
}

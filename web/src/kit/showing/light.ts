/** Pieces and places that something speaks of are lit. */

import type { BoardModule } from '../../games/boards'
import type { Move, Position } from '../server/types'

/** The names of all that some moves speak of. */
export const spokenOf = (board: BoardModule | null, moves: Move[], position: Position | null): string[] =>
  position ? moves.flatMap((move) => board?.about?.(move, position) ?? []) : []

/** Light all that carry one of the names; the answer puts it out again. */
export function light(root: Element, names: string[]): () => void {
  const found = names.flatMap((name) => {
    const wanted = CSS.escape(name)
    return [...root.querySelectorAll(`[data-piece="${wanted}"], [data-place="${wanted}"]`)]
  })
  for (const element of found) element.classList.add('lit')
  return () => {
    for (const element of found) element.classList.remove('lit')
  }
}

/** Whether there is still something to load in this turn. */

import type { Move, Position } from '../../kit/server/types'
import type { View } from './view'

export const LOADS = new Set(['pick', 'load', 'free-die', 'wagon'])

export const ownMoves = ({ view, moves }: Position<View>): Move[] => moves[view.mover] ?? []

/** Dice are due, but none of those that wait can be loaded. */
export function hasNothingToLoad(position: Position<View>): boolean {
  const own = ownMoves(position)
  return position.view.phase === 'loading' && own.length > 0 && !own.some((m) => LOADS.has(m.family))
}

/** Dice of whoever moves wait on a contract, and so on a ship that takes them. */
export const hasCargo = ({ view }: Position<View>): boolean =>
  !!view.players[view.mover]?.contracts.some((held) => held?.waiting.some((die) => die))

/** Nothing can be loaded any more, not even onto a ship that is built for it. */
export const isLoadingOver = (position: Position<View>): boolean =>
  hasNothingToLoad(position) && !(hasCargo(position) && ownMoves(position).some((m) => m.family === 'build'))

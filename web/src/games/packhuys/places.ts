/** Where on the table a move is made: every choice that has a place can be made there. */

import type { Facts } from '../../gen/packhuys'
import type { Move } from '../../kit/server/types'
import { goodsOn, type Card, type Good, type View } from './view'

export const SHIP = 'ship'
export const SLOT = 'slot' // the mover's own card of this round, on the mat
export const PURSE = 'purse' // the mover's coins
export const TREASURY = 'treasury'

/** A cell of the harbour, or one of the names above; null: in the panel alone. */
export function spotOf({ family, params, facts }: Move): string | null {
  const { asked, at } = facts as Partial<Facts>
  if (params.cell !== undefined) return String(params.cell)
  switch (family) {
    case 'store':
    case 'crane':
      return at ?? null
    case 'skip':
      return asked === 'ship' || asked === 'buy' || asked === 'remove' ? SHIP : (at ?? SLOT)
    case 'pass':
      return TREASURY
    case 'pay':
      return PURSE
    case 'refuse':
      return SLOT
    default:
      return null
  }
}

export const madeAt = (moves: Move[], spot: string): Move[] => moves.filter((m) => spotOf(m) === spot)

/** Storing the goods of the card just laid can also be said at the warehouses of the supply that it takes. */
export function storing(moves: Move[], view: Pick<View, 'cards'>, good: Good): Move[] {
  return moves.filter((m) => {
    const card = m.family === 'store' && view.cards.find((c) => c.cell === spotOf(m))
    return card && goodsOn(card).includes(good)
  })
}

/** What lies in the slot of who chooses before the choice is confirmed: the card, or the coin of a pass. */
export function ghostOf({ family, params }: Move, hand: Card[]): Card | 'coin' | null {
  if (family === 'pass') return 'coin'
  return (family === 'play' && hand.find((card) => card.number === params.number)) || null
}

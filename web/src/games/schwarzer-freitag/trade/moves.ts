/** What a sale does to the price of its colour, in words. */

import { colourName, say } from '../say'
import { COLOURS, shareOf, type Colour, type View } from '../view'

/** The seller chooses among the colours sold: with others sold before it this one may fall, alone it will. */
export function fallsTo(view: View, colour: Colour, after: number): string {
  const isAlone = COLOURS.every((c) => c === colour || !view.action[c])
  const before = shareOf(view, colour).price
  return say('sale-falls', { alone: isAlone ? 'yes' : 'no', colour: colourName(colour), before, after })
}

/** What a trade does to the price of its colour when it is done, in words. */

import { colourName, say } from '../say'
import { COLOURS, shareOf, type Colour, type View } from '../view'

/** Alone a colour surely falls or marks; with others traded before it, there is a choice. */
const told = (id: string) => (view: View, colour: Colour, after: number) => {
  const isAlone = COLOURS.every((c) => c === colour || !view.action[c])
  const before = shareOf(view, colour).price
  return say(id, { alone: isAlone ? 'yes' : 'no', colour: colourName(colour), before, after })
}

/** The seller chooses among the colours sold. */
export const fallsTo = told('sale-falls')

/** The buyer marks with one of the colours bought. */
export const liftsTo = told('buy-lifts')

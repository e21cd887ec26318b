/** Panamax' view, as `games/panamax/view.py` gives it. */

import type { Advisor, Facts, Nation, Ocean, Player, Ship, ShipName, View } from '../../gen/panamax'
import type { Move } from '../../kit/server/types'

export type {
  Advisor,
  Column,
  Company,
  Contract,
  Facts,
  FreeAction,
  Held,
  Lane,
  Nation,
  Ocean,
  Player,
  Ship,
  ShipName,
  Side,
  View,
  Way,
  ZoneName,
} from '../../gen/panamax'

export const GAME = 'panamax'
export const NATIONS: readonly Nation[] = ['us-east', 'eu', 'us-west', 'china']
export const OCEANS: Record<Ocean, Nation[]> = { atlantic: ['us-east', 'eu'], pacific: ['us-west', 'china'] }

/** Whose warship it is, as its flag says. */
const WARSHIPS: Partial<Record<ShipName, Nation>> = {
  iowa: 'us-east',
  sagres: 'eu',
  pegasus: 'us-west',
  'yi-yang': 'china',
}
export const navyOf = (ship: ShipName): Nation | null => WARSHIPS[ship] ?? null

/** The advisor that pays for flags of a nation. */
const ADVISORS: Record<Nation, Advisor> = { 'us-east': 'east', eu: 'eu', 'us-west': 'west', china: 'china' }
export const advisorOf = (nation: Nation): Advisor => ADVISORS[nation]

export const FIRST_GREY = 3 // columns before it give moves, the others load

/** What a move's text mentions. */
export const factsOf = (move: Move): Partial<Facts> => move.facts

export const weight = (ship: Ship): number => ship.cargo.reduce((sum, die) => sum + die.die, 0)

/** What a share of this price pays at the end of a round. */
export const dividendOf = (view: Pick<View, 'dividends'>, price: number): number =>
  view.dividends[price - 1] ?? 0

/** What a ship has aboard, in the measure that decides: weight for cargo, passengers for cruises. */
export const aboard = (ship: Ship): number => (ship.kind === 'cruise' ? ship.cargo.length : weight(ship))

/** What is still missing until a ship may sail. */
export const missing = (ship: Ship): number => Math.max(0, ship.min_cargo - aboard(ship))

/** Which of its company's ships this is, as moves name it: `3` of `red-3`. */
export const modelOf = (ship: ShipName): string => ship.slice(ship.lastIndexOf('-') + 1)

const LAST_TURNS = 2 // of each player in a round: time enough to do something about the fees

/** The fees of the round's end are more than the firm has, and the end is near. */
export function isShort(view: View, { fee, company_cash: cash }: Player): boolean {
  const dice = view.columns.reduce((sum, column) => sum + column.dice + (column.executive ? 1 : 0), 0)
  return fee > cash && dice <= LAST_TURNS * view.players.length
}

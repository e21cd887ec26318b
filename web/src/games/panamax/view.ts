/** Panamax' view: the shapes the rules write, under the names the board uses. */

import type { View } from '../../gen/panamax'

export const GAME = 'panamax'
export const NATIONS = ['us-east', 'eu', 'us-west', 'china'] as const
export const OCEANS: Record<string, string[]> = { atlantic: ['us-east', 'eu'], pacific: ['us-west', 'china'] }

export const FIRST_GREY = 3 // columns before it give moves, the others load

export type Ship = View['ships'][number]
export type Lane = View['canal'][number]
export type Contract = NonNullable<View['top']>
export type Containers = Contract['front']
export type Held = Contract & { side: 'front' | 'back'; waiting: number[] }
export type Player = Omit<View['players'][number], 'contracts' | 'advisors' | 'counted' | 'stack'> & {
  contracts: (Held | null)[]
  advisors: Record<string, number> | null // and what each would pay now
  counted: string[] | null
  stack: string[] | null
}
export type PmView = Omit<View, 'players' | 'contracts' | 'incoming' | 'top' | 'starting' | 'discards'> & {
  players: Player[]
  contracts: (Contract | null)[]
  incoming: Contract | null
  top: Contract | null
  starting: Contract[]
  discards: Contract[]
}

export const weight = (ship: Ship): number => ship.cargo.reduce((sum, die) => sum + die.die, 0)

/** What a share of this price pays at the end of a round. */
export const dividendOf = (view: Pick<PmView, 'dividends'>, price: number): number => view.dividends[price - 1] ?? 0

/** What a ship has aboard, in the measure that decides: weight for cargo, passengers for cruises. */
export const aboard = (ship: Ship): number => (ship.kind === 'cruise' ? ship.cargo.length : weight(ship))

/** What is still missing until a ship may sail. */
export const missing = (ship: Ship): number => Math.max(0, ship.least - aboard(ship))

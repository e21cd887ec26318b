/** Panamax' view, as the rules' view.py writes it. */

export const GAME = 'panamax'
export const NATIONS = ['us-east', 'eu', 'us-west', 'china'] as const
export const OCEANS: Record<string, string[]> = { atlantic: ['us-east', 'eu'], pacific: ['us-west', 'china'] }

export interface Die {
  company: string
  die: number
}

export interface Ship {
  ship: string
  kind: 'cargo' | 'cruise' | 'military'
  owner: number | null
  where: 'board' | 'loading' | 'waiting' | 'canal'
  nation: string | null
  to: string | null
  zone: string | null
  holds: number
  least: number
  most: number
  ready: boolean
  cargo: Die[]
}

export interface Lane {
  to: string
  zones: string[]
  kinds: string[]
  fees: number[]
  holds: number[]
}

export interface Side {
  value: number
  rail: boolean
}

export interface Contract {
  card: number
  nation: string
  front: Side[]
  back: Side[]
}

export interface Held extends Contract {
  side: 'front' | 'back'
  waiting: number[]
}

export interface Player {
  seat: number
  company: string
  company_cash: number
  cash: number
  price: number
  unsold: number
  shares: Record<string, number>
  loans: number
  award: number
  pool: number
  warehouse: number
  fee: number
  transfer: number
  flags: Record<string, number>
  deferred: string[]
  tiles: number
  benefits: string[]
  contracts: (Held | null)[]
  captain: number
  stevedore: number
  n_advisors: number
  advisors: Record<string, number> | null
  counted: string[] | null
  stack: string[] | null
}

export interface PmView {
  phase: string
  stage: string
  round: number
  order: number[]
  mover: number
  moves: { waterway: number; lock: number; any: number }
  loads: number
  stevedore_loads: number
  free_action: string
  group: string[]
  picked: { slot: number; container: number } | null
  canal: [Lane, Lane]
  capacity: number
  ships: Ship[]
  columns: { dice: number; executive: boolean; strength: number; lock: number | null }[]
  contracts: (Contract | null)[]
  incoming: Contract | null
  top: Contract | null
  draw_pile: number
  discards: Contract[]
  starting: Contract[]
  wagon: Die[]
  platform: Record<string, number>
  flag_stock: Record<string, number>
  passengers: number[]
  captains: number[]
  stevedores: number[]
  captain_moves: number[]
  stevedore_dice: number[]
  advisor_stack: number
  awards: number[]
  dividends: number[]
  board: string[][]
  players: Player[]
}

export const weight = (ship: Ship): number => ship.cargo.reduce((sum, die) => sum + die.die, 0)

/** What a share of this price pays at the end of a round. */
export const dividendOf = (view: PmView, price: number): number => view.dividends[price - 1] ?? 0

/** The dice still missing until a ship may sail: in weight for cargo, in passengers for cruises. */
export function missing(ship: Ship): number {
  const has = ship.kind === 'cruise' ? ship.cargo.length : weight(ship)
  return Math.max(0, ship.least - has)
}

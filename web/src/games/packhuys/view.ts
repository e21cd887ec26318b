/** Packhuys' view, as the rules' view.py writes it. */

export const GAME = 'packhuys'
export const GOODS = ['wine', 'spices', 'tea'] as const
export type Counts = Record<string, number>

export interface Card {
  number: number | null
  shows: string
  symbol: string
  bar: string
}

export interface Lying extends Card {
  cell: string
  column: number
  row: number
  owner: number | null
  area?: number
}

export interface Area {
  area: number
  cell: string
  size: number
  is_open: boolean
  leads: number | null
  keeper: number | null
  is_ignored: boolean
  rank: number | null
  stores: { seat: number; cell: string; warehouses: Counts }[]
}

export interface Player {
  seat: number
  colour: string
  coins: number
  tokens: Counts
  keepers: number | null
  areas: number
  hand_size: { harbour: number; water: number; special: number }
  hand: Card[] | null
  shown: Card[]
  pile: number
  under_pile: number[]
  has_chosen: boolean
  chosen: number | null
  played: Card | null
}

export interface PhView {
  phase: string
  round: number
  mover: number
  to_choose: number[]
  field: { size: number; columns: [number, number]; rows: [number, number]; open_columns: [number, number]; open_rows: [number, number] }
  cards: Lying[]
  only_water: string[]
  areas: Area[]
  ship: string | null
  ship_moves: number
  ship_limit: number
  treasury: number
  supply: Counts
  tokens: Counts
  water_pile: { top: Card | null; size: number }
  special_cards: number
  debt: number
  areas_counted: number | null
  players: Player[]
}

/** One name for a card wherever it lies: harbour numbers exist once for each player, the others once. */
export function pieceOf(card: Card, owner: number | null): string {
  return owner === null || card.shows === 'water' ? `card ${card.number ?? 'centre'}` : `card ${owner} ${card.number}`
}

export const goodsOn = (card: Card): string[] => GOODS.filter((good) => card.shows.split('-').includes(good))
export const isExpansion = (view: PhView): boolean => view.players[0]!.keepers !== null

/** The revealed cards that still wait, first the one whose turn comes first: high numbers, then bars. */
const BARS = ['below', 'none', 'above']
export function waiting(view: PhView): Player[] {
  const order = (p: Player) => p.played!.number! * BARS.length + BARS.indexOf(p.played!.bar)
  return view.players.filter((p) => p.played).toSorted((a, b) => order(b) - order(a))
}

/** Who leads in a kind of goods, and by how much; nobody when it is even. */
export function lead(area: Area, good: string): { counts: { seat: number; count: number }[]; by: number } {
  const counts = area.stores.map((s) => ({ seat: s.seat, count: s.warehouses[good] ?? 0 })).filter((c) => c.count).toSorted((a, b) => b.count - a.count || a.seat - b.seat)
  return { counts, by: (counts[0]?.count ?? 0) - (counts[1]?.count ?? 0) }
}

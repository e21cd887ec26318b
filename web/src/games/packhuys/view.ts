/** The view of Packhuys, as `games/packhuys/view.py` gives it, and what the board reads from it. */

import type { Area, Bar, Good, Kind, Lying, Player, View } from '../../gen/packhuys'

export type { Area, Good, Lying, Player, View } from '../../gen/packhuys'

export const GAME = 'packhuys'
export const GOODS: readonly Good[] = ['wine', 'spices', 'tea']
export type Counts = Record<Good, number>
/** A card as it is drawn, the harbour centre too. */
export type Card = Pick<Lying, 'number' | 'shows' | 'symbol' | 'bar'>

/** One name for a card wherever it lies: harbour numbers exist once for each player, the others once. */
export function pieceOf(card: Card, owner: number | null): string {
  return owner === null || card.shows === 'water'
    ? `card ${card.number ?? 'centre'}`
    : `card ${owner} ${card.number}`
}

export const goodsOn = (card: Card): Good[] => GOODS.filter((good) => card.shows.split('-').includes(good))
/** Goods of a card that are not stored with it: exported, or never stored. A closed area says it no more. */
export const goneFrom = (card: Lying, area: Area): Good[] =>
  area.is_open && card.gained ? goodsOn(card).filter((good) => !card.gained![good]) : []
export const isExpansion = (view: View): boolean => view.players[0]!.keepers !== null

/** The revealed cards that still wait, first the one whose turn comes first: high numbers, then bars. */
const BARS: readonly Bar[] = ['below', 'none', 'above']
export function waiting(view: View): Player[] {
  const order = (p: Player) => p.played!.number * BARS.length + BARS.indexOf(p.played!.bar)
  return view.players.filter((p) => p.played).toSorted((a, b) => order(b) - order(a))
}

/** Does another revealed card that waits bear the same number? Then the bars say who acts first. */
export const isTied = (view: View, seat: number): boolean => {
  const number = view.players[seat]?.played?.number
  return view.players.some((p) => p.seat !== seat && p.played && p.played.number === number)
}

/** Who stores how much of a kind in an area, most first. */
export function storesOf(area: Area, good: Good): { seat: number; count: number }[] {
  const counts = area.stores.map((s) => ({ seat: s.seat, count: s.warehouses[good] }))
  return counts.filter((c) => c.count).toSorted((a, b) => b.count - a.count || a.seat - b.seat)
}

/** Nobody stores anything there. */
export const isEmpty = (area: Area): boolean => GOODS.every((good) => !storesOf(area, good).length)

/** The kind of goods in which whoever leads an area leads most. */
export function bestKind(area: Area): Kind | null {
  const own = area.kinds.filter((k) => k.seat !== null && k.seat === area.leads)
  return own.toSorted((a, b) => b.by - a.by)[0] ?? null
}

/** Does a closed area count at the end, as things stand? */
export const counts = (view: View, area: Area): boolean =>
  area.rank !== null && (!view.areas_counted || area.rank <= view.areas_counted)

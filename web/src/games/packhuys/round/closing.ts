/** An area closes: whose warehouses stand in it, and which of them cancel each other. */

import type { GameEvent, Position } from '../../../kit/server/types'
import { worthOf } from '../../../kit/table/worth'
import { GOODS, type Good, type View } from '../view'

export interface Tally {
  good: Good
  stores: { seat: number; count: number; cancelled: number }[] // most first
}

export interface Closing {
  cell: string // names the area
  size: number
  keeper: number | null
  isLevel: boolean // there are leads, and yet nobody has it
  tallies: Tally[]
}

const CLOSES = ['CONTROLLED', 'UNCONTROLLED', 'IGNORED']
export const PAIR = 120 // ms to cancel one pair
const ENTRY = 500 // before the first
const RESULT = 1500 // the keeper steps in

export const isClosing = (event: GameEvent): boolean => CLOSES.includes(event.kind)

/** What was stored in the closed area: in the areas it was made of, and with the card that closed it. */
export function closingOf(
  before: Position<View> | null,
  position: Position<View>,
  cell: string,
): Closing | null {
  const event = position.events.find((e) => isClosing(e) && String(e.params.cell) === cell)
  const area = position.view.areas.find((a) => a.cell === cell && !a.is_open)
  if (!event || !area) return null
  const cells = new Set(position.view.cards.filter((c) => c.area === area.area).map((c) => c.cell))
  const parts = new Set(before?.view.cards.filter((c) => cells.has(c.cell)).map((c) => c.area))
  const laid = [...(before?.events ?? []), ...position.events].findLast((e) => e.kind === 'LAID')
  const isHere = laid !== undefined && cells.has(String(laid.params.cell))
  const brought = position.events.filter((e) => isHere && e.kind === 'STORED')
  const tallies = GOODS.map((good) => {
    const counts = new Map<number, number>()
    const add = (seat: number, count: number) => count && counts.set(seat, (counts.get(seat) ?? 0) + count)
    for (const part of before?.view.areas ?? [])
      if (parts.has(part.area)) for (const s of part.stores) add(s.seat, s.warehouses[good])
    for (const e of brought) if (e.params.good === good && e.seat !== null) add(e.seat, 1)
    return { good, stores: cancelled(counts) }
  })
  const isLed = tallies.some((t) => t.stores.some((s) => s.count > s.cancelled))
  return {
    cell,
    size: area.size,
    keeper: event.kind === 'CONTROLLED' ? event.seat : null,
    isLevel: event.kind === 'UNCONTROLLED' && isLed,
    tallies: tallies.filter((t) => t.stores.length),
  }
}

/** Whose areas count more, or less, than before, as everybody's worth says. */
export function scored(before: Position | null, position: Position): { seat: number; by: number }[] {
  if (!before) return []
  const areas = (at: Position, seat: number) => worthOf(at, seat)?.parts.areas ?? 0
  return position.worth
    .map(({ seat }) => ({ seat, by: areas(position, seat) - areas(before, seat) }))
    .filter(({ by }) => by !== 0)
}

/** Everybody's warehouses cancel against the second's: what the first has more is the lead. */
function cancelled(counts: Map<number, number>): Tally['stores'] {
  const order = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)
  const second = order[1]?.[1] ?? 0
  return order.map(([seat, count]) => ({ seat, count, cancelled: Math.min(count, second) }))
}

/** When the pairs of a kind begin to cancel, and when all have. */
export function timesOf(closing: Closing): { starts: number[]; end: number; time: number } {
  let at = ENTRY
  const starts = closing.tallies.map((tally) => {
    const start = at
    at += PAIR * (tally.stores[1]?.count ?? 0)
    return start
  })
  return { starts, end: at, time: at + RESULT }
}

/**
 * Where the markers have been, as the log tells it. Events name prices, not fields; a number may stand on several
 * fields, and the one meant is the nearest to where the marker went from there.
 */

import type { GameEvent, LogLine } from '../../../kit/server/types'
import { keptLines } from '../../../kit/log/log'
import type { Field } from './chalk'
import { byColour, isColour, shareOf, type Colour, type View } from '../view'

export interface Point extends Field {
  price: number
  change: number // so many price changes ago; 0: after the last one
  left?: number // the line of the log that moved it on from here
}

export type Trails = Record<Colour, Point[]> // oldest first, the last one is now

type Grid = number[][]

/** The field with this price that is nearest to another. */
export function nearest(grid: Grid, price: number, to: Field): Field {
  let best = to
  let least = Infinity
  grid.forEach((line, row) =>
    line.forEach((value, column) => {
      const far = Math.abs(row - to.row) + Math.abs(column - to.column)
      if (value !== price || far >= least) return
      best = { row, column }
      least = far
    }),
  )
  return best
}

const MOVED = new Set(['PRICE', 'MISSING'])

/** A price that moved: which, from where. */
export function moved(event: GameEvent): { colour: Colour; before: number; after: number } | null {
  const { colour, before, after } = event.params
  if (!MOVED.has(event.kind) || !isColour(colour)) return null
  return { colour, before: Number(before), after: Number(after) }
}

/** The way of every marker up to a position, oldest first. */
export function trails(view: View, lines: LogLine[], seq: number): Trails {
  const found: Trails = byColour((colour) => {
    const { row, column, price } = shareOf(view, colour)
    return [{ row, column, price, change: 0 }]
  })
  let change = 0
  const told = keptLines(lines.filter((line) => line.seq <= seq))
  for (const { events, seq: left } of told.toReversed()) {
    const begins = events.findIndex((event) => event.kind === 'CHANGE')
    for (let k = events.length - 1; k >= 0; k--) {
      const move = moved(events[k]!)
      if (move) {
        const way = found[move.colour]
        const field = nearest(view.grid, move.before, way[0]!)
        const isDrawn = begins >= 0 && k > begins && events[k]!.kind === 'PRICE'
        way.unshift({ ...field, price: move.before, change: change + (isDrawn ? 1 : 0), left })
      }
      if (k === begins) change += 1
    }
  }
  return found
}

/** By how much a marker moved last; what one line of the log tells, a change and its lift, is one movement. */
export function lastStep(way: Point[]): number {
  const { left } = way.at(-2) ?? {}
  const from = left === undefined ? undefined : way.find((point) => point.left === left)
  return from ? way.at(-1)!.price - from.price : 0
}

/** The last so many changes: where the marker stood after each, and now. */
export function lastChanges(way: Point[], changes: number): Point[] {
  const kept: Point[] = []
  for (const point of way) {
    if (point.change > changes) continue
    const before = kept.at(-1)
    if (before?.change === point.change && point.change) kept[kept.length - 1] = point
    else kept.push(point)
  }
  return kept
}

/** Prices at the end of the last changes, and now: for a small curve. */
export function curve(way: Point[], changes: number): number[] {
  const at = new Map<number, number>()
  for (const { change, price } of way) at.set(change, price)
  const first = way[0]!.price
  const values: number[] = []
  let last = first
  for (let k = Math.max(...at.keys()); k >= 0; k--) {
    last = at.get(k) ?? last
    if (k <= changes) values.push(last)
  }
  return values
}

/** The harbour as a grid: which columns and rows are drawn, where a cell lies, which card bears an area's mark. */

import type { Outcome } from '../../../gen/packhuys'
import type { Area, Lying, View } from '../view'

export const CELL = 100
const COLUMN_NAMES = 'abcdefghijklm'
const MIDDLE = 6 // the column of the harbour centre at the start
export const SLIM = 18 // how far a half cell reaches beyond the field

/** Around the field: for names and for what may still come. In the hand names need more of it. */
export interface Margin {
  left: number
  right: number
  top: number
  bottom: number
}
export const AT_A_DESK: Margin = { left: 23, right: 27, top: 23, bottom: 23 }
export const IN_THE_HAND: Margin = { left: 38, right: 38, top: 34, bottom: 34 }

/** Names stand beyond the half cells, so that nothing lies on them. */
export const around = (margin: Margin, window: Window): Margin => ({
  ...margin,
  left: margin.left + (isHalf(window.west) ? SLIM : 0),
  bottom: margin.bottom + (isHalf(window.south) ? SLIM : 0),
})

/** The outermost columns and rows; halves where the outermost are drawn half. */
export interface Window {
  west: number
  east: number
  south: number
  north: number
}

/**
 * As many columns and rows as the harbour has in the end, around its centre, or where they were `before`: what is seen
 * moves only when a cell that may be taken would lie outside. Where one more may come on either side, half of each is
 * drawn; in the hand (`isWhole`) all of it, which a finger needs.
 */
export function windowOf(
  view: Pick<View, 'field' | 'cards'>,
  before: Window | null = null,
  isWhole = false,
): Window {
  const { columns, rows, size } = view.field
  const centre = view.cards.find((c) => c.shows === 'centre')
  const half = Math.floor(size / 2)
  const [across, along] = [
    before?.west ?? (centre?.column ?? MIDDLE) - half,
    before?.south ?? (centre?.row ?? MIDDLE + 1) - half,
  ]
  const [west, east] = reachOf(columns, size, Math.ceil(across), isWhole)
  const [south, north] = reachOf(rows, size, Math.ceil(along), isWhole)
  return { west, east, south, north }
}

function reachOf(reached: number[], size: number, wanted: number, isWhole: boolean): [number, number] {
  const [first, last] = [reached[0]!, reached[1]!]
  const more = size - (last - first + 1)
  const aside = isWhole ? 1 : 0.5
  if (more === 1) return [first - aside, last + aside]
  const beside = more ? 1 : 0
  const start = clamp(wanted, last + beside - size + 1, first - beside)
  return [start, start + size - 1]
}

export const clamp = (n: number, least: number, most: number): number =>
  Math.min(Math.max(n, least), Math.max(least, most))

/** Every whole column or row that is seen, also those of which half is. */
export const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.ceil(to) - Math.floor(from) + 1 }, (_, k) => Math.floor(from) + k)

export const isHalf = (edge: number): boolean => !Number.isInteger(edge)

/** How many more columns or rows may still come on each side. */
export function growth(view: Pick<View, 'field'>): {
  west: number
  east: number
  south: number
  north: number
} {
  const { columns, rows, open_columns: across, open_rows: along } = view.field
  return {
    west: columns[0]! - across[0]!,
    east: across[1]! - columns[1]!,
    south: rows[0]! - along[0]!,
    north: along[1]! - rows[1]!,
  }
}

export function cellName(column: number, row: number): string {
  return `${COLUMN_NAMES[column]}${row}`
}

export const columnOf = (cell: string): number => COLUMN_NAMES.indexOf(cell[0]!)
export const rowOf = (cell: string): number => Number(cell.slice(1))

export function corner(window: Window, column: number, row: number): { x: number; y: number } {
  return { x: (column - window.west) * CELL, y: (window.north - row) * CELL }
}

/** Where a free cell is drawn: a square; at the edge of the window half of it, and what the margin has room for. */
export function plot(
  window: Window,
  column: number,
  row: number,
): { x: number; y: number; width: number; height: number } {
  const { x, y } = corner(window, column, row)
  const width = (window.east - window.west + 1) * CELL
  const height = (window.north - window.south + 1) * CELL
  const [left, top] = [Math.max(x + 7, -SLIM), Math.max(y + 7, -SLIM)]
  return {
    x: left,
    y: top,
    width: Math.min(x + CELL - 7, width + SLIM) - left,
    height: Math.min(y + CELL - 7, height + SLIM) - top,
  }
}

const CARD = 90
const ASIDE = 7 // from the cell to the drawn space

/** Where a card that may be laid is foreseen, and how large: in a space that is half drawn it is smaller, but whole. */
export function ghostAt(
  window: Window,
  column: number,
  row: number,
): { x: number; y: number; scale: number } {
  const { x, y, width, height } = plot(window, column, row)
  const least = Math.min(width, height)
  const side = least < CELL - 2 * ASIDE ? least : CARD
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, scale: side / CARD }
}

/** Empty cells of the window that touch a card. */
export function shores(
  view: Pick<View, 'cards'>,
  window: Window,
): { column: number; row: number; cell: string }[] {
  const taken = new Set(view.cards.map((c) => c.cell))
  const found = []
  for (const row of steps(window.south, window.north).toReversed()) {
    for (const column of steps(window.west, window.east)) {
      const beside = [
        cellName(column - 1, row),
        cellName(column + 1, row),
        cellName(column, row - 1),
        cellName(column, row + 1),
      ]
      const cell = cellName(column, row)
      if (!taken.has(cell) && beside.some((name) => taken.has(name))) found.push({ column, row, cell })
    }
  }
  return found
}

/** The card of an area that bears its mark: the topmost, then the leftmost; above it no card of the area lies. */
export function markOf(cards: Lying[], area: number): Lying | undefined {
  return cards.filter((c) => c.area === area).toSorted((a, b) => b.row - a.row || a.column - b.column)[0]
}

/** What an area is called: the cell over which its mark stands. */
export const nameOf = (view: Pick<View, 'cards'>, { area, cell }: Pick<Area, 'area' | 'cell'>): string =>
  markOf(view.cards, area)?.cell ?? cell

/** Corners at which four cards of one area meet: its plate has no hole there. */
export function joints(cards: Lying[]): { column: number; row: number; area: number }[] {
  const areas = new Map(cards.map((c) => [c.cell, c.area]))
  return cards.flatMap(({ column, row, area }) => {
    const others = [cellName(column + 1, row), cellName(column, row - 1), cellName(column + 1, row - 1)]
    return area !== null && others.every((cell) => areas.get(cell) === area) ? [{ column, row, area }] : []
  })
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  weight?: number // how much it matters that it is seen
}

const GAP = 6
const CHOSEN = 40 // times as much as what only lies around
const TOLD = 10
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const STEPS = [0, -1, 1, -2, 2] // half notes along a side

/**
 * Where a note of this size stands beside a cell, within the field: where it hides least of what it speaks of, and then
 * least of the `others` that lie around.
 */
export function beside(
  cell: Box,
  note: Pick<Box, 'width' | 'height'>,
  avoid: Box[],
  field: Pick<Box, 'width' | 'height'>,
  others: Box[] = [],
): { x: number; y: number } {
  const told = [cell, ...avoid]
  const [west, north] = [Math.min(...told.map((b) => b.x)), Math.min(...told.map((b) => b.y))]
  const east = Math.max(...told.map((b) => b.x + b.width))
  const south = Math.max(...told.map((b) => b.y + b.height))
  const x = cell.x + (cell.width - note.width) / 2
  const y = cell.y + (cell.height - note.height) / 2
  const near = [
    [x, cell.y - note.height - GAP],
    [x, cell.y + cell.height + GAP],
    [cell.x + cell.width + GAP, y],
    [cell.x - note.width - GAP, y],
    [x, north - note.height - GAP],
    [x, south + GAP],
    [east + GAP, y],
    [west - note.width - GAP, y],
  ]
  const far = others.length
    ? STEPS.flatMap((step) => [
        [x + (step * note.width) / 2, north - note.height - GAP],
        [x + (step * note.width) / 2, south + GAP],
        [east + GAP, y + step * CELL],
        [west - note.width - GAP, y + step * CELL],
      ])
    : []
  const places = [...near, ...far].map(([left, top]) => ({
    x: clamp(left!, 0, field.width - note.width),
    y: clamp(top!, 0, field.height - note.height),
  }))
  const hidden = (at: { x: number; y: number }) =>
    told.reduce((sum, box, k) => sum + shared({ ...at, ...note }, box) * (k ? TOLD : CHOSEN), 0) +
    others.reduce((sum, box) => sum + shared({ ...at, ...note }, box) * (box.weight ?? 1), 0)
  return places.reduce((best, at) => (hidden(at) < hidden(best) ? at : best))
}

/**
 * What a card would close, and the area that it joins: water makes none, it only lies beside some; and land that
 * begins one of its own says the same wherever it lies.
 */
export const prospectOf = (
  outcomes: Outcome[],
  isLand: boolean,
): { closed: Outcome[]; made: Outcome | null } => ({
  closed: outcomes.filter((o) => o.is_closed),
  made: (isLand && outcomes.find((o, k) => k === 0 && !o.is_closed && o.joins.length)) || null,
})

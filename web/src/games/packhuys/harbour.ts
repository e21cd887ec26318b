/** The harbour as a grid: which columns and rows are drawn, where a cell lies, which card bears an area's mark. */

import type { Lying, View } from './view'

export const CELL = 100
const COLUMN_NAMES = 'abcdefghijklm'
const MIDDLE = 6 // the column of the harbour centre at the start
export const MARGIN = 23 // around the field, for names and for what may still come

export interface Window {
  west: number
  east: number
  south: number
  north: number
}

/**
 * As many columns and rows as the harbour has in the end, around its centre: the field keeps its size from the first
 * card to the last, and moves only when cards would lie outside.
 */
export function windowOf(view: Pick<View, 'field' | 'cards'>): Window {
  const { columns, rows, size } = view.field
  const centre = view.cards.find((c) => c.shows === 'centre')
  const [west, east] = around(columns, size, centre?.column ?? MIDDLE)
  const [south, north] = around(rows, size, centre?.row ?? MIDDLE + 1)
  return { west, east, south, north }
}

function around(reached: number[], size: number, middle: number): [number, number] {
  const [first, last] = [reached[0]!, reached[1]!]
  let start = Math.min(middle - Math.floor(size / 2), first)
  start = Math.max(start, last - size + 1)
  return [start, start + size - 1]
}

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

/** Between which columns nothing of the top row reaches over the upper edge: near the middle, counted from the west. */
export function gapAbove(view: Pick<View, 'field' | 'cards'>): number {
  const { west, north } = windowOf(view)
  const taken = new Set(view.cards.filter((c) => c.row === north).map((c) => c.column - west))
  const middle = view.field.size / 2
  const gaps = Array.from({ length: view.field.size - 1 }, (_, k) => k + 1).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a,
  )
  return gaps.find((k) => !taken.has(k - 1) && !taken.has(k)) ?? gaps[0]!
}

export function cellName(column: number, row: number): string {
  return `${COLUMN_NAMES[column]}${row}`
}

export const columnOf = (cell: string): number => COLUMN_NAMES.indexOf(cell[0]!)
export const rowOf = (cell: string): number => Number(cell.slice(1))

export function corner(window: Window, column: number, row: number): { x: number; y: number } {
  return { x: (column - window.west) * CELL, y: (window.north - row) * CELL }
}

/** Where a cell is drawn: inside the window a square, beyond it what the margin has room for. */
export function plot(
  window: Window,
  column: number,
  row: number,
): { x: number; y: number; width: number; height: number } {
  const { x, y } = corner(window, column, row)
  const [across, along] = [window.east - window.west + 1, window.north - window.south + 1]
  const slim = MARGIN - 5
  return {
    x: column < window.west ? -slim - 1 : column > window.east ? across * CELL + 1 : x + 7,
    y: row > window.north ? -slim - 1 : row < window.south ? along * CELL + 1 : y + 7,
    width: column < window.west || column > window.east ? slim : CELL - 14,
    height: row > window.north || row < window.south ? slim : CELL - 14,
  }
}

/** Empty cells that touch a card; beside the window only where the harbour may still grow. */
export function shores(
  view: Pick<View, 'cards' | 'field'>,
  window: Window,
): { column: number; row: number; cell: string }[] {
  const taken = new Set(view.cards.map((c) => c.cell))
  const more = growth(view)
  const [west, east] = [window.west - Math.sign(more.west), window.east + Math.sign(more.east)]
  const [south, north] = [window.south - Math.sign(more.south), window.north + Math.sign(more.north)]
  const found = []
  for (let row = north; row >= south; row--) {
    for (let column = west; column <= east; column++) {
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

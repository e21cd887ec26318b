/** The harbour as a grid: which columns and rows are drawn, where a cell lies, which card bears an area's mark. */

import type { Lying, View } from './view'

export const CELL = 100
const COLUMN_NAMES = 'abcdefghijklm'
const LAST = COLUMN_NAMES.length

export interface Window {
  west: number
  east: number
  south: number
  north: number
}

/** What the cards reach, and one more on each side where they may still grow. */
export function windowOf(view: Pick<View, 'field'>): Window {
  const { columns, rows } = view.field
  const more = growth(view)
  return {
    west: Math.max(columns[0]! - Math.min(more.west, 1), 0),
    east: Math.min(columns[1]! + Math.min(more.east, 1), LAST - 1),
    south: Math.max(rows[0]! - Math.min(more.south, 1), 1),
    north: Math.min(rows[1]! + Math.min(more.north, 1), LAST),
  }
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

export function cellName(column: number, row: number): string {
  return `${COLUMN_NAMES[column]}${row}`
}

export function corner(window: Window, column: number, row: number): { x: number; y: number } {
  return { x: (column - window.west) * CELL, y: (window.north - row) * CELL }
}

/** Empty cells of the window that touch a card. */
export function shores(
  view: Pick<View, 'cards'>,
  window: Window,
): { column: number; row: number; cell: string }[] {
  const taken = new Set(view.cards.map((c) => c.cell))
  const found = []
  for (let row = window.north; row >= window.south; row--) {
    for (let column = window.west; column <= window.east; column++) {
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

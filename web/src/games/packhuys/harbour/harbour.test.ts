import { describe, expect, it } from 'vitest'
import type { Bar, Outcome } from '../../../gen/packhuys'
import {
  around,
  beside,
  cellName,
  corner,
  ghostAt,
  growth,
  IN_THE_HAND,
  joints,
  markOf,
  nameOf,
  plot,
  prospectOf,
  shores,
  steps,
  windowOf,
} from './harbour'
import {
  bestKind,
  goneFrom,
  pieceOf,
  storesOf,
  waiting,
  type Area,
  type Card,
  type Lying,
  type Player,
  type View,
} from '../view'

const card = (cell: string, column: number, row: number, area: number | null = null): Lying => ({
  cell,
  column,
  row,
  number: 1,
  shows: 'wine',
  symbol: 'none',
  bar: 'none',
  owner: area === null ? null : 0,
  area,
  gained: null,
})

function view(cards: Lying[], size = 6): Pick<View, 'cards' | 'field'> {
  const columns = [Math.min(...cards.map((c) => c.column)), Math.max(...cards.map((c) => c.column))] as [
    number,
    number,
  ]
  const rows = [Math.min(...cards.map((c) => c.row)), Math.max(...cards.map((c) => c.row))] as [
    number,
    number,
  ]
  return {
    cards,
    field: {
      size,
      columns,
      rows,
      open_columns: [columns[1] - size + 1, columns[0] + size - 1],
      open_rows: [rows[1] - size + 1, rows[0] + size - 1],
    },
  }
}

describe('the harbour', () => {
  it('has its full size from the first card, around the centre', () => {
    const seen = view([{ ...card('g7', 6, 7), shows: 'centre' }])
    expect(windowOf(seen)).toEqual({ west: 3, east: 8, south: 4, north: 9 })
    expect(growth(seen)).toEqual({ west: 5, east: 5, south: 5, north: 5 })
    expect(shores(seen, windowOf(seen)).map((s) => s.cell)).toEqual(['g8', 'f7', 'h7', 'g6'])
  })

  it('moves only when cards would lie outside', () => {
    const seen = view([{ ...card('g7', 6, 7), shows: 'centre' }, card('b7', 1, 7)])
    expect(windowOf(seen)).toMatchObject({ west: 1, east: 6, south: 4, north: 9 })
    expect(growth(seen)).toMatchObject({ west: 0, east: 0 })
  })

  it('moves before cards reach its edge: every cell that may be taken is seen whole', () => {
    const seen = view([{ ...card('g7', 6, 7), shows: 'centre' }, card('d7', 3, 7)])
    expect(windowOf(seen)).toMatchObject({ west: 2, east: 7 })
    const cells = shores(seen, windowOf(seen))
    expect(cells.map((s) => s.cell)).toEqual(['d8', 'g8', 'c7', 'e7', 'f7', 'h7', 'd6', 'g6'])
    expect(new Set(cells.map((s) => plot(windowOf(seen), s.column, s.row).width))).toEqual(new Set([86]))
  })

  it('shows half of the last column that may come, on either side', () => {
    const seen = view([{ ...card('g7', 6, 7), shows: 'centre' }, card('c7', 2, 7)])
    const window = windowOf(seen) // c to g are taken; b or h may come
    expect(window).toMatchObject({ west: 1.5, east: 6.5 })
    expect(steps(window.west, window.east)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(corner(window, 2, 7).x).toBe(50)
    const cells = shores(seen, window).map((s) => s.cell)
    expect(cells).toContain('b7')
    expect(cells).toContain('h7')
    expect(plot(window, 1, 7)).toMatchObject({ x: -18, width: 61 })
    expect(plot(window, 7, 7)).toMatchObject({ x: 557, width: 61 })
  })

  it('shows the last column that may come whole in the hand, on either side', () => {
    const seen = view([{ ...card('g7', 6, 7), shows: 'centre' }, card('c7', 2, 7)])
    const window = windowOf(seen, null, true) // c to g are taken; b or h may come
    expect(window).toMatchObject({ west: 1, east: 7 })
    expect(steps(window.west, window.east)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const cells = shores(seen, window).map((s) => s.cell)
    expect(cells).toContain('b7')
    expect(cells).toContain('h7')
    expect([plot(window, 1, 7).width, plot(window, 7, 7).width]).toEqual([86, 86])
  })

  it('stays where it is when a card is removed, until a space would lie outside', () => {
    const centre = { ...card('g7', 6, 7), shows: 'centre' as const }
    const moved = windowOf(view([centre, card('i7', 8, 7)]))
    expect(moved).toMatchObject({ west: 4, east: 9 })
    expect(windowOf(view([centre]), moved)).toEqual(moved)
    expect(windowOf(view([centre, card('d7', 3, 7)]), moved)).toMatchObject({ west: 2, east: 7 })
  })

  it('lays rows upwards and columns to the right', () => {
    const window = { west: 1, east: 6, south: 3, north: 8 }
    expect(corner(window, 1, 8)).toEqual({ x: 0, y: 0 })
    expect(corner(window, 2, 7)).toEqual({ x: 100, y: 100 })
    expect(cellName(0, 1)).toBe('a1')
  })

  it('leaves no hole where four cards of an area meet', () => {
    const square = [card('b1', 1, 1, 0), card('c1', 2, 1, 0), card('b2', 1, 2, 0), card('c2', 2, 2, 0)]
    expect(joints(square)).toEqual([{ column: 1, row: 2, area: 0 }])
    expect(joints(square.slice(1))).toEqual([])
    expect(joints([...square.slice(0, 3), card('c2', 2, 2, 1)])).toEqual([])
  })

  it('marks an area on its topmost, then leftmost card', () => {
    const cards = [card('b1', 1, 1, 0), card('c2', 2, 2, 0), card('b2', 1, 2, 0), card('a3', 0, 3, 1)]
    expect(markOf(cards, 0)?.cell).toBe('b2')
    expect(markOf(cards, 7)).toBeUndefined()
    expect(nameOf({ cards }, { area: 0, cell: 'c2' })).toBe('b2')
  })
})

describe('what lies there', () => {
  it('tells who stores a kind and where the leader leads most', () => {
    const kinds = [
      { good: 'wine', seat: 1, by: 2 },
      { good: 'spices', seat: 1, by: 3 },
      { good: 'tea', seat: 0, by: 4 },
    ]
    const area = {
      leads: 1,
      kinds,
      stores: [
        { seat: 0, cell: 'a2', warehouses: { wine: 1, spices: 0, tea: 0 } },
        { seat: 1, cell: 'a1', warehouses: { wine: 3, spices: 0, tea: 0 } },
      ],
    } as Area
    expect(storesOf(area, 'wine')).toEqual([
      { seat: 1, count: 3 },
      { seat: 0, count: 1 },
    ])
    expect(storesOf(area, 'tea')).toEqual([])
    expect(bestKind(area)?.good).toBe('spices')
    expect(bestKind({ ...area, leads: null })).toBeNull()
  })

  it('waiting cards stand in play order: number, then bar', () => {
    const player = (seat: number, number: number, bar: Bar) => ({ seat, played: { number, bar } }) as Player
    const seen = {
      players: [player(0, 5, 'none'), player(1, 9, 'none'), player(2, 9, 'above'), { seat: 3, played: null }],
    } as View
    expect(waiting(seen).map((p) => p.seat)).toEqual([2, 1, 0])
  })

  it('water has one name, harbour cards one for each owner', () => {
    const face: Card = { number: 40, shows: 'water', symbol: 'none', bar: 'none' }
    expect(pieceOf(face, 2)).toBe(pieceOf(face, null))
    expect(pieceOf({ ...face, shows: 'tea' }, 1)).not.toBe(pieceOf({ ...face, shows: 'tea' }, 2))
  })
})

it('puts a note beside what it speaks of', () => {
  const field = { width: 600, height: 600 }
  const note = { width: 250, height: 40 }
  const box = (column: number, row: number) => ({ x: column * 100, y: row * 100, width: 100, height: 100 })
  const cell = box(2, 3)
  expect(beside(cell, note, [], field)).toEqual({ x: 125, y: 254 })
  expect(beside(cell, note, [box(2, 2)], field)).toEqual({ x: 125, y: 406 })
  const area = [box(2, 2), box(2, 4), box(1, 3)]
  expect(beside(cell, note, area, field)).toEqual({ x: 306, y: 330 })
  const free = [{ ...box(2, 2), weight: 2 }]
  expect(beside(cell, note, [], field, free)).toEqual({ x: 125, y: 406 })
})

it('leaves room for names beyond half cells', () => {
  const half = { west: 0.5, east: 6.5, south: 1, north: 7 }
  const { left, bottom } = around(IN_THE_HAND, half)
  expect(left - IN_THE_HAND.left).toBe(-plot(half, 0, 3).x)
  expect(bottom).toBe(IN_THE_HAND.bottom)
})

it('foresees a whole card also where half a space is drawn', () => {
  const window = { west: 2.5, east: 9.5, south: 4, north: 10 }
  expect(ghostAt(window, 5, 8)).toEqual({ x: 255, y: 205, scale: 1 })
  for (const [column, row] of [
    [2, 8],
    [10, 8],
  ] as const) {
    const space = plot(window, column, row)
    const { x, y, scale } = ghostAt(window, column, row)
    expect(scale).toBeGreaterThan(0.6)
    expect(scale).toBeLessThan(1)
    expect(x).toBeGreaterThanOrEqual(space.x)
    expect(x + 90 * scale).toBeLessThanOrEqual(space.x + space.width + 0.001)
    expect(y).toBeGreaterThanOrEqual(space.y)
  }
})

it('tells apart what a card closes and what it joins', () => {
  const outcome = (is_closed: boolean, size: number) =>
    ({ joins: [1], size, is_closed, leads: 0, decided: 'lead', good: 'tea', by: 1, room: 2 }) as Outcome
  const [open, closed] = [outcome(false, 2), outcome(true, 3)]
  expect(prospectOf([open, closed], true)).toEqual({ closed: [closed], made: open })
  expect(prospectOf([{ ...open, joins: [] }], true).made).toBe(null) // an area of its own is the same everywhere
  expect(prospectOf([closed], true)).toEqual({ closed: [closed], made: null })
  expect(prospectOf([open, closed], false)).toEqual({ closed: [closed], made: null }) // water makes no area
  expect(prospectOf([closed, open], true).made).toBe(null) // what it made is closed; the other only lies beside it
})

it('draws dashed what a card shows and does not store, while its area is open', () => {
  const laid = { ...card('e5', 4, 5, 1), shows: 'wine-tea' as const, gained: { wine: 0, spices: 0, tea: 1 } }
  expect(goneFrom(laid, { is_open: true } as Area)).toEqual(['wine'])
  expect(goneFrom(laid, { is_open: false } as Area)).toEqual([])
  expect(goneFrom({ ...laid, gained: null }, { is_open: true } as Area)).toEqual([])
})

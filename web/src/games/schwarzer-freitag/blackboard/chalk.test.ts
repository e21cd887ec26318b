import { describe, expect, it } from 'vitest'
import { EDGE, fan, LABEL, labels, slate, steps, type Spot } from './chalk'

const SIZES: [string, number, number][] = [
  ['390', 51, 31],
  ['1280', 83, 42],
  ['1920', 140, 58],
]

const apart = (a: Spot, b: Spot) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
const pairs = (spots: Spot[]) => spots.flatMap((a, k) => spots.slice(k + 1).map((b) => [a, b] as const))

describe.each(SIZES)('markers that share a field at %s', (_, w, h) => {
  it.each([1, 2, 3, 4, 5])('%i stand inside it and never overlap', (count) => {
    const spots = fan(count, w, h)
    expect(spots).toHaveLength(count)
    for (const { x, y, size } of spots) {
      expect(size).toBeGreaterThanOrEqual(9)
      expect(x - size / 2).toBeGreaterThanOrEqual(0)
      expect(x + size / 2).toBeLessThanOrEqual(w + 0.5)
      expect(y - size / 2).toBeGreaterThanOrEqual(0)
      expect(y + size / 2).toBeLessThanOrEqual(h + 0.5)
    }
    for (const [a, b] of pairs(spots)) expect(apart(a, b)).toBeGreaterThanOrEqual(a.size)
  })
})

it.each([1, 2])('%i in a field of a phone keep off a price of three digits', (count) => {
  for (const { x, y, size } of fan(count, 51, 33))
    expect(x - size / 2 >= 28.5 || y - size / 2 >= 15).toBe(true)
})

describe('markers that share a field on a phone, where one is to be chosen', () => {
  const [w, h] = [51, 31]
  it.each([2, 3, 4, 5])('%i are as large as one alone, and a finger can tell them apart', (count) => {
    const spots = fan(count, w, h, w, true)
    expect(spots).toHaveLength(count)
    for (const { x, y, size } of spots) {
      expect(size).toBeGreaterThanOrEqual(18)
      expect(x - size / 2).toBeGreaterThanOrEqual(-6)
      expect(y - size / 2).toBeGreaterThanOrEqual(-EDGE)
      expect(y + size / 2).toBeLessThanOrEqual(h + EDGE)
      expect(x - size / 2 >= 26 || y - size / 2 >= 13).toBe(true) // the price stays in sight
    }
    for (const [a, b] of pairs(spots)) expect(apart(a, b)).toBeGreaterThanOrEqual(24)
  })
  it('stay on the board in the last column', () => {
    for (const { x, size } of fan(5, w, h, EDGE, true)) expect(x + size / 2).toBeLessThanOrEqual(w + EDGE)
  })
})

it('the board is filled, the bottom row below', () => {
  const s = slate(668, 570, 13, 7)
  expect(s.y(0)).toBeGreaterThan(s.y(12))
  expect(s.x(7)).toBeCloseTo(668 - 9)
  expect(s.y(0) + s.h).toBeCloseTo(570 - 9)
})

it('a marker goes rows first, then sideways', () => {
  expect(steps({ row: 3, column: 6 }, { row: 5, column: 5 })).toEqual([
    { row: 3, column: 6 },
    { row: 4, column: 6 },
    { row: 5, column: 6 },
    { row: 5, column: 5 },
  ])
  expect(steps({ row: 1, column: 1 }, { row: 1, column: 1 })).toHaveLength(1)
})

it.each([
  [668, 570],
  [362, 460],
])('labels beside markers lie over nothing, wherever these stand (%i×%i)', (width, height) => {
  const s = slate(width, height, 13, 7)
  for (const [row, column] of [
    [0, 0],
    [0, 3],
    [6, 6],
    [12, 6],
  ] as const) {
    const beyond = column === 6 ? EDGE : s.w
    const markers = fan(5, s.w, s.h, beyond).map((m) => ({ ...m, x: m.x + s.x(column), y: m.y + s.y(row) }))
    const found = labels(markers, markers, LABEL.width, LABEL.height, s)
    const boxes = [
      ...found.map(({ x, y }) => ({ x, y, w: LABEL.width, h: LABEL.height })),
      ...markers.map(({ x, y, size }) => ({ x, y, w: size, h: size })),
    ]
    found.forEach(({ x, y }, k) => {
      expect(x - LABEL.width / 2).toBeGreaterThanOrEqual(0)
      expect(y + LABEL.height / 2).toBeLessThanOrEqual(height)
      boxes.forEach((other, n) => {
        if (n === k) return
        const isApart =
          Math.abs(x - other.x) >= (LABEL.width + other.w) / 2 ||
          Math.abs(y - other.y) >= (LABEL.height + other.h) / 2
        expect(isApart, `${k} and ${n} of ${row}, ${column}`).toBe(true)
      })
    })
  }
})

import { describe, expect, it } from 'vitest'
import { fan, slate, steps } from './chalk'

const SIZES: [string, number, number][] = [
  ['1280', 83, 42],
  ['1920', 140, 58],
  ['a phone', 52, 36],
]

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
    spots.forEach((a, k) =>
      spots.slice(k + 1).forEach((b) => {
        const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
        expect(apart).toBeGreaterThanOrEqual(a.size)
      }),
    )
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

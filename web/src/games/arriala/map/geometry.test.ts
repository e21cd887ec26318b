import { describe, expect, it } from 'vitest'
import {
  apart,
  arc,
  arrows,
  band,
  bed,
  columnsFor,
  crowd,
  gathering,
  lay,
  middle,
  NARROW,
  passed,
  steady,
  thread,
  WIDE,
} from './geometry'

describe('the canal on the map', () => {
  it.each([
    [36, 13, 0.5, WIDE],
    [36, 8, 1.2, NARROW],
    [25, 9, 0.5, WIDE],
    [45, 15, 0.3, WIDE],
    [5, 8, 0.2, NARROW],
  ])('%i places in rows of %i touch nowhere and stay inside', (count, columns, ratio, measures) => {
    const { spots, width, height } = lay(count, columns, ratio, measures)
    expect(spots).toHaveLength(count)
    for (const [k, a] of spots.entries()) {
      expect(a.x).toBeGreaterThan(20)
      expect(a.x).toBeLessThan(width - 20)
      expect(a.y).toBeGreaterThan(45)
      expect(a.y).toBeLessThan(height - 40)
      for (const b of spots.slice(k + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(measures.step * 0.9)
    }
  })

  it('fills the height there is', () => {
    expect(lay(36, 13, 0.51).height).toBe(Math.round(0.51 * 956))
    expect(lay(36, 13, 0.1).height).toBe(WIDE.top + 2 * WIDE.row + WIDE.bottom) // never squeezed
  })

  it('three rows where there is room, eight columns in the hand', () => {
    expect(columnsFor(36, false)).toBe(13)
    expect(columnsFor(25, false)).toBe(9)
    expect(columnsFor(36, true)).toBe(8)
  })

  it('neighbours on the canal are neighbours on the map', () => {
    const { spots } = lay(36, 13, 0.51)
    for (const [k, a] of spots.slice(1).entries())
      expect(Math.hypot(a.x - spots[k]!.x, a.y - spots[k]!.y)).toBeLessThan(190)
  })

  it('the thread goes through every spot', () => {
    const { spots } = lay(20, 7)
    const path = thread(spots)
    for (const s of spots) expect(path).toContain(`${s.x} ${s.y}`)
    expect(thread([])).toBe('')
    expect(band(spots.slice(0, 1))).toMatch(/h\.1$/)
  })

  it('the bed of a stretch reaches its borders', () => {
    const spots = [0, 10, 20, 30].map((x) => ({ x, y: 0 }))
    expect(bed(spots, 1, 2)).toMatch(/^M0 0.* 30 0$/)
    expect(bed(spots, 0, 0)).toMatch(/^M0 0.* 10 0$/)
  })

  it('the middle of one field is the field, of a bend its longer side', () => {
    expect(middle([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4 })
    const bend = [...[0, 72, 144].map((x) => ({ x, y: 0 })), { x: 144, y: 150 }]
    expect(middle(bend)).toEqual({ x: 72, y: 0 })
  })

  it('ribbons of a row do not touch and stay on the map', () => {
    const at = [0, 30, 60].map((x) => ({ x, y: 10, width: 90 }))
    const placed = apart(at, 600)
    for (const [k, a] of placed.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(45)
      for (const b of placed.slice(k + 1)) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(90)
    }
    expect(
      apart(
        [
          { x: 50, y: 0, width: 90 },
          { x: 52, y: 150, width: 90 },
        ],
        600,
      )[1],
    ).toEqual({ x: 52, y: 150 })
  })

  it('a walk passes every field between, either way', () => {
    const spots = [0, 1, 2, 3].map((x) => ({ x, y: 0 }))
    expect(passed(spots, 3, 1).map((s) => s.x)).toEqual([3, 2, 1])
    expect(passed(spots, 1, 3).map((s) => s.x)).toEqual([1, 2, 3])
    expect(arc({ x: 0, y: 0 }, { x: 10, y: 0 })).toMatch(/^M0 0Q5 -/)
  })

  it('arrows stand between the places of a way, and point along it', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ]
    expect(arrows(way)).toEqual([
      { x: 5, y: 0, turn: 0 },
      { x: 10, y: 5, turn: 90 },
    ])
  })

  it('a crowd stands apart', () => {
    const all = crowd(7, 4, 10).map((s) => `${s.x} ${s.y}`)
    expect(new Set(all).size).toBe(7)
    for (const n of [1, 4, 9, 20]) {
      const { size, spots } = gathering(n)
      for (const [k, a] of spots.entries())
        for (const b of spots.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(size)
    }
  })
})

it('pushes no ribbon over the edge of the map', () => {
  const crowded = [300, 310, 370].map((x) => ({ x, y: 0, width: 80 }))
  expect(apart(crowded, 400).map((s) => s.x)).toEqual([184, 270, 356])
})

it('keeps ribbons off the names of towns', () => {
  const name = { x: 100, y: 50, width: 60 }
  const [one] = apart([{ x: 110, y: 60, width: 80 }], 400, [name])
  expect(one!.x).toBe(176)
  expect(apart([{ x: 110, y: 72, width: 80 }], 400, [name])[0]!.x).toBe(176) // its lower edge
  expect(apart([{ x: 110, y: 90, width: 80 }], 400, [name])[0]!.x).toBe(110) // a row further down
  expect(apart([{ x: 300, y: 50, width: 80 }], 370, [{ ...name, x: 310 }])[0]!.x).toBe(234) // no room to the right
})

describe('water', () => {
  it('follows the bed exactly, round a bend too', () => {
    const { spots } = lay(36, 13, 0.5, WIDE)
    const whole = thread(spots)
    for (const [first, last] of [
      [11, 14],
      [22, 26],
      [0, 3],
      [33, 35],
    ] as const) {
      const curves = bed(spots, first, last).split('C').slice(1)
      expect(curves).toHaveLength(Math.min(last + 1, 35) - Math.max(first - 1, 0))
      for (const curve of curves) expect(whole).toContain(curve)
    }
  })
})

it('the map of a small screen keeps its height, whatever the sheet takes', () => {
  expect(steady(512, 844)).toBe(steady(590, 844))
  expect(steady(300, 844)).toBe(300)
})

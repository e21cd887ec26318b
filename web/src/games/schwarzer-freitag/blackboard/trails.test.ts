import { expect, it } from 'vitest'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import { curve, lastChanges, lastStep, nearest, trails } from './trails'
import { GRID, viewOf } from '../fixtures'

const price = (colour: string, before: number, after: number, kind = 'PRICE'): GameEvent => ({
  kind,
  seat: null,
  params: { colour, before, after },
  text: '',
})
const change: GameEvent = { kind: 'CHANGE', seat: 0, params: { place: 'silver', count: 5 }, text: '' }
const line = (seq: number, ...events: GameEvent[]): LogLine => ({
  seq,
  seat: 0,
  kind: 'move',
  notation: 'x',
  text: '',
  events,
  at: 0,
  back: 0,
})

// green: 7 → 8 (a small step) → 18 on (1, 6)… → 28 (2, 6) in a change, lifted to 40 (3, 6)
const LINES = [
  line(1, price('green', 7, 8)),
  line(2, price('green', 8, 9), change, price('green', 9, 16), price('red', 7, 6)),
  line(3, change, price('green', 16, 25), price('green', 25, 36, 'MISSING')),
  line(4, price('green', 36, 40)),
]

it('a number that stands on several fields is the nearest one', () => {
  expect(nearest(GRID, 16, { row: 2, column: 5 })).toEqual({ row: 1, column: 5 })
  expect(nearest(GRID, 16, { row: 3, column: 1 })).toEqual({ row: 3, column: 0 })
})

it('follows a marker back through small steps, changes and lifts', () => {
  const { green, red, blue } = trails(viewOf({ green: [3, 6] }), LINES, 4)
  expect(green.map((p) => p.price)).toEqual([7, 8, 9, 16, 25, 36, 40])
  expect(green.map((p) => [p.row, p.column])).toEqual([
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 5],
    [3, 6],
  ])
  expect(green.map((p) => p.change)).toEqual([2, 2, 2, 1, 0, 0, 0])
  expect(red.map((p) => p.price)).toEqual([7, 7])
  expect(blue).toHaveLength(1)
})

it('knows nothing of what comes after the position shown', () => {
  const { green } = trails(viewOf({ green: [1, 5] }), LINES, 2)
  expect(green.map((p) => p.price)).toEqual([7, 8, 9, 16])
})

it('keeps where it stood after each change', () => {
  const { green } = trails(viewOf({ green: [3, 6] }), LINES, 4)
  expect(lastChanges(green, 5).map((p) => p.price)).toEqual([9, 16, 25, 36, 40])
  expect(lastChanges(green, 1).map((p) => p.price)).toEqual([16, 25, 36, 40])
  expect(curve(green, 5)).toEqual([9, 16, 40])
})

it('says how it moved last, not since when: a fall after a rise is a fall', () => {
  const step = (seq: number, row: number, column: number) =>
    lastStep(trails(viewOf({ green: [row, column] }), LINES, seq).green)
  expect(step(4, 3, 6)).toBe(4)
  expect(step(3, 3, 5)).toBe(20) // a change and its lift
  expect(lastStep(trails(viewOf({}), LINES, 4).blue)).toBe(0)
  const fallen = [...LINES, line(5, price('green', 40, 36))]
  expect(lastStep(trails(viewOf({ green: [3, 5] }), fallen, 5).green)).toBe(-4)
})

import { expect, it } from 'vitest'
import type { LogLine } from '../server/types'
import { edge, numbersOf, swings, ticks } from './history'

const point = (seq: number, ...values: number[]) => ({ seq, values })
const line = (seq: number, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  ...{ seq, kind: seat === null ? 'start' : 'move', seat, notation: 'x', text: '', events: [] },
  ...{ at: seq * 10, back: 0, ...more },
})

it('finds the moves that changed a lead most, in the order of the game', () => {
  const points = [point(1, 0, 0), point(2, 5, 0), point(3, 5, 9), point(4, 6, 9), point(5, 20, 9)]
  expect(swings(points, 0, 2)).toEqual([
    { seq: 3, by: -9 },
    { seq: 5, by: 14 },
  ])
  expect(swings([point(1, 0, 0), point(2, 3, 3)], 0)).toEqual([])
})

it('counts turns and decisions that were not taken back', () => {
  const log = [
    line(1, null),
    line(2, 0),
    line(3, 0),
    line(4, 1),
    line(5, 1, { kind: 'undo', back: 1 }),
    line(6, 1),
  ]
  expect(numbersOf(log, 2)).toEqual({ turns: [1, 1], decisions: [2, 1], seconds: 50 })
})

it('rules a chart with few whole numbers', () => {
  expect(ticks(0, 70)).toEqual([0, 20, 40, 60])
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3])
  expect(ticks(-15, 40).length).toBeLessThanOrEqual(6)
})

it('tells by what a winner was ahead', () => {
  const won = { shares: 24, cash: 16, loans: 0 }
  expect(edge(won, { shares: 20, cash: 18, loans: -15 })).toEqual({ part: 'loans', value: 0, other: -15 })
  expect(edge(won, { shares: 10, cash: 16, loans: null })).toEqual({ part: 'shares', value: 24, other: 10 })
  expect(edge({ cash: 1 }, { cash: 1 })).toBe(null)
})

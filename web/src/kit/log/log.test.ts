import { expect, it } from 'vitest'
import { sign, keptLines, sums, turnsOf, undone } from './log'
import type { LogLine } from '../server/types'

const line = (seq: number, kind: LogLine['kind'], back = 0, points?: [number, number][]): LogLine => ({
  seq,
  kind,
  back,
  seat: 0,
  notation: 'x',
  text: '',
  at: 0,
  events: (points ?? []).map(([seat, n]) => ({ kind: 'LOCK', seat, params: { points: n }, text: '' })),
})

it('what was taken back neither stands nor counts', () => {
  const lines = [
    line(1, 'start'),
    line(2, 'move', 0, [[0, 1]]),
    line(3, 'move', 0, [
      [0, 1],
      [1, 4],
    ]),
    line(4, 'undo', 1),
    line(5, 'move', 0, [[1, 2]]),
  ]
  expect(keptLines(lines).map((l) => l.seq)).toEqual([2, 5])
  expect([...undone(lines)]).toEqual([3])
  expect(sums(keptLines(lines), 2, ['LOCK'], 'points')).toEqual([1, 2])
  expect(sums(keptLines(lines), 2, ['RIVER'], 'points')).toEqual([0, 0])
})

it('a price that changed points up or down, other events have the sign of their kind', () => {
  const event = (kind: string, params = {}) => ({ kind, seat: null, params, text: '' })
  const signs = { PRICE: '=', SOLD: '−' }
  expect(sign(event('PRICE', { before: 4, after: 5 }), signs)).toBe('▲')
  expect(sign(event('PRICE', { before: 5, after: 4 }), signs)).toBe('▼')
  expect(sign(event('PRICE', { before: 5, after: 5 }), signs)).toBe('=')
  expect(sign(event('SOLD'), signs)).toBe('−')
  expect(sign(event('BOUGHT'), signs)).toBeUndefined()
})

it('puts the lines of a turn together', () => {
  const turn = { kind: 'TURN', seat: 1, params: {}, text: '' }
  const made = (seq: number, seat: number | null, ends = false): LogLine => ({
    ...line(seq, 'move'),
    seat,
    events: ends ? [turn] : [],
  })
  const turns = turnsOf([made(1, 0), made(2, 0, true), made(3, 0), made(4, 1), made(5, null), made(6, null)])
  expect(turns.map((t) => t.map((l) => l.seq))).toEqual([[1, 2], [3], [4], [5], [6]])
})

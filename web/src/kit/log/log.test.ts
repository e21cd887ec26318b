import { expect, it } from 'vitest'
import {
  headOf,
  keptLines,
  partsOf,
  repeats,
  sign,
  sums,
  toldLines,
  handedOver,
  turnsOf,
  undone,
  undosJoined,
  withoutName,
} from './log'
import type { GameEvent, LogLine } from '../server/types'

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
  const lines = [made(1, 0), made(2, 0, true), made(3, 0), made(4, 1), made(5, null), made(6, null)]
  const turns = turnsOf(lines, new Set(['TURN']))
  expect(turns.map((t) => t.map((l) => l.seq))).toEqual([[1, 2], [3], [4], [5], [6]])
})

const told = (kind: string, seat: number | null, text: string): GameEvent => ({
  kind,
  seat,
  params: {},
  text,
})

it('what the next player pays as their turn begins stands at them', () => {
  const quiet = new Set(['TURN'])
  const ends = {
    ...line(1, 'move'),
    seat: 0,
    events: [told('TURN', 1, 'Bob.'), told('DUE_PAID', 1, 'Bob pays.')],
  }
  const plain = { ...line(2, 'move'), seat: 1, events: [told('TURN', 2, 'Cem.')] }
  const [first, theirs, next] = handedOver([ends, plain], quiet)
  expect([first!.seat, first!.events.map((e) => e.kind)]).toEqual([0, ['TURN']])
  expect([theirs!.seat, theirs!.seq, theirs!.events.map((e) => e.kind)]).toEqual([1, 1, ['DUE_PAID']])
  expect(next).toBe(plain)
  expect(turnsOf([first!, theirs!, plain], quiet).map((t) => t.map((l) => l.seat))).toEqual([[0], [1, 1]])
})

it('names who acts once a turn, and again where others are told of', () => {
  const own = {
    ...line(1, 'move'),
    events: [told('BOUGHT', 0, 'Ann buys.'), told('LAST', null, 'It was the last.')],
  }
  const all = { ...line(2, 'move'), events: [told('PAID', 0, 'Ann pays.'), told('PAID', 1, 'Bob pays.')] }
  const words = (one: LogLine, isFirst: boolean) =>
    partsOf(one, [], 'Ann', isFirst, () => false).map((p) => p.text)
  expect(words(own, true)).toEqual(['Ann buys.', 'It was the last.'])
  expect(words(own, false)).toEqual(['Buys.', 'It was the last.'])
  expect(words(all, false)).toEqual(['Ann pays.', 'Bob pays.'])
  expect(withoutName('Annika buys.', 'Ann')).toBe('Annika buys.')
})

it('puts neighbours of a kind that has short words in one row, and leaves out what is quiet', () => {
  const events = [
    told('CHANGE', 0, 'Now.'),
    told('PRICE', null, 'Red.'),
    told('PRICE', null, 'Blue.'),
    told('TURN', 1, 'Bob.'),
  ]
  const parts = partsOf({ ...line(1, 'move'), events }, ['TURN'], null, true, (e) => e.kind === 'PRICE')
  expect(parts.map((p) => [p.text, p.events.length])).toEqual([
    ['Now.', 1],
    ['Red. Blue.', 2],
  ])
})

it('tells the same done again once, with how often; taken back it is another matter', () => {
  const turn = [1, 2, 3, 4].map((seq) => ({ ...line(seq, 'move'), text: seq < 4 ? 'sells' : 'buys' }))
  const counts = (gone: number[], at: number | null = null) =>
    repeats(turn, new Set(gone), at).map(({ line, count }) => [line.seq, count])
  expect(counts([])).toEqual([
    [3, 3],
    [4, 1],
  ])
  expect(counts([3])).toEqual([
    [2, 2],
    [3, 1],
    [4, 1],
  ])
  expect(counts([], 2).length).toBe(4)
})

it('what is decided in secret is told until it is known, and revealed by nobody alone', () => {
  const quiet = new Set(['CHOSE'])
  const chose = (seq: number, seat: number): LogLine => ({
    ...line(seq, 'move'),
    seat,
    notation: null,
    events: [told('CHOSE', seat, '')],
  })
  const revealed: LogLine = {
    ...line(3, 'move'),
    seat: 1,
    events: [told('CHOSE', 1, ''), told('REVEALED', 1, 'Bob'), told('REVEALED', 0, 'Ada')],
  }
  const lines = [chose(1, 0), chose(2, 1), revealed, chose(4, 1)]
  expect(toldLines(lines, quiet).map((l) => l.seq)).toEqual([3, 4])
  expect(toldLines(lines, quiet, 2).map((l) => l.seq)).toEqual([2, 3, 4])
  expect(headOf([revealed], quiet)).toBeNull()
  expect(headOf([chose(4, 1)], quiet)).toBe(1)
  const laid = { ...line(2, 'move'), seat: 1, events: [told('LAID', 1, '')] }
  expect(turnsOf([laid, revealed, laid], quiet).map((t) => t.map((l) => l.seq))).toEqual([[2], [3], [2]])
})

it('what is taken back as a whole is told once, by what it was', () => {
  const step = { ...line(2, 'move'), events: [] } // begins an action
  const lines = [step, line(3, 'move', 0, [[0, 1]]), line(4, 'undo', 1), line(5, 'undo', 1)]
  const { lines: told, taken } = undosJoined(lines, new Set())
  expect(told.map((l) => l.seq)).toEqual([2, 3, 5])
  expect(taken.get(5)!.map((l) => l.seq)).toEqual([3])
})

it('of a step taken back alone nothing is told, unless one stands there; two undos apart are two', () => {
  const begun = [line(1, 'move'), line(2, 'undo', 1)]
  expect(undosJoined(begun, new Set()).lines.map((l) => l.seq)).toEqual([1])
  expect(undosJoined(begun, new Set(), 2).lines.map((l) => l.seq)).toEqual([1, 2])
  const apart = [
    line(1, 'move', 0, [[0, 1]]),
    line(2, 'undo', 1),
    line(3, 'move', 0, [[0, 2]]),
    line(4, 'undo', 1),
  ]
  expect(undosJoined(apart, new Set()).lines.map((l) => l.seq)).toEqual([1, 2, 3, 4])
})

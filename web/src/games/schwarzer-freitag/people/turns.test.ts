import { expect, it } from 'vitest'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import { changeSince, lastTurn, turnsSince } from './turns'

const event = (kind: string, seat: number, params: GameEvent['params'] = {}): GameEvent => ({
  kind,
  seat,
  params,
  text: `${kind}.`,
})
const line = (seq: number, seat: number, ...events: GameEvent[]): LogLine => ({
  seq,
  seat,
  kind: 'move',
  notation: 'x',
  text: '',
  events,
  at: 0,
  back: 0,
})
const LINES = [
  line(1, 1, event('BOUGHT', 1, { colour: 'red', price: 7 })),
  line(2, 0, event('SUBSIDY', 0, { money: 20 })),
  line(3, 1, event('SUBSIDY', 1, { money: 20 })),
  line(4, 1, event('SOLD', 1, { colour: 'green', price: 70 })),
  line(5, 1, event('SOLD', 1, { colour: 'green', price: 70 }), event('TURN', 2)),
  line(6, 2, event('PASSED', 2), event('MARKED', 2, { place: 'silver', colour: 'blue' })),
]

it('adds up the steps of the newest turn alone', () => {
  expect(lastTurn(LINES, 1, 6)).toMatchObject({
    kind: 'sell',
    cases: { green: 2 },
    money: 140,
    subsidies: 1,
    text: 'SUBSIDY. SOLD. SOLD.',
    main: 'SOLD ×2.',
  })
  expect(lastTurn(LINES, 1, 2)).toMatchObject({ kind: 'buy', cases: { red: 1 }, money: 7 })
})

it('a pass names its case, and who has not played yet has no turn', () => {
  expect(lastTurn(LINES, 2, 6)).toMatchObject({ kind: 'pass', cases: { blue: 1 }, money: 0 })
  expect(lastTurn(LINES, 2, 5)).toBeNull()
})

it('tells what each of the others did since the own turn', () => {
  const told = (seq: number) => turnsSince(LINES, [0], seq).map(({ seat, turn }) => [seat, turn.kind])
  expect(told(9)).toEqual([
    [1, 'sell'],
    [2, 'pass'],
  ])
  expect(turnsSince([line(1, 1, event('SET_UP', 1))], [0], 9)).toEqual([])
  expect(told(3)).toEqual([[1, null]])
  expect(turnsSince([...LINES, line(7, 0, event('SUBSIDY', 0))], [0], 9)).toEqual([])
})

it('tells whose move set off the last price change since the own turn', () => {
  const change = event('CHANGE', 2, { place: 'silver', count: 5 })
  const lines = [...LINES.slice(0, -1), line(6, 2, event('PASSED', 2), change)]
  expect(changeSince(lines, [0], 9)).toEqual({ seat: 2, seq: 6 })
  expect(changeSince(lines, [0], 5)).toBeNull()
  expect(changeSince([...lines, line(7, 0, event('SUBSIDY', 0))], [0], 9)).toBeNull()
})

import { describe, expect, it } from 'vitest'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import { eventsOfRound, gainsOf, parts } from './story'

const event = (kind: string, seat: number | null = null, params: GameEvent['params'] = {}): GameEvent => ({
  kind,
  seat,
  params,
  text: '',
})
const line = (seq: number, ...events: GameEvent[]) =>
  ({ seq, kind: 'move', events, back: 0 }) as unknown as LogLine

describe('the round as the log tells it', () => {
  const revealed = event('REVEALED', 0, { number: 71, card: 'water', symbol: 'ship' })
  const lines = [
    line(1, event('ROUND')),
    line(2, event('LAID', 1, { cell: 'a1' }), event('ROUND')),
    line(3, revealed),
    line(4, event('LAID', 0, { cell: 'b2' })),
  ]

  it('begins with the last round and ends with the position shown', () => {
    expect(eventsOfRound(lines, 4).map((e) => e.kind)).toEqual(['REVEALED', 'LAID'])
    expect(eventsOfRound(lines, 3).map((e) => e.kind)).toEqual(['REVEALED'])
    expect(eventsOfRound(lines, 1)).toEqual([])
  })

  it('forgets what was taken back', () => {
    const back = { seq: 5, kind: 'undo', events: [], back: 1 } as unknown as LogLine
    expect(eventsOfRound([...lines, back], 5)).toEqual([revealed])
  })

  it('keeps the points of a round until the next cards are revealed', () => {
    const gain = event('SCORED_FIRST', 1, { by: 1 })
    const round = [
      line(1, revealed),
      line(2, event('CHOSE', 1), gain, event('ROUND')),
      line(3, event('CHOSE', 0)),
    ]
    expect(gainsOf([], 0, 2)).toEqual([[], []])
    expect(gainsOf(round, 3, 2).map((g) => g.length)).toEqual([0, 1])
    expect(gainsOf([...round, line(4, revealed)], 4, 2).map((g) => g.length)).toEqual([0, 0])
  })

  it('gives everybody their part', () => {
    const told = parts(
      [
        revealed,
        event('PASSED', 1, { coins: 1 }),
        event('REVEALED', 2, { number: 5, card: 'tea', symbol: 'none' }),
        event('TAX_PAID', 0, { coins: 1 }),
        event('TAX_PAID', 0, { coins: 2 }),
        event('CANNOT_PAY', 2, { coins: 1, other: 0, number: 71 }),
        event('TOOK_BACK', 2, { number: 5 }),
        event('LAID', 0, { cell: 'c3' }),
      ],
      3,
    )
    expect(told[0]).toMatchObject({
      card: { number: 71, shows: 'water' },
      taxes: 3,
      isDone: true,
      cell: 'c3',
      isBack: false,
    })
    expect(told[1]).toMatchObject({ card: null, passed: 1, isDone: false })
    expect(told[2]).toMatchObject({ card: { number: 5 }, isBack: true, isDone: false })
  })

  it('does not give a stopped customs house back that has taxed', () => {
    const told = parts(
      [
        event('REVEALED', 0, { number: 90, card: 'customs', symbol: 'none' }),
        event('CANNOT_PAY', 0, { coins: 1, other: 1, number: 30 }),
        event('SPECIAL_USED', 0, { number: 90 }),
      ],
      2,
    )
    expect(told[0]).toMatchObject({ isBack: false, isDone: true })
  })

  it('tells which points came and went, and nothing of one that came back at once', () => {
    const gain = (kind: string, seat: number, by: number, more = {}) => event(kind, seat, { by, ...more })
    const told = parts(
      [
        gain('SCORED_FIRST', 0, 1),
        gain('SCORED_TOKENS', 0, 1, { good: 'tea' }),
        gain('SCORED_MONEY', 1, 1),
        gain('SCORED_TOKENS', 1, -1, { good: 'tea' }),
        gain('SCORED_MONEY', 1, -1),
      ],
      2,
    )
    expect(told.map(({ gains }) => gains.map(({ what, good, by }) => [what, good, by]))).toEqual([
      [
        ['first', null, 1],
        ['tokens', 'tea', 1],
      ],
      [['tokens', 'tea', -1]],
    ])
  })
})

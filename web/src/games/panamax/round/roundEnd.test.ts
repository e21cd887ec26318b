import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../../kit/server/types'
import { accounts, endsRound, isNews, latestEnd, reachedBy, told, TOLD, type RoundEnd } from './roundEnd'
import type { View } from '../view'

const line = (seq: number, ...kinds: string[]) =>
  ({
    seq,
    kind: 'move',
    back: 0,
    events: kinds.map((k) => ({ kind: k, seat: k === 'TOOK_DIE' ? 1 : null, params: {}, text: k })),
  }) as unknown as LogLine

const start = line(1, 'ORDER', 'ORDER', 'ROLLED')
const turn = line(2, 'TOOK_DIE')
const ending = line(3, 'SAILED', 'ORDER', 'ORDER')
const paying = line(
  4,
  'PLATFORM_FLAG',
  'FLAG',
  'LOAN',
  'FEE',
  'FEE',
  'DIVIDEND',
  'NO_DIVIDEND',
  'PRICE',
  'AWARD',
  'ROUND',
  'ROLLED',
)
const next = line(5, 'TOOK_DIE', 'PRICE')

describe('the end of a round', () => {
  it('is not the order drawn at set-up', () => {
    expect(latestEnd([start, turn], 9)).toBeNull()
  })

  it('has its steps in order, each with its events', () => {
    const end = latestEnd([start, turn, ending, paying], 9)!
    expect(end.key).toBe(3)
    expect(Object.values(end.steps).map((e) => e.length)).toEqual([2, 1, 3, 3, 1])
    expect(end.since).toEqual([])
  })

  it('tells at an earlier position only what had happened then', () => {
    expect(latestEnd([start, turn, ending, paying], 3)!.steps.fees).toEqual([])
  })

  it('gives nothing away that is still to come', () => {
    const stopped = line(4, 'PLATFORM_FLAG', 'FEE')
    expect(told(latestEnd([start, turn, ending], 9)!)).toBe(1)
    expect(told(latestEnd([start, turn, ending, stopped], 9)!)).toBe(3)
    expect(told(latestEnd([start, turn, ending, paying], 9)!)).toBe(5)
  })

  it('is shown by itself until all is paid; a scene that was skipped does not come back while others play', () => {
    const paid = latestEnd([start, turn, ending, paying], 9)!
    const going = latestEnd([start, turn, ending, line(4, 'FEE')], 9)!
    expect([going, paid].map((end) => isNews(end, [0], true))).toEqual([true, false])
    const later = latestEnd([start, turn, ending, paying, next], 9)!
    expect([paid, later].map((end) => isNews(end, [0], false))).toEqual([true, true])
    expect(isNews(later, [1], false)).toBe(false)
    expect(isNews(later, [], false)).toBe(false)
  })

  it('takes in nothing of the next round, and says who has begun it', () => {
    const end = latestEnd([start, turn, ending, paying, next], 9)!
    expect(end.since).toEqual([1])
    expect(end.steps.dividends).toHaveLength(3)
  })
})

const event = (kind: string, seat: number | null, params: Record<string, string | number>) => ({
  kind,
  seat,
  params,
  text: kind,
})
const player = (seat: number, company: string, cash: number, shares: Record<string, number>) => ({
  seat,
  company,
  cash,
  company_cash: 3,
  shares,
  fee_parts: { ships: 4, contracts: 0, warehouse: 25 }, // the warehouse has been filled since
})

describe('the account of a round', () => {
  const end: RoundEnd = {
    key: 3,
    last: 4,
    isOver: true,
    since: [],
    steps: {
      order: [event('ORDER', 1, { rank: 1 }), event('ORDER', 0, { rank: 2 })],
      flags: [event('PLATFORM_FLAG', 1, { nation: 'eu' })],
      fees: [
        event('FEE_CUT', 0, { money: 3 }),
        event('FEE', 0, { money: 6, private: 2 }),
        event('LOAN', 1, { count: 2, owes: 15 }),
        event('FEE', 1, { money: 4, private: 4 }),
      ],
      dividends: [
        event('DIVIDEND', null, { company: 'red', money: 6 }),
        event('NO_DIVIDEND', null, { company: 'green' }),
        event('PRICE', null, { company: 'green', before: 6, after: 4 }),
      ],
      award: [event('AWARD', 0, { money: 3 })],
    },
  }
  const view = (red: number, green: number) =>
    ({
      players: [player(0, 'red', red, { red: 2 }), player(1, 'green', green, { red: 1, green: 1 })],
    }) as unknown as View
  const [first, second] = accounts(end, view(11, 5), view(9, 7))

  it('is told in the new order, fees by their parts', () => {
    expect(first).toMatchObject({ seat: 1, rank: 1, flags: ['eu'], loans: 2, fee: 4, private: 4 })
    expect(first!.parts).toEqual({ ships: 4, contracts: 0, warehouse: 0 })
    expect(second).toMatchObject({ seat: 0, rank: 2, cut: 3, fee: 6 })
    expect(second!.parts).toEqual({ ships: 4, contracts: 0, warehouse: 5 })
  })

  it('says what every share paid and who received how much', () => {
    expect(second).toMatchObject({ each: 2, got: 4, price: null, award: 3 })
    expect(first).toMatchObject({ each: null, got: 2, price: { before: 6, after: 4 } })
    expect(second!.own).toEqual({ before: 9, after: 11 })
  })

  it('says what is due as long as it is not paid', () => {
    const begun = { ...end, isOver: false, steps: { ...end.steps, dividends: [], award: [] } }
    const unpaid = { ...begun, steps: { ...begun.steps, fees: end.steps.fees.slice(2) } }
    const owing = view(11, 5)
    owing.players[0]!.fee = 29
    const [paid, due] = accounts(unpaid, owing, null)
    expect(paid).toMatchObject({ seat: 1, isDue: false, fee: 4 })
    expect(due).toMatchObject({ seat: 0, isDue: true, fee: 29, parts: { ships: 4, warehouse: 25 } })
  })
})

it('is a scene of its own where the next round begins, up to the award', () => {
  const event = (kind: string) => ({ kind, seat: 0, params: {}, text: '' })
  expect(endsRound(['FEE', 'DIVIDEND', 'AWARD', 'ROUND'].map(event))).toBe(true)
  expect(endsRound(['ROUND'].map(event))).toBe(false) // the first one
  expect(endsRound(['FEE', 'DIVIDEND'].map(event))).toBe(false) // the last one: the game is over
  expect(TOLD.map((_, k) => reachedBy(k))).toEqual([3, 4, 5, 5])
})

import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../kit/server/types'
import { latestEnd } from './roundEnd'

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

  it('takes in nothing of the next round, and says who has begun it', () => {
    const end = latestEnd([start, turn, ending, paying, next], 9)!
    expect(end.since).toEqual([1])
    expect(end.steps.dividends).toHaveLength(3)
  })
})

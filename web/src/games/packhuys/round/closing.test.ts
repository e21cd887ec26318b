import { describe, expect, it } from 'vitest'
import type { GameEvent, Position } from '../../../kit/server/types'
import { closingOf, PAIR, scored, timesOf } from './closing'
import type { View } from '../view'

const event = (kind: string, seat: number | null, params: Record<string, unknown> = {}) =>
  ({ kind, seat, params, text: '' }) as unknown as GameEvent
const store = (seat: number, cell: string, wine: number, tea = 0) => ({
  seat,
  cell,
  warehouses: { wine, spices: 0, tea },
})
const before = {
  events: [],
  view: {
    cards: [
      { cell: 'a1', area: 0 },
      { cell: 'a2', area: 0 },
      { cell: 'c1', area: 1 },
    ],
    areas: [
      { area: 0, cell: 'a1', is_open: true, stores: [store(0, 'a1', 2), store(1, 'a2', 3)] },
      { area: 1, cell: 'c1', is_open: true, stores: [store(0, 'c1', 0, 1)] },
    ],
  },
} as unknown as Position<View>
const after = {
  events: [
    event('LAID', 0, { cell: 'b1' }),
    event('STORED', 0, { good: 'wine' }),
    event('STORED', 0, { good: 'wine' }),
    event('CONTROLLED', 0, { cell: 'a1', size: 4 }),
  ],
  view: {
    cards: ['a1', 'a2', 'b1', 'c1'].map((cell) => ({ cell, area: 0 })),
    areas: [{ area: 0, cell: 'a1', size: 4, is_open: false, stores: [] }],
  },
} as unknown as Position<View>

describe('an area closes', () => {
  it('with all that was stored in its parts and with the last card', () => {
    expect(closingOf(before, after, 'a1')).toEqual({
      cell: 'a1',
      size: 4,
      keeper: 0,
      isLevel: false,
      tallies: [
        {
          good: 'wine',
          stores: [
            { seat: 0, count: 4, cancelled: 3 },
            { seat: 1, count: 3, cancelled: 3 },
          ],
        },
        { good: 'tea', stores: [{ seat: 0, count: 1, cancelled: 0 }] },
      ],
    })
  })

  it('pair by pair, then the keeper steps in', () => {
    const { starts, end, time } = timesOf(closingOf(before, after, 'a1')!)
    expect(starts[1]! - starts[0]!).toBe(3 * PAIR)
    expect(end).toBe(starts[1])
    expect(time).toBeGreaterThan(end)
    expect(closingOf(before, after, 'c1')).toBe(null)
  })

  it('level, if nobody gets it though somebody leads', () => {
    const level = [event('LAID', 0, { cell: 'b1' }), event('UNCONTROLLED', null, { cell: 'a1', size: 4 })]
    expect(closingOf(before, { ...after, events: level }, 'a1')).toMatchObject({
      keeper: null,
      isLevel: true,
    })
  })

  it('and scores for whose areas count now, as the server says', () => {
    const worth = (...areas: number[]) =>
      ({
        worth: areas.map((n, seat) => ({ seat, known: n, hidden: false, parts: { areas: n } })),
      }) as unknown as Position
    expect(scored(worth(1, 2), worth(2, 2))).toEqual([{ seat: 0, by: 1 }])
    expect(scored(worth(1, 2), worth(2, 1))).toEqual([
      { seat: 0, by: 1 },
      { seat: 1, by: -1 },
    ])
    expect(scored(null, worth(2, 2))).toEqual([])
  })
})

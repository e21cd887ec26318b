import { describe, expect, it } from 'vitest'
import type { Move } from '../../../kit/server/types'
import { plans, standIn } from './plans'
import type { View } from '../view'

const move = (family: string, facts: object, notation = family): Move => ({
  id: 0,
  family,
  params: {},
  notation,
  text: '',
  facts: { to_vineyard_cost: 2, river_cost: 3, ...facts },
  final: null,
})
const way = (worker: string | null, to: number[], shores: string[] = []) => ({
  worker,
  to,
  costs: to.map((_, k) => k + 1),
  shores,
})
const closing = { worker: 'red 1', to: 5, first: 4, last: 5, points: 2, colour: 'red', tally: {} }

describe('what can be planned', () => {
  it('says worker and place, and what the way costs and closes', () => {
    const walk = move('walk', { ways: [way('red 1', [4, 5]), way('red 2', [9])], closes: [closing] })
    const all = plans([walk], null)
    expect(all.map((p) => [p.worker, p.place, p.cost, p.closes.length])).toEqual([
      ['red 1', 'to 4', 1, 0],
      ['red 1', 'to 5', 2, 1],
      ['red 2', 'to 9', 1, 0],
    ])
    expect(all[1]!.then).toEqual(['worker red 1', 'to 5'])
  })

  it('leaves out what the game will not ask', () => {
    expect(plans([move('walk', { ways: [way('red 1', [4])] })], null)[0]!.then).toEqual([])
    expect(plans([move('walk', { ways: [way('red 1', [4, 5])] })], null)[0]!.then).toEqual(['to 4'])
    expect(plans([move('place', { ways: [way(null, [4, 5])] })], null)[0]!.then).toEqual(['to 4'])
  })

  it('names shores by what they are', () => {
    const both = [
      move('to-vineyard', { ways: [way('red 1', [], ['brulhois', 'chasselas'])] }),
      move('river', { ways: [way('red 1', [], ['dam', 'mill'])] }),
    ]
    expect(plans(both, null).map((p) => [p.place, p.cost])).toEqual([
      ['vineyard brulhois', 2],
      ['vineyard chasselas', 2],
      ['site dam', 3],
      ['site mill', 3],
    ])
  })

  it('the last step of an action under way is a plan too', () => {
    const pending = { action: 'walk', worker: 'red 1', workers: [], places: [5], free_fields: 0 } as const
    const [plan] = plans([move('to', { cost: 2, closes: [closing] }, 'to 5')], pending as never)
    expect(plan).toMatchObject({ worker: 'red 1', place: 'to 5', cost: 2, then: [] })
    expect(plan!.closes).toHaveLength(1)
  })

  it('an equal worker stands in', () => {
    const view = { canal: [{ workers: ['red 1', 'yellow 1', 'red 2'] }], vineyards: [] } as unknown as View
    const offered = plans([move('walk', { ways: [way('red 1', [4]), way('yellow 1', [4])] })], null)
    expect(standIn(view, offered, 'red 2')).toBe('red 1')
    expect(standIn(view, offered, 'red 1')).toBe('red 1')
    expect(standIn(view, offered, 'green 4')).toBe('green 4')
  })
})

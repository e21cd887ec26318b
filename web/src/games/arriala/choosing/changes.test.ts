import { describe, expect, it } from 'vitest'
import { changesOf, leaderWith } from './changes'
import type { Plan } from './plans'
import type { View } from '../view'

const led = (red: string | null, yellow: string | null) => ({ red, yellow, green: null, violet: null })
const stretch = (first: number, last: number, more: object) => ({ first, last, counted: false, ...more })
const view = {
  canal: [{ position: 2, workers: ['yellow 1'] }],
  stretches: [
    stretch(1, 4, { leader: 'yellow', joined: led('red', 'yellow'), parted: led('yellow', 'red') }),
    stretch(6, 8, { leader: null, joined: led('red', 'yellow'), parted: led(null, null) }),
  ],
} as unknown as View
const plan = (place: string, worker: string | null = 'yellow 1', family = 'walk') =>
  ({ place, worker, family }) as Plan
const of = (...plans: Plan[]) => Object.fromEntries(changesOf(view, 'red', plans))

describe('who would lead', () => {
  it('where a worker comes to, and where it came from', () => {
    expect(of(plan('to 7'))).toEqual({
      1: { gains: null, loses: 'yellow', leader: 'red' },
      6: { gains: 'yellow', loses: null, leader: 'yellow' },
    })
    expect(of(plan('to 7', null, 'place'))).toEqual({ 6: { gains: 'red', loses: null, leader: 'red' } })
  })

  it('is no news within a stretch, in a town, and where a lock is built', () => {
    expect(of(plan('to 3'))).toEqual({})
    expect(of(plan('to 5', null, 'place'))).toEqual({})
    expect(of(plan('to 7', null, 'lock'))).toEqual({})
    const building = { ...view, pending: { action: 'lock' } } as View
    expect(changesOf(building, 'red', [plan('to 7', null, 'to')]).size).toBe(0)
    expect(of(plan('vineyard brulhois'))).toEqual({ 1: { gains: null, loses: 'yellow', leader: 'red' } })
  })

  it('counts the worker that may come to a vineyard', () => {
    const plot = { leader: null, joined: led('red', null) } as unknown as View['stretches'][number]
    expect(leaderWith(plot, 'red 2')).toBe('red')
    expect(leaderWith(plot, null)).toBe(null)
  })

  it('is not asked any more of a stretch that has been counted', () => {
    const counted = { ...view, stretches: view.stretches.map((s) => ({ ...s, counted: true })) }
    expect(changesOf(counted, 'red', [plan('to 7')]).size).toBe(0)
  })
})

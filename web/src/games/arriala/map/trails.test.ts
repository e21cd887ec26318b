import { expect, it } from 'vitest'
import { trailsOf } from './trails'
import type { View } from '../view'

const view = {
  mover: 0,
  action_points: 5,
  turn_points: 5,
  pending: null,
  players: [
    { seat: 0, colour: 'red' },
    { seat: 1, colour: 'yellow' },
  ],
  canal: [
    { position: 3, section: 1, number: 1, workers: [], town: null },
    { position: 4, section: 1, number: 2, workers: ['red 1'], town: null },
  ],
  moved: [{ seat: 1, worker: 'red 1', from: 's1 1', barred: true }],
} as unknown as View

const trail = { seat: 1, worker: 'red 1', colour: 'yellow', start: 0, end: 1, isBarred: true }

it('whoever moved a worker names its trail, until one acts oneself', () => {
  expect(trailsOf(view, 'red')).toEqual([{ ...trail, isFirst: true }])
  expect(trailsOf({ ...view, action_points: 3 }, 'red')).toEqual([{ ...trail, isFirst: false }])
})

it('a ban stays marked all turn, mere news does not', () => {
  const free = { ...view, moved: view.moved.map((m) => ({ ...m, barred: false })) }
  expect(trailsOf(free, 'red')).toEqual([{ ...trail, isBarred: false, isFirst: true }])
  expect(trailsOf({ ...free, action_points: 3 }, 'red')).toEqual([])
  expect(trailsOf({ ...free, pending: {} } as unknown as View, 'red')).toEqual([])
})

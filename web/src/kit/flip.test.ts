import { expect, it } from 'vitest'
import { travels } from './flip'

it('only pieces that were and are elsewhere travel, by the way back to where they were', () => {
  const before = new Map([['a', { x: 10, y: 10 }], ['b', { x: 0, y: 0 }], ['gone', { x: 5, y: 5 }]])
  const after = new Map([['a', { x: 40, y: 30 }], ['b', { x: 0.5, y: 0 }], ['new', { x: 1, y: 1 }]])
  expect(travels(before, after)).toEqual([{ id: 'a', dx: -30, dy: -20 }])
})

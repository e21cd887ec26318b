import { expect, it } from 'vitest'
import { under } from './aim'

const hull = (x: number, width = 32): [string, { x: number; y: number; width: number; height: number }] => [
  `at ${x}`,
  { x, y: 100, width, height: 40 },
]

it('gives every ship the room of a finger, and says where that is another one’s too', () => {
  const row = [hull(0), hull(34), hull(68, 80)]
  expect(under({ x: 16, y: 120 }, row)).toEqual(['at 0'])
  expect(under({ x: 33, y: 120 }, row)).toEqual(['at 0', 'at 34'])
  expect(under({ x: 120, y: 120 }, row)).toEqual(['at 68'])
  expect(under({ x: -5, y: 99 }, row)).toEqual(['at 0']) // beside it, within a finger
  expect(under({ x: 16, y: 160 }, row)).toEqual([])
})

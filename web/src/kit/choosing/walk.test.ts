import { expect, it } from 'vitest'
import { distance } from './walk'

it('prefers what lies straight ahead to what is nearer but aside', () => {
  const right: [number, number] = [1, 0]
  expect(distance(right, [40, 0])).toBeLessThan(distance(right, [20, 20]))
  expect(distance(right, [-10, 0])).toBe(Infinity)
})

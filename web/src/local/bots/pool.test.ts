import { expect, it } from 'vitest'
import { threadsFor } from './pool'

it('leaves a core to the page, and thinks where there is only one', () => {
  expect([1, 2, 4, 16].map(threadsFor)).toEqual([1, 1, 3, 8])
  expect(threadsFor(undefined)).toBe(1)
})

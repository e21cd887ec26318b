import { expect, it } from 'vitest'
import { number } from './text.svelte'

it('writes numbers without a −0 and with a minus of its own', () => {
  expect(number(-0)).toBe('0')
  expect(number(-17)).toBe('−17')
  expect(number(12)).toBe('12')
})

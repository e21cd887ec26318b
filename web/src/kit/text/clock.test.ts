import { expect, it } from 'vitest'
import { leftNow, shown } from './clock'

it.each([
  [4.26, '4.3'],
  [65, '1:05'],
  [760, '12:40'],
  [11_100, '3 h 05'],
  [187_300, '2 d 4 h'],
  [-3, '0.0'],
])('%d seconds are read as %s', (seconds, text) => expect(shown(seconds)).toBe(text))

it('only a running clock runs', () => {
  expect(leftNow(60, 1000, 1_010_000)).toBe(50)
  expect(leftNow(60, null, 1_010_000)).toBe(60)
})

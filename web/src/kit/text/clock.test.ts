import { expect, it } from 'vitest'
import { countdown, leftNow, shown } from './clock'

it.each([
  [4.26, '4.3'],
  [65, '1:05'],
  [760, '12:40'],
  [11_100, '3 h 05'],
  [187_300, '2 d 4 h'],
  [-3, '0.0'],
])('%d seconds are read as %s', (seconds, text) => expect(shown(seconds)).toBe(text))

it('what is left of an offer is counted in whole seconds and ends at nothing', () => {
  expect(countdown(1000, 930_500)).toBe('1:10')
  expect(countdown(1000, 991_200)).toBe('0:09')
  expect(countdown(1000, 1_003_000)).toBe('0:00')
  expect(countdown(1000 + 86_400, 999_000, { d: 'Tg.', h: 'Std.' })).toBe('1 Tg. 0 Std.')
})

it('only a running clock runs', () => {
  expect(leftNow(60, 1000, 1_010_000)).toBe(50)
  expect(leftNow(60, null, 1_010_000)).toBe(60)
})

import { afterEach, expect, it } from 'vitest'
import { preferences } from '../app/preferences.svelte'
import { ago, dayAndTime, number, percent } from './text.svelte'

const before = preferences.language
afterEach(() => (preferences.language = before))

it('writes numbers without a −0 and with a minus of its own', () => {
  expect(number(-0)).toBe('0')
  expect(number(-17)).toBe('−17')
  expect(number(12)).toBe('12')
})

it.each([
  ['en', '16 Nov 2026, 16:35'],
  ['de', '16.11.2026, 16:35'],
  ['fr', '16 nov. 2026, 16:35'],
  ['nl', '16 nov 2026, 16:35'],
])('a moment in %s is one that nobody misreads: %s', (lang, said) => {
  preferences.language = lang
  expect(dayAndTime(new Date(2026, 10, 16, 16, 35).getTime() / 1000)).toBe(said)
})

it.each([
  ['en', '37%', '−4%', '+0%'],
  ['de', '37 %', '−4 %', '+0 %'],
  ['fr', '37 %', '−4 %', '+0 %'],
  ['nl', '37%', '−4%', '+0%'],
])('parts of a hundred in %s are written %s', (lang, chance, loss, none) => {
  preferences.language = lang
  const written = (part: number, change: boolean) => percent(part, { change }).replace(/\s/, ' ') // however narrow
  expect(written(0.3655, false)).toBe(chance)
  expect(written(-0.043, true)).toBe(loss)
  expect(written(-0.001, true)).toBe(none)
})

it('says how long ago in the largest unit that fits, and the day after a week', () => {
  const now = new Date(2026, 10, 16, 16, 35).getTime() / 1000
  expect(ago(now - 10, now)).toBe('now')
  expect(ago(now - 4 * 60 - 5, now)).toBe('4 minutes ago')
  expect(ago(now - 3 * 3600, now)).toBe('3 hours ago')
  expect(ago(now - 30 * 3600, now)).toBe('yesterday')
  expect(ago(now - 8 * 86_400, now)).toBe('8 Nov 2026')
  preferences.language = 'de'
  expect(ago(now - 4 * 60, now)).toBe('vor 4 Minuten')
})

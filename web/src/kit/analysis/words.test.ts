import { beforeAll, describe, expect, it } from 'vitest'
import { useLanguage } from '../text/text.svelte'
import { turningWords } from './words'

describe('a turning point in words', () => {
  const names = ['Ann', 'Bob']
  const point = { number: 7, seat: 1 }
  beforeAll(() => useLanguage('en'))
  it('says what a decision gave away', () => {
    expect(turningWords({ ...point, change: -0.204, is_luck: false }, names)).toBe('Bob gives away 20%')
  })
  it('says whom luck helped, and whom it hurt', () => {
    expect(turningWords({ ...point, change: 0.31, is_luck: true }, names)).toBe('Luck brings Bob 31%')
    expect(turningWords({ ...point, seat: 0, change: -0.4, is_luck: true }, names)).toBe(
      'Bad luck costs Ann 40%',
    )
  })
  it('says it in other languages', async () => {
    await useLanguage('de')
    expect(turningWords({ ...point, change: -0.2, is_luck: false }, names)).toMatch(/^Bob verschenkt 20\s%$/)
    await useLanguage('fr')
    expect(turningWords({ ...point, change: -0.2, is_luck: true }, names)).toMatch(
      /^La malchance coûte 20\s% à Bob$/,
    )
    await useLanguage('nl')
    expect(turningWords({ ...point, change: 0.2, is_luck: true }, names)).toBe('Het geluk brengt Bob 20%')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../../local/analysis/account'
import { useLanguage } from '../text/text.svelte'
import { causeWords, turningWords } from './words'

describe('a turning point in words', () => {
  const names = ['Ann', 'Bob']
  const point = { number: 1, seat: 1, before: 0.704, after: 0.3, is_luck: false }
  const judged = { played: 0, best: 1, visits: 1 }
  const { decisions } = account(
    [
      { number: 0, seat: 0, before: [0.5, 0.5], after: [0.5, 0.5], ...judged },
      { number: 1, seat: 1, before: [0.3, 0.7], after: [0.52, 0.48], ...judged },
    ],
    [1, 0],
  )
  beforeAll(() => useLanguage('en'))
  it('says how far the curve fell or rose', () => {
    expect(turningWords(point, names)).toBe('Bob falls from 70% to 30%')
    expect(turningWords({ ...point, seat: 0, before: 0.3, after: 0.7 }, names)).toBe(
      'Ann rises from 30% to 70%',
    )
  })
  it('says whose decision did it, and what that cost', () => {
    expect(causeWords(point, decisions, names)).toBe('Bob gives away 22%:')
  })
  it('blames nobody for luck', () => {
    expect(causeWords({ ...point, is_luck: true }, decisions, names)).toMatch(/^No single mistake: luck/)
  })
  it('says it in other languages', async () => {
    await useLanguage('de')
    expect(turningWords(point, names)).toMatch(/^Bob fällt von 70\s% auf 30\s%$/)
    await useLanguage('fr')
    expect(turningWords(point, names)).toMatch(/^Bob tombe de 70\s% à 30\s%$/)
    await useLanguage('nl')
    expect(turningWords(point, names)).toBe('Bob daalt van 70% naar 30%')
  })
})

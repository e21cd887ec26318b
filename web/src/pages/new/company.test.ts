import { describe, expect, it } from 'vitest'
import { asked, COMPANIES, companyOf, isShared, isWaiting, levelOf, ofLevel, seatsFor } from './company'

describe('with whom one plays', () => {
  it.each(COMPANIES)('%s fill the seats and are told from them', (company) => {
    const seats = seatsFor(company, 3, 'medium')
    expect(seats).toHaveLength(3)
    expect(seats[0]).toBe('me')
    expect(companyOf(seats)).toBe(company)
    expect(isWaiting(seats)).toBe(company === 'friends' || company === 'anybody')
    expect(isShared(seats)).toBe(company === 'screen')
  })
  it('is no single one where seats are mixed, or nobody sits on the first', () => {
    expect(companyOf(['me', 'bot:easy', 'invite'])).toBeNull()
    expect(companyOf(['bot:easy', 'me'])).toBeNull()
    expect(companyOf(['me', 'bot:easy', 'bot:hard'])).toBe('bots')
  })
  it('gives all bots one level and leaves people where they sit', () => {
    expect(levelOf(['me', 'bot:easy', 'bot:hard'])).toBeNull()
    expect(levelOf(['me', 'invite'])).toBeNull()
    const seats = ofLevel(['me', 'bot:easy', 'invite', 'bot:hard'], 'expert')
    expect(seats).toEqual(['me', 'bot:expert', 'invite', 'bot:expert'])
    expect(levelOf(seats)).toBe('expert')
  })
  it('is asked for with the names of those at one screen', () => {
    expect(asked('me', 'Bo')).toEqual({ kind: 'me', name: 'Bo' })
    expect(asked('me', '')).toEqual({ kind: 'me' })
    expect(asked('bot:easy', 'Bo')).toEqual({ kind: 'bot', bot: 'easy' })
    expect(asked('invite', undefined)).toEqual({ kind: 'invite' })
  })
})

import { describe, expect, it } from 'vitest'
import { COMPANIES, companyOf, isShared, isWaiting, seatsFor } from './company'

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
})

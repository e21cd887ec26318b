import { describe, expect, it } from 'vitest'
import type { Move } from '../../kit/server/types'
import { ghostOf, madeAt, PURSE, SHIP, SLOT, spotOf, storing, TREASURY } from './places'
import type { Lying } from './view'

const move = (family: string, facts: Record<string, unknown> = {}, params: Move['params'] = {}): Move => ({
  id: 1,
  family,
  params,
  notation: family,
  text: family,
  facts,
  final: false,
})
const card = { cell: 'h8', shows: 'wine-tea' } as Lying

describe('every choice that has a place can be made there', () => {
  it('storing at the card just laid, and at the warehouses it takes', () => {
    const store = move('store', { asked: 'export', at: 'h8' })
    expect(madeAt([store], 'h8')).toEqual([store])
    expect(storing([store], { cards: [card] }, 'wine')).toEqual([store])
    expect(storing([store], { cards: [card] }, 'spices')).toEqual([])
  })

  it('leaving the ship where it is at the ship, doing without a crane at the crane', () => {
    for (const asked of ['ship', 'buy', 'remove'])
      expect(spotOf(move('skip', { asked, at: 'h8' }))).toBe(SHIP)
    expect(spotOf(move('skip', { asked: 'crane', at: 'h8' }))).toBe('h8')
    expect(spotOf(move('skip', { asked: 'flood' }))).toBe(SLOT)
  })

  it('what the crane brings at the crane too: it asks there which, and never means none alone', () => {
    const answers = [
      ...['wine', 'tea'].map((good) => move('crane', { asked: 'crane', at: 'h8' }, { good })),
      move('skip', { asked: 'crane', at: 'h8' }),
    ]
    expect(madeAt(answers, 'h8')).toEqual(answers)
  })

  it('a choice not yet confirmed lies in its slot', () => {
    const hand = [{ ...card, number: 7 }]
    expect(ghostOf(move('play', {}, { number: 7 }), hand)).toBe(hand[0])
    expect(ghostOf(move('pass'), hand)).toBe('coin')
    expect(ghostOf(move('store'), hand)).toBe(null)
  })

  it('passing at the treasury, which pays for it; the tax at the purse, the card at its slot', () => {
    expect(spotOf(move('pass'))).toBe(TREASURY)
    expect(spotOf(move('pay'))).toBe(PURSE)
    expect(spotOf(move('refuse'))).toBe(SLOT)
    expect(spotOf(move('ship', {}, { cell: 'g7' }))).toBe('g7')
    expect(spotOf(move('play', {}, { number: 7 }))).toBe(null)
  })
})

import { expect, it } from 'vitest'
import { cardInPlay, held } from './inPlay'
import type { View } from '../view'

const pending = { pending: { action: 'walk' } } as unknown as View
const lines = (...notations: string[]) => notations.map((notation) => ({ notation }))

it('the card of an action under way is known until the action is done', () => {
  expect(cardInPlay(pending, lines('place', 'card move-long', 'worker red 1'))).toBe('move-long')
  expect(cardInPlay(pending, lines('card move-long', 'to 4', 'walk', 'worker red 1'))).toBeNull()
  expect(cardInPlay({ pending: null } as View, lines('card move-long'))).toBeNull()
})

it('a card in play stays where it lay', () => {
  const hand = { 'move-short': 1, lock: 0, teleport: 2, master: 0 }
  const kinds = (played: string | null) => held(hand, played).map(([card, count]) => `${count} ${card}`)
  expect(kinds(null)).toEqual(['1 move-short', '2 teleport'])
  expect(kinds('lock')).toEqual(['1 move-short', '1 lock', '2 teleport'])
  expect(kinds('teleport')).toEqual(['1 move-short', '3 teleport'])
})

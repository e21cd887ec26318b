import { expect, it } from 'vitest'
import { cardInPlay } from './inPlay'
import type { View } from '../view'

const pending = { pending: { action: 'walk' } } as unknown as View
const lines = (...notations: string[]) => notations.map((notation) => ({ notation }))

it('the card of an action under way is known until the action is done', () => {
  expect(cardInPlay(pending, lines('place', 'card move-long', 'worker red 1'))).toBe('move-long')
  expect(cardInPlay(pending, lines('card move-long', 'to 4', 'walk', 'worker red 1'))).toBeNull()
  expect(cardInPlay({ pending: null } as View, lines('card move-long'))).toBeNull()
})

import { expect, it } from 'vitest'
import type { Player } from '../view'
import { byColour } from '../view'
import { dealt } from './seen'

it('counts of a screen what was dealt and never shown', () => {
  const seen = byColour((colour) => (colour === 'red' ? 3 : colour === 'blue' ? 1 : 0))
  expect(dealt({ hand_size: 6, seen } as Player)).toBe(2)
})

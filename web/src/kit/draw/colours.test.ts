import { expect, it } from 'vitest'
import { seatColour } from './colours'

it('a seat has the colour the game deals, before there is a game too', () => {
  const dealt = ['red', 'black']
  expect(seatColour(1, null, dealt)).toBe('black')
  expect(seatColour(1, { players: [{ seat: 1, colour: 'green' }] }, dealt)).toBe('green')
  expect(seatColour(0)).not.toBe('red')
})

import { expect, it } from 'vitest'
import { notYours, type SeatRow } from './row'

const seat = (kind: SeatRow['kind'], away: string | null = null): SeatRow => ({
  kind,
  name: null,
  bot: kind === 'bot' ? 'easy' : null,
  away_bot: away,
  resigned: false,
  bot_seed: 0,
})

it('asks only people to take a move back', () => {
  const seats = [seat('human'), seat('bot'), seat('human', 'easy')]
  expect(seats.map((_, k) => notYours(seats, k))).toEqual([
    'undo-not-yours',
    'undo-after-bot',
    'undo-after-bot',
  ])
})

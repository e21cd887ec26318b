import { expect, it } from 'vitest'
import type { Move, Position } from '../../kit/server/types'
import { board } from './board'
import type { View } from './view'

const here = {
  view: { players: [{ seat: 0, hand: [{ number: 9, shows: 'wine', symbol: 'none', bar: 'none' }] }] },
} as unknown as Position<View>
const isLight = (family: string, final: boolean) => {
  const move = {
    family,
    final,
    text: family,
    params: { number: 9 },
    facts: { outcomes: [] },
  } as unknown as Move
  return !!board.preview!(move, here, { names: ['Ann'], inHand: null })?.isLight
}

it('asks a finger once more only for the secret choice and for what cannot be undone', () => {
  expect(isLight('lay', false)).toBe(true)
  expect(isLight('lay', true)).toBe(false)
  expect(isLight('play', false)).toBe(false)
})

it('says on a button what storing brings: points, or else the lead', () => {
  const at = { view: { mover: 0 } } as unknown as Position<View>
  const store = (points: number, leads: number | null, is_closed = false) =>
    board.cost!(
      {
        family: 'store',
        facts: { points, gains: [], outcomes: [{ leads, by: 2, is_closed }] },
      } as unknown as Move,
      at,
    )
  expect(store(0, 0)).toContain('leads-you')
  expect(store(0, 1)).toContain('gain-short')
  expect(store(1, 0)).toContain('gain-short')
  expect(store(0, 0, true)).toContain('gain-short')
})

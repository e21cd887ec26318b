import { expect, it, vi } from 'vitest'
import { PIECE } from '../boards'
import { brief, wayWords } from './brief'
import type { GameEvent } from '../../kit/server/types'

vi.mock('../../kit/text/text.svelte', () => ({
  word: (_game: string, _name: string, value: string) => value,
  tg: (_game: string, id: string, args: Record<string, string>) =>
    id === 'brief-stretch-won' ? `${args.section}: ${args.who}` : `${args.who} ${args.worker} ${args.way}`,
}))

const event = (kind: string, params: GameEvent['params']): GameEvent => ({ kind, seat: 0, params, text: '' })

it('a space is called by the town before it, and a name that stays is said once', () => {
  expect(wayWords('s2 4', 's2 7')).toBe('montech 4 → 7')
  expect(wayWords('s2 8', 's3 1')).toBe('montech 8 → castelsarrasin 1')
  expect(wayWords('moissac', 's4 1')).toBe('moissac → moissac 1')
  expect(wayWords('s1 2', 'frontonnais')).toBe('grisolles 2 → frontonnais')
  expect(wayWords(undefined, 's1 3')).toBe('grisolles 3')
})

it('a worker is drawn where it is spoken of', () => {
  expect(brief(event('WALKED', { colour: 'red', from: 's1 1', to: 's1 2' }), 'Ada')).toEqual({
    text: `Ada ${PIECE} grisolles 1 → 2`,
    piece: { colour: 'red', name: 'red' },
  })
  expect(brief(event('STRETCH_WON', { section: 's4', count: 3 }), 'Ada')).toEqual({ text: 's4: Ada' })
  expect(brief(event('DREW', {}), 'Ada')).toBeNull()
})

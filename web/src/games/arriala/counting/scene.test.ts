import { expect, it, vi } from 'vitest'
import { scene } from './scene'
import type { Position } from '../../../kit/server/types'
import type { View } from '../view'

vi.mock('../../../kit/text/text.svelte', () => ({
  tg: (_game: string, id: string, args?: Record<string, string | number>) =>
    [id, ...Object.values(args ?? {})].join(' '),
  word: (_game: string, _name: string, value: string) => value,
}))

it('a counting names stretch, unit, you, and what the lock brings', () => {
  const tally = { red: 2, yellow: 1, green: 0, violet: 0 }
  const view = {
    canal: [1, 2, 3, 4].map((k) => ({ position: k, town: null, section: 1, number: k })),
    players: [
      { seat: 0, colour: 'red' },
      { seat: 1, colour: 'yellow' },
    ],
    stretches: [{ first: 1, last: 3, fields: 3, tally }],
  }
  const events = [
    { kind: 'LOCK', seat: 0, text: '', params: { section: 's1', number: 4, points: 1 } },
    { kind: 'STRETCH_WON', seat: 0, text: '', params: { section: 's1', count: 3, points: 4 } },
  ]
  const told = scene({ view, events, viewer: 0 } as unknown as Position<View>)!
  expect(told.title).toBe('scene-where closes-fields 3')
  expect(told.steps.map((s) => [s.name, s.value])).toEqual([
    ['doing-lock: scene-you', '+board-points 1'],
    ['scene-you', 'scene-workers 2'],
    ['yellow', 'scene-workers 1'],
    ['scene-you', '+board-points 4'],
  ])
})

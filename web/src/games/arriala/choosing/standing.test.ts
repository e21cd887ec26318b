import { expect, it, vi } from 'vitest'
import { standingAt } from './standing'
import type { View } from '../view'

vi.mock('../../../kit/text/text.svelte', () => ({
  tg: (_game: string, id: string, args: Record<string, string>) =>
    args?.lead ? `${id} ${args.points}: ${args.lead}` : `${id} ${args?.who ?? ''}`.trim(),
  word: (_game: string, _name: string, value: string) => value,
}))

const view = {
  canal: [{ position: 4, workers: ['yellow 1'] }],
  players: [
    { seat: 0, colour: 'red' },
    { seat: 1, colour: 'yellow' },
  ],
  vineyards: [{ vineyard: 'brulhois', fields: 6, joined: { red: 'red', yellow: null } }],
  stretches: [{ first: 3, last: 7, points: 8, counted: false, joined: { red: 'yellow', yellow: 'yellow' } }],
} as unknown as View
const at = (place: string, worker: string | null) => standingAt(view, ['Ada', 'Bo'], 'red', place, worker)

it('a vineyard is worth its points at the end to whoever would lead', () => {
  const text = 'standing-vineyard 6: leads-you'
  expect(at('vineyard brulhois', 'red 1')).toEqual({ text, colour: 'red', tone: 'good' })
  expect(at('vineyard brulhois', 'yellow 1')?.text).toBe('standing-nobody 6: leads-nobody')
})

it('a stretch says who would lead it, unless the worker only moves within', () => {
  expect(at('to 5', null)).toMatchObject({ text: 'standing-stretch 8: leads-who Bo', colour: 'yellow' })
  expect(at('to 5', 'yellow 1')).toBeNull()
  expect(at('to 9', null)).toBeNull() // a town
})

import { expect, it, vi } from 'vitest'
import { standingsAt } from './standing'
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
  vineyards: [{ vineyard: 'brulhois', fields: 6, workers: [], joined: { red: 'red', yellow: null } }],
  stretches: [
    {
      first: 3,
      last: 7,
      points: 8,
      counted: false,
      workers: 2,
      leader: 'yellow',
      joined: { red: 'yellow', yellow: 'yellow' },
      parted: { red: 'yellow', yellow: 'red' },
    },
  ],
} as unknown as View
const at = (place: string, worker: string | null) => standingsAt(view, ['Ada', 'Bo'], 'red', place, worker)

it('a vineyard is worth its points at the end to whoever would lead', () => {
  const text = 'standing-vineyard 6: leads-you'
  expect(at('vineyard brulhois', 'red 1')).toEqual([{ text, colour: 'red', tone: 'good' }])
  expect(at('vineyard brulhois', 'yellow 1')[0]?.text).toBe('standing-nobody 6: leads-nobody')
})

it('a stretch says who would lead it, unless the worker only moves within', () => {
  expect(at('to 5', null)).toMatchObject([{ text: 'standing-stretch 8: leads-who Bo', colour: 'yellow' }])
  expect(at('to 5', 'yellow 1')).toEqual([])
  expect(at('to 9', null)).toEqual([]) // a town
})

it('what a worker leaves says who leads there then, if that changes', () => {
  const left = { text: 'standing-left 8: leads-you', colour: 'red', tone: 'good' }
  expect(at('to 9', 'yellow 1')).toEqual([left])
  expect(at('vineyard brulhois', 'yellow 1')).toHaveLength(2)
  expect(at('to 9', 'red 1')).toEqual([]) // it stands nowhere
  const lone = { ...view, stretches: view.stretches.map((s) => ({ ...s, workers: 1 })) }
  expect(standingsAt(lone, ['Ada', 'Bo'], 'red', 'to 9', 'yellow 1')).toEqual([])
})

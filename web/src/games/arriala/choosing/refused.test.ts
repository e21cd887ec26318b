import { expect, it, vi } from 'vitest'
import { refusedAt } from './refused'
import type { View } from '../view'

vi.mock('../../../kit/text/text.svelte', () => ({
  tg: (_game: string, id: string, args: Record<string, string>) => `${id} ${args?.who ?? ''}`.trim(),
}))

const view = {
  action_points: 1,
  costs: { walk: 1, to_vineyard: 2, river: 3 },
  pending: null,
  canal: [
    { position: 0, town: 'montech', workers: [] },
    { position: 1, town: null, section: 2, number: 1, workers: [] },
    { position: 2, town: null, section: 2, number: 2, workers: ['red 1'] },
    { position: 3, town: null, section: 2, number: 3, workers: ['yellow 1'] },
    { position: 5, town: null, section: 2, number: 5, workers: [] },
  ],
  vineyards: [{ vineyard: 'brulhois', fields: 6, workers: [] }],
  river: [{ site: 'dam', workers: ['green 1'] }],
  moved: [
    { worker: 'red 1', seat: 2, from: 'montech', barred: true },
    { worker: 'red 1', seat: 1, from: 's2 1', barred: false },
  ],
} as unknown as View
const at = (place: string, worker: string | null = 'red 1', now: View = view) =>
  refusedAt(now, ['Ada', 'Bo', 'Cy'], worker, 'red', place).map((b) => [b.text, b.paragraph])

it('a place says why the worker in hand may not go there', () => {
  expect(at('montech')).toEqual([['not-back Cy', '4.5']])
  expect(at('s2 5')).toEqual([['not-reached', '4.2']])
  expect(at('brulhois')).toEqual([['not-paid', '3.2']])
  expect(at('brulhois', 'yellow 1')).toEqual([['not-yours', '5.2']])
})

it('what a place says itself it says itself', () => {
  expect(at('s2 3')).toEqual([]) // somebody stands there
  expect(at('s2 2')).toEqual([]) // it stands there itself
  expect(at('dam')).toEqual([])
  expect(at('montech', null)).toEqual([])
  expect(at('montech', 'reserve')).toEqual([])
})

it('in the midst of an action only the way back is told here', () => {
  const walking = { ...view, pending: { action: 'walk', worker: 'red 1' } } as unknown as View
  expect(at('montech', 'red 1', walking)).toEqual([['not-back Cy', '4.5']])
  expect(at('s2 5', 'red 1', walking)).toEqual([])
})

it('a field says why no lock goes there', () => {
  const sections = [{ section: 2, locks: 1, lock_limit: 2 }]
  const field = (number: number, more: object) => ({
    position: number,
    town: null,
    section: 2,
    number,
    ...more,
  })
  const canal = [
    field(1, { workers: ['red 1'] }),
    field(2, { workers: [], lock: true }),
    field(3, { workers: [], counted: true }),
    field(4, { workers: [] }),
    ...view.canal.slice(0, 1),
  ]
  const now = { ...view, canal, sections } as unknown as View
  expect(at('s2 1', 'locks', now)).toEqual([['not-lock-free', '6.2']])
  expect(at('s2 2', 'locks', now)).toEqual([['not-lock-free', '6.2']])
  expect(at('s2 3', 'locks', now)).toEqual([['not-lock-counted', '6.2']])
  expect(at('s2 4', 'locks', now)).toEqual([])
  expect(at('montech', 'locks', now)).toEqual([])
  const full = { ...now, sections: [{ ...sections[0], locks: 2 }] } as unknown as View
  expect(at('s2 4', 'locks', full)).toEqual([['not-lock-limit', '6.3']])
})

import { expect, it } from 'vitest'
import { position } from '../../kit/table/fixtures'
import type { Move, Position } from '../../kit/server/types'
import { board } from './board'
import type { View } from './view'

const stop = (left: number): Move => ({
  id: 0,
  family: 'stop',
  params: {},
  notation: 'stop',
  text: 'Stop',
  facts: { left },
  final: true,
})

it('who stops with action points left wastes them', () => {
  expect(board.wastes!(stop(4))).toBe(true)
  expect(board.wastes!(stop(0))).toBe(false)
})

it('who would give points away is asked once more', () => {
  expect(board.asks!(stop(4), {} as never)).toContain('asks-stop')
  expect(board.asks!(stop(0), {} as never)).toBe(null)
})

it('asks where the worker in hand goes', () => {
  const view = { pending: null, phase: 'action', mover: 0, round: 1, players: [], canal: [], vineyards: [] }
  const at = position(1, { view }) as unknown as Position<View>
  expect(board.question!(at, null)).toBe(null)
  expect(board.question!(at, 'red 1')).toContain('ask-place')
  expect(board.how!(at, 'red 1')).not.toBe(board.how!(at, null))
})

it('the worker of a hint goes to its place, though no action has begun', () => {
  const canal = [{ position: 4, town: 'moissac' }]
  const at = position(1, { view: { pending: null, canal } }) as unknown as Position<View>
  const move = (family: string, params: Move['params']) => ({ ...stop(0), family, params })
  const [worker, to] = [move('worker', { colour: 'red', number: 3 }), move('to', { position: 4 })]
  expect(board.way!(to, at)).toBe(null)
  expect(board.way!(to, at, [move('walk', {}), worker])).toEqual({ from: 'red 3', to: 'moissac' })
})

it('says what every place costs, and what lies beside the canal', () => {
  const view = { pending: null, phase: 'action', mover: 0, players: [], canal: [], vineyards: [] }
  const walk = (to: number[]) => ({
    ...stop(0),
    family: 'walk',
    facts: {
      to_vineyard_cost: 2,
      ways: [{ worker: 'red 1', to, costs: to.map((_, k) => k + 1), shores: [] }],
    },
  })
  const vineyard = { ...walk([]), family: 'to-vineyard' }
  vineyard.facts.ways[0]!.shores = ['brulhois'] as never
  const at = (moves: Move[]) => position(1, { view, moves: { 0: moves } }) as unknown as Position<View>
  expect(board.how!(at([walk([4])]), 'red 1')).toContain('how-each')
  const free = walk([4])
  free.facts.ways[0]!.costs = [0]
  expect(board.how!(at([free]), 'red 1')).toContain('how-place')
  expect(board.how!(at([walk([4, 5])]), 'red 1')).toContain('how-place')
  expect(board.how!(at([walk([4, 5])]), 'red 1')).not.toContain('how-also')
  expect(board.how!(at([walk([4, 5]), vineyard]), 'red 1')).toContain('how-also')
})

it('says in words what is built beside the canal, and how many locks a section may have', () => {
  const view = {
    canal: [],
    stretches: [],
    vineyards: [],
    players: [],
    river: [
      { site: 'dam', workers: ['red 1'] },
      { site: 'mill', workers: [] },
    ],
    master: { slope: true },
    sections: [{ section: 1, locks: 1, lock_limit: 3 }],
    discards: { lock: 2 },
    locks_left: 7,
    pile: 40,
  } as unknown as View
  const words = board.inWords!(view, []).join('\n')
  for (const id of ['board-built-by', 'board-not-built', 'board-built', 'lock-limit', 'discards-title'])
    expect(words).toContain(id)
})

it('points and what vineyards would add stand side by side in the bar, and nowhere else', () => {
  expect(board.staked).toBe('vineyards')
  expect(board.figures).toBeUndefined()
})

it('who stops is told what could still be done', () => {
  const view = { pending: null, mover: 0 }
  const walk = { ...stop(2), family: 'walk', notation: 'walk' }
  const at = (moves: Move[]) => position(1, { view, moves: { 0: moves } }) as unknown as Position<View>
  const told = (moves: Move[]) => board.preview!(stop(2), at(moves), { names: [], inHand: null })!.lines
  expect(told([stop(2), walk])).toHaveLength(1)
  expect(told([stop(2)])).toEqual([])
})

it('a card is played by one tap, for it can be taken back', () => {
  const view = { pending: null, costs: { card: 1, walk: 1 }, piece_points: {}, card_fields: {} }
  const card = { ...stop(0), family: 'card', params: { card: 'lock' }, final: false }
  const at = position(1, { view }) as unknown as Position<View>
  expect(board.preview!(card, at, { names: [], inHand: null })).toMatchObject({ isLight: true })
})

import { beforeEach, expect, it } from 'vitest'
import { BUY, END, line, position, table, opened, plainBrowser } from './fixtures'

beforeEach(plainBrowser)

it('offers the moves of the seat that owes a decision', () => {
  const { state, hear } = opened()
  hear(position(1))
  expect(state.mover).toBe(0)
  expect(state.moves).toEqual([BUY, END])
  hear(position(2, { to_act: [1], moves: {} }))
  expect(state.isYourTurn).toBe(false)
})

it('tells the turn so far: own lines since somebody else decided', () => {
  const { state, hear } = opened()
  hear(position(4), [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 0, 'c'), line(4, 0, 'd')])
  expect(state.trail.map((l) => l.text)).toEqual(['c', 'd'])
})

it('what was taken back is no longer part of the turn, but stays in the log', () => {
  const { state, hear } = opened()
  hear(position(2), [line(1, 0, 'a'), line(2, 0, 'b')])
  hear(position(3), [{ ...line(3, 0, 'back'), kind: 'undo', back: 1 }])
  expect(state.trail.map((l) => l.text)).toEqual(['a'])
  expect(state.log).toHaveLength(3)
})

it('asks for an answer to an offer of somebody else, once', () => {
  const { state } = opened()
  const offer = { number: 7, kind: 'undo' as const, seat: 1, until: 9, to_seq: 2, about: null }
  state.table = table({ offers: [{ ...offer, accepted: [1] }] })
  expect(state.offer?.kind).toBe('undo')
  state.table = table({ offers: [{ ...offer, accepted: [1, 0] }] })
  expect(state.offer).toBeNull()
})

it('gives no figure away that a scene has yet to tell; what waits to be closed has told all', () => {
  const { state } = opened()
  const [before, after] = [position(1), position(2)]
  state.position = after
  expect(state.toldPosition).toBe(after)
  const steps = [
    { id: 'fees', name: '', time: 1 },
    { id: 'account', name: '', time: 1, waits: true },
  ]
  state.scene = { title: '', steps, before, position: after }
  expect(state.toldPosition).toBe(before)
  state.sceneAt = 1
  expect(state.toldPosition).toBe(after)
})

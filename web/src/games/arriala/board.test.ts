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

it('asks where the worker in hand goes', () => {
  const at = position(1, { view: { pending: null, phase: 'action' } }) as unknown as Position<View>
  expect(board.question!(at, null)).toBe(null)
  expect(board.question!(at, 'red 1')).toContain('ask-place')
  expect(board.how!(at, 'red 1')).not.toBe(board.how!(at, null))
})

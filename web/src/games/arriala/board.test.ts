import { expect, it } from 'vitest'
import { board } from './board'
import type { Move } from '../../kit/server/types'

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

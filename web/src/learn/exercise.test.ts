import { expect, test } from 'vitest'
import { findingOf, isSolved } from './exercise'

const tried = (loss: number, mark: '' | 'inaccuracy' | 'blunder' = '', isBest = false) => ({
  ...{ loss, mark, isBest },
  reasons: [],
})

test('a move is best, as good, nearly as good, or costs something', () => {
  expect(findingOf(tried(0, '', true), false)).toBe('best')
  expect(findingOf(tried(0.004), false)).toBe('even')
  expect(findingOf(tried(0.03), false)).toBe('near')
  expect(findingOf(tried(0.06, 'inaccuracy'), false)).toBe('worse')
})

test('the mistake itself is told as what it is', () => {
  expect(findingOf(tried(0.2, 'blunder'), true)).toBe('same')
})

test('what costs little solves it', () => {
  expect((['best', 'even', 'near', 'same', 'worse'] as const).filter(isSolved)).toEqual([
    'best',
    'even',
    'near',
  ])
})

import { expect, it } from 'vitest'
import { outlook, step, stepsOf } from './steps'

const GRID = [
  [4, 5, 6, 7, 8, 9, 10],
  [6, 8, 10, 12, 14, 16, 18],
  [10, 13, 16, 19, 22, 25, 28],
  [16, 20, 24, 28, 32, 36, 40],
  [24, 29, 34, 39, 44, 49, 54],
  [34, 40, 46, 52, 58, 64, 70],
]
const price = (row: number, column: number, result: number) => {
  const [found] = outlook({ row, column }, [result], 13, 7)
  return GRID[found!.field.row]![found!.field.column]
}

it.each([
  // the rulebook page's example of 9.5
  ['yellow', 3, 3, 0, 24],
  ['blue', 4, 5, -2, 32],
  ['red', 2, 3, -1, 12],
  ['green', 3, 6, 2, 70],
  ['orange', 0, 3, -2, 5],
])('9.5 %s', (_, row, column, result, expected) => expect(price(row, column, result)).toBe(expected))

it('8.3 steps turn at the edges and end in the corners', () => {
  expect(step({ row: 12, column: 6 }, 'right', 13, 7)).toEqual({ row: 12, column: 6 })
  expect(step({ row: 0, column: 0 }, 'left', 13, 7)).toEqual({ row: 0, column: 0 })
  expect(step({ row: 0, column: 3 }, 'down', 13, 7, true)).toEqual({ row: 0, column: 3 })
})

it('9.5 the table of results', () => {
  expect(stepsOf(4)).toEqual(['up', 'up', 'right'])
  expect(stepsOf(-3)).toEqual(['down', 'down'])
})

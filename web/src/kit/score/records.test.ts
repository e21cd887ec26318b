import { beforeEach, expect, test } from 'vitest'
import { entered, recordSaid } from './records'

beforeEach(() => localStorage.clear())

test('the best result is kept by game and number of players', () => {
  expect(entered('packhuys', 2, 'a', 3)).toBeNull()
  expect(entered('packhuys', 2, 'b', 2)).toEqual({ score: 3, table: 'a' })
  expect(entered('packhuys', 2, 'c', 5)?.score).toBe(3)
  expect(entered('packhuys', 2, 'd', 1)?.score).toBe(5)
  expect(entered('packhuys', 3, 'e', 1)).toBeNull()
})

test('a first result is no record, and a lost game none to cheer', () => {
  const best = { score: 3, table: 'a' }
  expect(recordSaid(null, 1, true)).toBeNull()
  expect(recordSaid(best, 3, true)).toBe('end-record-is')
  expect(recordSaid(best, 4, true)).toBe('end-record-new')
  expect(recordSaid(best, 4, false)).toBe('end-record-higher')
})

import { expect, test } from 'vitest'
import { mayAnalyse } from './allowed'
import type { Table } from '../server/types'

const table = (id: string, state: Table['state'], ...kinds: string[]) => ({
  id,
  state,
  seats: kinds.map((kind) => ({ kind }) as Table['seats'][number]),
})

test('what is over may be analysed, whoever played', () => {
  expect(mayAnalyse(table('abc', 'finished', 'human', 'human'))).toBe(true)
  expect(mayAnalyse(table('abc', 'open', 'human', 'bot'))).toBe(false)
})

test('a running game only where nobody else plays', () => {
  expect(mayAnalyse(table('here-1', 'running', 'human', 'bot', 'bot'))).toBe(true)
  expect(mayAnalyse(table('abc', 'running', 'bot', 'bot'))).toBe(true)
  expect(mayAnalyse(table('here-1', 'running', 'human', 'human'))).toBe(false)
  expect(mayAnalyse(table('abc', 'running', 'human', 'human'))).toBe(false)
  expect(mayAnalyse(table('abc', 'running', 'human', 'bot'))).toBe(false)
})

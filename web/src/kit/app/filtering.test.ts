import { expect, test } from 'vitest'
import { ALL, choices, filtered } from './filtering'
import type { TableCard } from '../server/types'

const table = (id: string, game: string, pace: string, ...others: string[]) =>
  ({
    id,
    game,
    pace,
    seats: [{ kind: 'human', is_you: true }, ...others.map((kind) => ({ kind }))],
  }) as TableCard

const TABLES = [
  table('a', 'panamax', 'live', 'bot'),
  table('b', 'arriala', 'live', 'human'),
  table('c', 'arriala', 'days', 'open', 'bot'),
]
const ids = (list: TableCard[]) => list.map(({ id }) => id).join('')

test('all tables, or those that fit everything asked for', () => {
  expect(ids(filtered(TABLES, ALL))).toBe('abc')
  expect(ids(filtered(TABLES, { ...ALL, game: 'arriala' }))).toBe('bc')
  expect(ids(filtered(TABLES, { ...ALL, game: 'arriala', pace: 'live' }))).toBe('b')
  expect(ids(filtered(TABLES, { ...ALL, company: 'people' }))).toBe('bc')
  expect(ids(filtered(TABLES, { ...ALL, company: 'bots' }))).toBe('a')
})

test('only what differs is offered', () => {
  expect(choices(TABLES, 'game')).toEqual(['panamax', 'arriala'])
  expect(choices(TABLES.slice(0, 2), 'pace')).toEqual([])
})

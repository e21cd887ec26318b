import { expect, test } from 'vitest'
import { ALL, choices, filtered, once } from './filtering'
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

test('every table stands in one list, and what is over among the finished ones', () => {
  const at = (id: string, state: string) => ({ id, state }) as TableCard
  const lists = once({
    mine: [at('a', 'running'), at('b', 'finished'), at('c', 'open'), at('d', 'stopped')],
    open: [at('c', 'open'), at('e', 'open')],
    running: [at('a', 'running')],
    finished: [at('f', 'finished'), at('b', 'finished')],
  })
  const shown = Object.entries(lists).map(([scope, tables]) => `${scope} ${ids(tables)}`)
  expect(shown).toEqual(['mine ac', 'open e', 'running ', 'finished bdf'])
  expect(once({ mine: [at('b', 'finished')] }).finished).toHaveLength(1) // without a server
})

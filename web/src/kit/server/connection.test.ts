import { beforeEach, expect, it } from 'vitest'
import { line, opened, plainBrowser, position } from '../table/fixtures'

beforeEach(plainBrowser)

it('knows who is here and how many watch', () => {
  const { live, state } = opened()
  live.connection.hear({ type: 'presence', seats: [], watching: 2 })
  expect(state.table).toMatchObject({ watching: 2, seats: [{ connected: false }, { connected: true }] })
})

it('puts lines that come again in the place of the old ones', () => {
  const { state, hear } = opened()
  hear(position(2), [line(1, 0, 'a'), line(2, 1, 'b')])
  hear(position(3), [line(2, 1, 'b, in other words'), line(3, 0, 'c')])
  expect(state.log.map((l) => l.text)).toEqual(['a', 'b, in other words', 'c'])
})

it('draws the same position in other words at once, without dropping what was begun', () => {
  const { state, hear } = opened()
  hear(position(1))
  state.staged = state.moves[0]!
  const again = position(1)
  hear(again)
  expect(state.position).toBe(again)
  expect(state.staged).not.toBeNull()
  hear(position(2))
  expect(state.staged).toBeNull()
})

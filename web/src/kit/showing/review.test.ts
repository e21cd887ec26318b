import { beforeEach, expect, it, vi } from 'vitest'
import { acceptingServer, END, line, opened, plainBrowser, position } from '../table/fixtures'
import type { LogLine } from '../server/types'
import { api } from '../server/api'
import { past } from './past.svelte'
import { lastSeen } from './review'

beforeEach(plainBrowser)

const did = (seq: number, seat: number, kind: string): LogLine => ({
  ...line(seq, seat, kind),
  events: [{ kind, seat, params: {}, text: kind }] as LogLine['events'],
})

it('what others chose in secret is not all that happened since my turn', () => {
  const lines = [did(1, 0, 'LAID'), did(2, 1, 'SHIP_MOVED'), did(3, 0, 'CHOSE'), did(4, 1, 'CHOSE')]
  expect(lastSeen(lines, [0], ['CHOSE'])).toBe(1)
  expect(lastSeen([...lines, did(5, 1, 'LAID')], [0], ['CHOSE'])).toBe(3)
  expect(lastSeen(lines.slice(2), [0], ['CHOSE'])).toBe(null)
})

it('says that it is shown again, lets nobody gain anything again, and can be ended', async () => {
  acceptingServer()
  const { live, state, hear } = opened()
  hear(position(9), [line(1, 0, 'a'), line(9, 1, 'b')])
  vi.spyOn(api, 'position').mockImplementation((_, seq) => Promise.resolve(position(seq ?? 0)))
  await vi.waitFor(() => expect(state.isQuiet).toBe(true))
  live.choosing.choose(END)
  expect(state.staged).toBe(END)
  const told = live.review.show(2, 9)
  expect(state.staged).toBeNull() // that is about the present
  await vi.waitFor(() => expect(state.position?.seq).toBe(2))
  expect([state.isReviewed, past.isShown]).toEqual([true, true])
  live.review.stop()
  await told
  expect(api.position).toHaveBeenCalledTimes(1)
  expect(state.position).toBe(state.latest)
  expect([state.isReviewed, past.isShown]).toEqual([false, false])
})

import { beforeEach, expect, it, vi } from 'vitest'
import {
  acceptingServer,
  answering,
  bodyOf,
  BUY,
  END,
  line,
  position,
  opened,
  plainBrowser,
} from '../table/fixtures'

let calls: ReturnType<typeof acceptingServer>

beforeEach(() => {
  plainBrowser()
  calls = acceptingServer()
})

it('takes nothing more until the stream has told what the move led to; what was offered stays drawn', async () => {
  const { live, state, hear } = opened()
  let answer: (r: Response) => void = () => {}
  const fetched = vi.fn(() => new Promise((done) => (answer = done)))
  vi.stubGlobal('fetch', fetched)
  hear(position(1))
  const sent = live.choosing.play(BUY)
  hear(position(2)) // somebody else chose in secret
  expect(state.isYourTurn).toBe(false)
  answer(new Response(JSON.stringify({ seq: 3 })))
  await vi.waitFor(() => expect(state.latest!.seq).toBe(2))
  expect(state.sent).toBe('buy red')
  expect(state.isYourTurn).toBe(false)
  expect(state.moves).toEqual([BUY, END])
  live.choosing.choose(END)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(state.staged).toBeNull()
  hear(position(3))
  await sent
  expect(state.sent).toBeNull()
  expect(state.isYourTurn).toBe(true)
  expect(state.moves).toHaveLength(2)
})

it('offers the next moves at once where the stream was faster than the answer', async () => {
  const { live, state, hear } = opened()
  let answer: (r: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise((done) => (answer = done)))
  hear(position(1))
  const sent = live.choosing.play(BUY)
  hear(position(2))
  expect(state.isYourTurn).toBe(false)
  answer(new Response(JSON.stringify({ seq: 2 })))
  await sent
  expect(state.isYourTurn).toBe(true)
})

it('repeats a move with the same key when the line was dead for a moment', async () => {
  const { live, state, hear } = opened()
  vi.useFakeTimers()
  let attempts = 0
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    calls.push(bodyOf(init))
    return ++attempts < 2 ? Promise.reject(new TypeError('network')) : answering({ seq: 2 })
  })
  hear(position(1))
  const sent = live.choosing.play(BUY)
  await vi.advanceTimersByTimeAsync(2000)
  hear(position(2))
  await sent
  expect(calls).toHaveLength(2)
  expect(calls[0]!.key).toBe(calls[1]!.key)
  expect(state.error).toBeNull()
  vi.useRealTimers()
})

it('takes back at once all that one click did, and one by one what several did', async () => {
  const { live, state, hear } = opened()
  const undo = { possible: true, why_not: null }
  const made = [2, 3, 4].map((seq) => line(seq, 0, 'buys'))
  hear(position(1))
  live.choosing.choose(BUY)
  hear(position(2), made.slice(0, 1))
  await vi.waitFor(() => expect(state.isQuiet).toBe(true))
  live.choosing.choose(BUY, { then: ['buy red'] })
  hear(position(3), made.slice(1, 2))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  hear(position(4, { undo }), made.slice(2))
  await vi.waitFor(() => expect(state.isQuiet).toBe(true))
  expect(state.trail).toHaveLength(3)
  const back = (seq: number) =>
    hear(position(seq, { undo }), [{ ...line(seq, 0, ''), kind: 'undo', back: 1 }])
  const taken = live.sending.undo()
  await vi.waitFor(() => expect(calls).toHaveLength(4))
  back(5)
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  back(6)
  await taken
  expect(state.trail).toHaveLength(1)
  expect(calls).toHaveLength(5)
})

it('shows the server’s refusal with its paragraph', async () => {
  const { live, state, hear } = opened()
  const error = { code: 'refused', message: 'No.', paragraph: '5.4' }
  vi.stubGlobal('fetch', () => answering({ error }, 409))
  hear(position(1))
  await live.choosing.play(BUY)
  expect(state.error).toMatchObject({ message: 'No.', paragraph: '5.4' })
  expect(state.sent).toBeNull()
})

it('closes the list of a small screen with the own move, not with somebody else’s', () => {
  const { live, state, hear } = opened()
  hear(position(1))
  state.isListed = true
  hear(position(2)) // somebody else chose in secret
  expect(state.isListed).toBe(true)
  void live.choosing.play(BUY)
  expect(state.isListed).toBe(false)
})

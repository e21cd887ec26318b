import { beforeEach, expect, it, vi } from 'vitest'
import { answering, opened, plainBrowser, position } from './fixtures'
import type { Hint } from '../server/types'

beforeEach(plainBrowser)

it('answers the offer that was read, by its number', async () => {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(init.body as string)])
    return answering({})
  })
  const offer = {
    number: 7,
    kind: 'stop' as const,
    seat: 1,
    accepted: [1],
    until: 9,
    to_seq: null,
    about: null,
  }
  const { live } = opened({ offers: [offer] })
  await live.requests.answer(false)
  expect(asked).toEqual([['/api/tables/x/answer-offer', { offer: 7, accept: false }]])
})

it.each([
  ['is shown', false],
  ['that comes when its position is past is not', true],
])('a hint %s', async (_, isLate) => {
  const hint = { move: 'buy red', course: [], text: 'Buy red', reasons: [] } as unknown as Hint
  let answer!: (answer: Promise<Response>) => void
  vi.stubGlobal('fetch', () => new Promise((done) => (answer = done)))
  const { live, state, hear } = opened()
  hear(position(1))
  const asked = live.requests.hint()
  if (isLate) hear(position(2))
  answer(answering([hint]))
  await asked
  expect(state.hints).toEqual(isLate ? null : [hint])
})

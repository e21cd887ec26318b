import { beforeEach, expect, it, vi } from 'vitest'
import { answering, opened, plainBrowser } from './fixtures'

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

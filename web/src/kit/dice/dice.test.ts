import { beforeEach, expect, it, vi } from 'vitest'
import { giveShare, hasCounted, newShare, ownShare } from './dice'
import { answering, plainBrowser, table } from '../table/fixtures'
import type { Table } from '../server/types'

const of = (by: string, share: string | null = null) => ({ by, commitment: 'c', share })
const diced = (more: Partial<Table> = {}): Table =>
  table({
    state: 'open',
    dice: { commitment: 'c', share: null, seats: [of('server'), of('server')] },
    ...more,
  })

let calls: [string, unknown][] // what the server was asked

beforeEach(() => {
  plainBrowser()
  localStorage.clear()
  calls = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push([path, JSON.parse(init.body as string)])
    return answering({})
  })
})

it('draws 32 bytes, never the same', () => {
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/)
  expect(newShare()).not.toBe(newShare())
})

it('sends the same share until the server has it, and none of its own accord later', async () => {
  await giveShare(diced())
  await giveShare(diced())
  const once = ['/api/tables/x/share', { share: ownShare('x') }]
  expect(calls).toEqual([once, once])
  await giveShare(diced({ dice: { commitment: 'c', share: null, seats: [of('player'), of('server')] } }))
  await giveShare(diced({ state: 'running' }))
  await giveShare(diced({ your_seats: [] }))
  await giveShare(diced({ dice: null }))
  expect(calls).toHaveLength(2)
})

it('does not keep a player from the table when the server is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  await expect(giveShare(diced())).resolves.toBeUndefined()
})

it('compares at the end', async () => {
  const ended = (share: string) =>
    diced({ state: 'finished', dice: { commitment: 'c', share: 's', seats: [of('player', share)] } })
  expect(hasCounted(ended('a'))).toBeNull()
  await giveShare(diced())
  expect(hasCounted(diced())).toBeNull()
  expect(hasCounted(ended(ownShare('x')!))).toBe(true)
  expect(hasCounted(ended('a'))).toBe(false)
})

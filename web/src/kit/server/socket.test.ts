import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backOff, RESTART, TableSocket } from './socket'
import type { Message } from './types'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: ((e: { code: number }) => void) | null = null
  onmessage: ((e: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
}

let heard: Message[]
let links: string[]
let seq: number
let table: TableSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  FakeSocket.all = []
  heard = []
  links = []
  seq = 3
  table = new TableSocket({
    table: 'x',
    fromSeq: () => seq,
    seat: () => null,
    language: () => 'de',
    onMessage: (m) => heard.push(m),
    onLink: (l) => links.push(l),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
  })
})
afterEach(() => {
  table.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const last = () => FakeSocket.all.at(-1)!

it('asks for what it has not heard yet, in the reader’s language', () => {
  expect(last().url).toMatch(/^ws.*\/api\/tables\/x\/stream\?from_seq=3&lang=de$/)
})

it('answers pings and passes everything else on', () => {
  last().onopen!()
  last().onmessage!({ data: '{"type":"ping"}' })
  last().onmessage!({ data: '{"type":"presence","seats":[]}' })
  expect(last().sent).toEqual(['{"type":"pong"}'])
  expect(heard).toEqual([{ type: 'presence', seats: [] }])
})

it('comes back after a restart of the server, from the place it had reached', () => {
  last().onopen!()
  seq = 9
  last().onclose!({ code: RESTART })
  expect(links.at(-1)).toBe('lost')
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(last().url).toContain('from_seq=9')
})

it('does not knock again where it was turned away', () => {
  last().onopen!()
  last().onclose!({ code: 4404 })
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

it('waits longer and longer while nobody answers', () => {
  expect([0, 1, 2, 9].map((n) => backOff(n, () => 0.5))).toEqual([500, 1000, 2000, 15_000])
  expect(backOff(3, () => 0)).toBeLessThan(backOff(3, () => 1))
})

it('takes a long silence for a lost connection', () => {
  last().onopen!()
  vi.advanceTimersByTime(44_000)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(3000)
  expect(FakeSocket.all).toHaveLength(2)
})

it('comes back at once when the browser is online again', () => {
  last().onopen!()
  dispatchEvent(new Event('offline'))
  expect(links.at(-1)).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(2)
})

it('hears nothing of a connection it has given up', () => {
  const old = last()
  old.onopen!()
  table.restart()
  old.onmessage!({ data: '{"type":"presence","seats":[]}' })
  expect(heard).toEqual([])
  expect(FakeSocket.all).toHaveLength(2)
})

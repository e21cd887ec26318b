import { beforeEach, expect, it, vi } from 'vitest'
import type { MoveRequest } from '../gen/api'
import { play } from './sound'
import { settings } from './settings.svelte'
import { TableStore } from './table.svelte'
import type { LogLine, Move, Position, Table } from './types'

const BUY: Move = {
  id: 1,
  family: 'buy',
  params: { colour: 'red' },
  notation: 'buy red',
  text: 'Buy one red share for 7',
  facts: {},
  final: false,
}
const END: Move = {
  id: 2,
  family: 'end',
  params: {},
  notation: 'end',
  text: 'End the turn',
  facts: {},
  final: true,
}
const position = (seq: number, more: Partial<Position> = {}): Position => ({
  seq,
  to_act: [0],
  over: false,
  ending: null,
  scores: [0, 0],
  ranking: [0, 0],
  view: {},
  viewer: 0,
  moves: { 0: [BUY, END] },
  blocked: {},
  events: [],
  undo: { possible: true, why_not: null },
  clocks: null,
  ...more,
})
const line = (seq: number, seat: number, text: string): LogLine => ({
  seq,
  seat,
  notation: 'x',
  text,
  events: [],
  at: 0,
  kind: 'move',
  back: 0,
})
const seat = (n: number, kind: 'human' | 'bot') => ({
  seat: n,
  kind,
  name: `p${n}`,
  bot: null,
  connected: true,
  is_you: n === 0,
  resigned: false,
  clock_left: null,
  away_bot: null,
})
const table = (more: Partial<Table> = {}): Table => ({
  id: 'x',
  game: 'g',
  title: 'G',
  revision: 0,
  to_act: [],
  result: null,
  state: 'running',
  kind: 'play',
  options: {},
  host: 'a',
  is_host: true,
  pace: 'live',
  visibility: 'public',
  clock: { kind: 'none', seconds: 0, increment: 0, on_timeout: 'claim' },
  spectators: true,
  seed_hash: '',
  seed: null,
  invite_link: null,
  seats: [seat(0, 'human'), seat(1, 'bot')],
  your_seats: [0],
  seq: 0,
  offers: [],
  rematch: null,
  created: 0,
  changed: 0,
  watching: 0,
  ...more,
})

vi.mock('./sound', () => ({ play: vi.fn() }))

const bodyOf = (init: RequestInit) => JSON.parse((init.body as string | null) ?? '{}') as Partial<MoveRequest>
const answering = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

let store: TableStore
let calls: { path: string; body: Partial<MoveRequest> }[]

beforeEach(() => {
  sessionStorage.clear()
  settings.motion = 'none'
  settings.confirm = true
  calls = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = bodyOf(init)
    calls.push({ path, body })
    return answering({ seq: (body.expected_seq ?? 0) + 1 })
  })
  store = new TableStore('x')
  store.table = table()
})
const hear = (p: Position, log: LogLine[] = []) =>
  store.hear({ type: 'position', version: 1, seq: p.seq, position: p, log })

it('offers the moves of the seat that owes a decision', () => {
  hear(position(1))
  expect(store.mover).toBe(0)
  expect(store.moves).toEqual([BUY, END])
  hear(position(2, { to_act: [1], moves: {} }))
  expect(store.isYourTurn).toBe(false)
})

it('asks once more before the move that ends the turn, and only then', async () => {
  hear(position(1))
  store.choose(END)
  expect(store.staged).toBe(END)
  expect(calls).toEqual([])
  store.staged = null
  store.choose(BUY)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]!.body).toMatchObject({ move: 'buy red', seat: 0, expected_seq: 1 })
})

it('does not ask when confirmation is switched off', async () => {
  settings.confirm = false
  hear(position(1))
  store.choose(END)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('offers nothing more until the stream has told what the move led to', async () => {
  let answer: (r: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise((done) => (answer = done)))
  hear(position(1))
  const sent = store.send(BUY)
  hear(position(2)) // somebody else chose in secret
  expect(store.moves).toEqual([])
  answer(new Response(JSON.stringify({ seq: 3 })))
  await vi.waitFor(() => expect(store.latest!.seq).toBe(2))
  expect(store.sent).toBe('buy red')
  expect(store.moves).toEqual([])
  hear(position(3))
  await sent
  expect(store.sent).toBeNull()
  expect(store.moves).toHaveLength(2)
})

it('offers the next moves at once where the stream was faster than the answer', async () => {
  let answer: (r: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise((done) => (answer = done)))
  hear(position(1))
  const sent = store.send(BUY)
  hear(position(2))
  expect(store.moves).toEqual([])
  answer(new Response(JSON.stringify({ seq: 2 })))
  await sent
  expect(store.moves).toHaveLength(2)
})

it('repeats a move with the same key when the line was dead for a moment', async () => {
  vi.useFakeTimers()
  let attempts = 0
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({ path, body: bodyOf(init) })
    return ++attempts < 2 ? Promise.reject(new TypeError('network')) : answering({ seq: 2 })
  })
  hear(position(1))
  const sent = store.send(BUY)
  await vi.advanceTimersByTimeAsync(2000)
  hear(position(2))
  await sent
  expect(calls).toHaveLength(2)
  expect(calls[0]!.body.key).toBe(calls[1]!.body.key)
  expect(store.error).toBeNull()
  vi.useRealTimers()
})

it('shows the server’s refusal with its paragraph', async () => {
  const error = { code: 'refused', message: 'No.', paragraph: '5.4' }
  vi.stubGlobal('fetch', () => answering({ error }, 409))
  hear(position(1))
  await store.send(BUY)
  expect(store.error).toMatchObject({ message: 'No.', paragraph: '5.4' })
  expect(store.sent).toBeNull()
})

it('tells the turn so far: own lines since somebody else decided', () => {
  hear(position(4), [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 0, 'c'), line(4, 0, 'd')])
  expect(store.trail.map((l) => l.text)).toEqual(['c', 'd'])
})

it('what was taken back is no longer part of the turn, but stays in the log', () => {
  hear(position(2), [line(1, 0, 'a'), line(2, 0, 'b')])
  hear(position(3), [{ ...line(3, 0, 'back'), kind: 'undo', back: 1 }])
  expect(store.trail.map((l) => l.text)).toEqual(['a'])
  expect(store.log).toHaveLength(3)
})

it('asks for an answer to an offer of somebody else, once', () => {
  store.table = table({ offers: [{ kind: 'undo', seat: 1, accepted: [1], to_seq: 2 }] })
  expect(store.offer?.kind).toBe('undo')
  store.table = table({ offers: [{ kind: 'undo', seat: 1, accepted: [1, 0], to_seq: 2 }] })
  expect(store.offer).toBeNull()
})

it('shows positions one after the other, and lets nobody decide on an old one', async () => {
  const seen: number[] = []
  let arrive: () => void = () => {}
  store.around = (change) => {
    change()
    seen.push(store.position!.seq)
    return new Promise((done) => (arrive = done))
  }
  hear(position(1, { to_act: [1], moves: {} }))
  await Promise.resolve()
  hear(position(2, { to_act: [1], moves: {} }))
  await Promise.resolve()
  hear(position(3))
  expect(seen).toEqual([2])
  expect(store.moves).toEqual([])
  arrive()
  await vi.waitFor(() => expect(seen).toEqual([2, 3]))
  arrive()
  expect(store.moves).toHaveLength(2)
})

it('sounds when it becomes your turn, softly for others’ moves, and at the end', async () => {
  const played = async (p: Position) => {
    vi.mocked(play).mockClear()
    hear(p)
    await vi.waitFor(() => expect(store.position).toBe(p))
    await Promise.resolve()
    return vi.mocked(play).mock.calls.map(([tune]) => tune)
  }
  await played(position(1, { to_act: [1], moves: {} }))
  expect(await played(position(2, { to_act: [1], moves: {} }))).toEqual(['move'])
  expect(await played(position(3))).toEqual(['turn'])
  expect(await played(position(4, { over: true, to_act: [], moves: {} }))).toEqual(['end'])
})

it('hot-seat: covers the screen and looks through the eyes of whoever decides', async () => {
  store.table = table({ your_seats: [0, 1] })
  hear(position(1, { viewer: 0, to_act: [1], moves: {} }))
  await vi.waitFor(() => expect(store.seat).toBe(1))
  expect(store.covered).toBe(true)
})

it('hot-seat: is covered before the next hand is drawn', async () => {
  store.table = table({ your_seats: [0, 1] })
  hear(position(1, { viewer: 0, to_act: [0] }))
  await vi.waitFor(() => expect(store.position?.seq).toBe(1))
  expect(store.covered).toBe(false)
  let wasCovered: boolean | null = null
  store.around = (change) => {
    wasCovered = store.covered
    change()
    return Promise.resolve()
  }
  hear(position(2, { viewer: 1, to_act: [1] }))
  await vi.waitFor(() => expect(store.position?.seq).toBe(2))
  expect(wasCovered).toBe(true)
})

it('who studies a game alone looks through every eye without handing over', async () => {
  store.table = table({ kind: 'analysis', your_seats: [0, 1] })
  hear(position(1, { viewer: 0, to_act: [1], moves: {} }))
  await vi.waitFor(() => expect(store.seat).toBe(1))
  expect(store.covered).toBe(false)
})

it('knows who is here and how many watch', () => {
  store.hear({ type: 'presence', seats: [], watching: 2 })
  expect(store.table).toMatchObject({ watching: 2, seats: [{ connected: false }, { connected: true }] })
})

it('tells steps without events in the words of the button', () => {
  hear(position(1))
  store.choose(BUY)
  hear(position(2), [{ ...line(2, 0, 'p0: buy red'), notation: 'buy red' }])
  expect(store.trail.map((l) => l.text)).toEqual([BUY.text])
  const reloaded = new TableStore('x')
  reloaded.table = table()
  reloaded.hear({ type: 'position', version: 1, seq: 2, position: position(2), log: store.log })
  expect(reloaded.trail.map((l) => l.text)).toEqual([BUY.text])
})

it('plays the second half of a click when the game asks for it, and forgets it otherwise', async () => {
  settings.confirm = false
  hear(position(1))
  store.choose(BUY, 'end')
  hear(position(2))
  await vi.waitFor(() => expect(calls.map((c) => c.body.move)).toEqual(['buy red', 'end']))
  calls = []
  hear(position(3))
  await vi.waitFor(() => expect(store.sent).toBeNull())
  store.choose(BUY, 'sell red')
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hear(position(4))
  expect(calls.map((c) => c.body.move)).toEqual(['buy red'])
})

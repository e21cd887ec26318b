/** A table for tests: positions, lines and a server that accepts every move. */

import { vi } from 'vitest'
import type { MoveRequest } from '../../gen/api'
import { preferences } from '../app/preferences.svelte'
import type { Animate } from '../showing/screen'
import type { LogLine, Move, Position, Table } from '../server/types'
import { LiveTable } from './live'

export const BUY: Move = {
  id: 1,
  family: 'buy',
  params: { colour: 'red' },
  notation: 'buy red',
  text: 'Buy one red share for 7',
  facts: {},
  final: false,
}
export const END: Move = {
  id: 2,
  family: 'end',
  params: {},
  notation: 'end',
  text: 'End the turn',
  facts: {},
  final: true,
}
export const position = (seq: number, more: Partial<Position> = {}): Position => ({
  seq,
  to_act: [0],
  over: false,
  ending: null,
  scores: [0, 0],
  ranking: [0, 0],
  worth: [],
  view: {},
  viewer: 0,
  moves: { 0: [BUY, END] },
  blocked: {},
  events: [],
  undo: { possible: true, why_not: null },
  clocks: null,
  ...more,
})
export const line = (seq: number, seat: number, text: string): LogLine => ({
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
  person: kind === 'human' ? `person ${n}` : null,
  name: `p${n}`,
  bot: null,
  connected: true,
  is_you: n === 0,
  resigned: false,
  clock_left: null,
  away_bot: null,
  is_leaver: false,
})
export const table = (more: Partial<Table> = {}): Table => ({
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
  dice: null,
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

/** A running table, as if its socket were open; `hear` is a message of the socket. */
export function opened(more: Partial<Table> = {}, animate?: Animate) {
  const live = new LiveTable('x', animate)
  live.state.table = table(more)
  const hear = (p: Position, log: LogLine[] = []) =>
    live.connection.hear({ type: 'position', version: 1, seq: p.seq, position: p, log })
  return { live, state: live.state, hear }
}

/** Nothing moves, the last move of a turn is confirmed, nothing is remembered. */
export function plainBrowser(): void {
  sessionStorage.clear()
  preferences.motion = 'none'
  preferences.confirm = true
}

export const bodyOf = (init: RequestInit) =>
  JSON.parse((init.body as string | null) ?? '{}') as Partial<MoveRequest>
export const answering = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

/** A server that accepts every move; what it was asked is in the list. */
export function acceptingServer(): Partial<MoveRequest>[] {
  const calls: Partial<MoveRequest>[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const body = bodyOf(init)
    calls.push(body)
    return answering({ seq: (body.expected_seq ?? 0) + 1 })
  })
  return calls
}

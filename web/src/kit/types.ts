/** The contract with the server: what travels as JSON. */

export type Seat = number
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type View = { [key: string]: any } // eslint-disable-line -- every game has its own shape

export interface ErrorBody {
  code: string
  message: string
  paragraph: string | null
  details?: Record<string, unknown>
}

export interface OptionInfo {
  name: string
  default: string
  text: string
  paragraph: string
  choices: { value: string; text: string; seats: number[] }[]
}

export interface GameInfo {
  id: string
  title: string
  seats: number[]
  options: OptionInfo[]
  rules_version: number
  compile_state: 'plain' | 'compiling' | 'compiled'
  bots: { name: string; text: string }[]
}

export interface Rulebook {
  preface: string
  chapters: { number: string; title: string; text: string; paragraphs: { number: string; title: string; text: string }[] }[]
  reconstructed: string[]
}

export interface Me {
  id: string
  name: string
  is_guest: boolean
  user_name: string | null
  language: string | null
  settings: Record<string, unknown>
  notify: { webhook: string; email: string }
}

export type TableState = 'open' | 'running' | 'finished' | 'stopped'

export interface SeatInfo {
  seat: Seat
  kind: 'human' | 'open' | 'bot' | 'invite'
  name: string | null
  bot: string | null
  connected: boolean
  is_you: boolean
  resigned: boolean
  clock_left: number | null
  away_bot: string | null
}

export interface ClockRule {
  kind: 'none' | 'move' | 'bank'
  seconds: number
  increment: number
  on_timeout: 'claim' | 'lose'
}

export interface TableCard {
  id: string
  game: string
  state: TableState
  seats: SeatInfo[]
  pace: 'live' | 'days'
  visibility: 'public' | 'private'
  spectators: boolean
  clock: ClockRule
  options: Record<string, string>
  your_seats: Seat[]
  your_turn?: boolean
  seq: number
  created: number
  changed: number
}

export interface Offer {
  kind: 'stop' | 'undo'
  seat: Seat
  accepted: Seat[]
  to_seq: number | null
}

export interface Table extends TableCard {
  kind: string
  host: string
  is_host: boolean
  seed_hash: string
  seed: string | null
  invite_link: string | null
  offers: Offer[]
  rematch: string | null
}

export interface Move {
  id: number
  family: string
  params: Record<string, string | number>
  notation: string
  text: string
  facts?: Record<string, Json>
  final?: boolean | null
}

export interface Blocked {
  notation: string
  family: string
  params: Record<string, string | number>
  code: string
  paragraph: string | null
  text: string
}

export interface GameEvent {
  kind: string
  seat: Seat | null
  params: Record<string, string | number>
  text: string
}

export interface LogLine {
  seq: number
  seat: Seat | null
  notation: string | null
  text: string
  events: GameEvent[]
  at: number
  kind: 'start' | 'move' | 'undo'
  back?: number // an undo: how many moves it took back
}

export interface Position {
  seq: number
  to_act: Seat[]
  over: boolean
  ending: string | null
  scores: number[]
  ranking: number[]
  view: View
  viewer: Seat | null
  moves: Record<string, Move[]>
  blocked: Record<string, Blocked[]>
  events: GameEvent[]
  undo: { possible: boolean; why_not: string | null }
  clocks: { left: number[]; since: (number | null)[] } | null
}

export interface ChatLine {
  id: number
  at: number
  name: string
  room: 'players' | 'spectators'
  text: string
}

export interface Hint {
  move: string
  text: string
  value?: number
  visits?: number
  reason?: string
}

export type Message =
  | { type: 'position'; version: number; seq: number; position: Position; log: LogLine[] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; seats: Seat[] }
  | { type: 'ack'; key: string; seq: number }
  | { type: 'error'; error: ErrorBody }
  | { type: 'ping' }

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
  choices: { value: string; text: string }[]
  paragraph?: string
  seats?: Record<string, number[]>
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
  title?: string
  chapters: { number: string; title: string; text?: string; paragraphs: { number: string; title?: string; text: string }[] }[]
  reconstructed: unknown[]
}

export interface Me {
  id: string | number
  name: string
  is_guest: boolean
  user_name: string | null
  language: string | null
  settings: Record<string, unknown>
  notify?: { webhook?: string | null; email?: string | null }
}

export type TableState = 'open' | 'running' | 'finished' | 'stopped'

export interface SeatInfo {
  seat: Seat
  kind: 'me' | 'open' | 'bot' | 'invite' | 'person' | string
  name: string | null
  bot: string | null
  connected?: boolean
  is_you?: boolean
  clock_left?: number | null
  away_bot?: string | null
}

export interface ClockRule {
  kind: 'none' | 'move' | 'bank'
  seconds?: number
  increment?: number
  on_timeout?: 'claim' | 'lose'
}

export interface TableCard {
  id: string
  game: string
  state: TableState
  seats: SeatInfo[]
  pace: 'live' | 'days'
  visibility: 'public' | 'private'
  your_turn?: boolean
  seq?: number
  updated_at?: string
  hot_seat?: boolean
}

export interface Table extends TableCard {
  options: Record<string, string>
  host: string | number | null
  is_host?: boolean
  clock: ClockRule
  seed_hash?: string
  seed?: number | string | null
  your_seats: Seat[]
  invite_links?: Record<string, string> | string[]
  spectators?: boolean
  seq: number
  rules_version?: number
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
  at?: string
  kind?: string
  undone?: boolean
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
  clocks?: { left?: Record<string, number>; running?: Seat[]; at?: string } | Record<string, unknown>
}

export interface ChatLine {
  id?: string | number
  at: string
  name: string
  seat: Seat | null
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
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; seats: { seat: Seat; connected: boolean }[] }
  | { type: 'offer'; kind: string; seat?: Seat; [key: string]: unknown }
  | { type: 'error'; error: ErrorBody }
  | { type: 'ping' }

/** What travels between server and page: the generated shapes, with the words a field may hold. */

import type * as Api from '../../gen/api'

export type Seat = number
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type View = object // every game has its own shape, see gen/: a board says which

export type ErrorBody = Api.ErrorInside
export type GameInfo = Api.GameShown
export type Rulebook = Api.Rules
export type Me = Api.Me
export type Session = Api.SessionShown
export type Profile = Api.Profile
export type Move = Api.MoveShown
export type Blocked = Api.BlockedMove
export type GameEvent = Api.EventShown
/** What the table shows now; a board knows the view and the moves of its own game. */
export type Position<V = View> = Omit<Api.Position, 'view'> & { view: V }
export type MoveAccepted = Api.MoveAccepted
export type ChatLine = Api.ChatLine
export type Hint = Api.Hint
export type Story = Api.Story

type Narrow<T, Fields> = Omit<T, keyof Fields> & Fields

export type Offer = Narrow<Api.Offer, { kind: 'stop' | 'undo' | 'takeover' | 'share' }>
export type LogLine = Narrow<Api.LogLine, { kind: 'start' | 'move' | 'undo' }>
export type TableState = 'open' | 'running' | 'finished' | 'stopped'
export type TableCard = Narrow<Api.TableCard, { state: TableState }>
export type Table = Narrow<Api.TableInfo, { state: TableState; offers: Offer[] }>

export type Message =
  | { type: 'position'; version: number; seq: number; position: Position; log: LogLine[] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; seats: Seat[]; watching: number }
  | { type: 'error'; error: ErrorBody }
  | { type: 'ping' }

/** Boards by game: each in its folder, loaded when its table opens. `board.ts` of a folder exports `board`. */

import type { Component } from 'svelte'
import type { Blocked, GameEvent, Move, Position, View } from '../kit/server/types'
import type { TableState } from '../kit/table/state.svelte'

/** A competitor that nobody plays, at the end of a game. */
export interface Other {
  name: string
  colour: string
  place: number
  score: number
}

/** What a game's folder offers; `V` is the game's view, as `gen/` declares it. */
export interface BoardModule<V = View> {
  Board: Component<{ view: V; position: Position<V>; names: string[] }>
  /** Families of moves that the board offers by clicks; the panel lists them after the others. */
  onBoard?: string[]
  /** Families that end a turn: asked before, as long as the server cannot tell by itself. */
  endings?: string[]
  /** Why a move is shown on the board before it is made, and then confirmed; null for all others. */
  asks?: (move: Move) => string | null
  /** Events the log leaves out. */
  quiet?: string[]
  /** A sign before an event of the log, for the eye that skims. */
  icon?: (event: GameEvent) => string | undefined
  /** A little picture before a move's words. */
  Mark?: Component<{ move: Move | Blocked }>
  /** Who has a place beside the players. */
  others?: (position: Position<V>) => Other[]
  /** More for the score sheet. */
  Sheet?: Component<{ store: TableState }>
  /** What the player is asked now, in a few words. */
  question?: (position: Position<V>) => string | null
  blockedName?: (blocked: Blocked) => string
  scoreName?: () => string
  /** The whole board in words, for screen readers. */
  inWords?: (view: V, names: string[]) => string[]
}

const OWN = import.meta.glob<{ board: BoardModule }>('./*/board.ts')

export async function loadBoard(game: string): Promise<BoardModule> {
  const own = OWN[`./${game}/board.ts`] ?? OWN['./generic/board.ts']!
  return (await own()).board
}

const PICTURES = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' })

export function picture(game: string): Component | null {
  return PICTURES[`./${game}/Picture.svelte`] ?? null
}

/** Boards by game: each in its folder, loaded when its table opens. `board.ts` of a folder exports `board`. */

import type { Component } from 'svelte'
import type { Blocked, GameEvent, Move, Position, View } from '../kit/server/types'
import type { Tune } from '../kit/app/sound'
import type { Note } from '../kit/app/tips.svelte'
import type { TableState } from '../kit/table/state.svelte'

/** A competitor that nobody plays, at the end of a game. */
export interface Other {
  name: string
  colour: string
  place: number
  score: number
}

/** A part of the board with a tab of its own where only one fits the screen (≤ 900 px). */
export interface Pane {
  id: string // what elements of the board carry as `data-pane`; several ids separated by spaces
  name: () => string
  icon?: string // an SVG path in a box of 24×24, stroked
}

/** Where the game stands, for the bar; `at` of `of` is drawn as dots. */
export interface Round {
  text: string
  at?: number
  of?: number
}

/** What a move would do, in the panel while it is pointed at. */
export interface Preview {
  text: string // one bold line
  cost?: string // at its end: “−1 AP”
  lines?: { text: string; colour?: string; tone?: 'good' | 'bad' | 'money' }[]
  isLight?: boolean // a step that costs no money and changes nobody else's place: a finger need not see it first
}

/** A number of one's own that is always in sight on a small screen. */
export interface Figure {
  name: string
  value: string | number
  tone?: 'money' | 'good' | 'bad'
  note?: Note
}

/**
 * What an event leaves on the board until you act. Names are those of `data-piece` and `data-place`:
 * a piece with the place it came `from` gets a trail, a place or piece `at` which something was taken an outline;
 * what something was done `on` the board marks itself (`store.touched`), where an outline would hide its figures.
 */
export interface Mark {
  piece?: string
  from?: string
  at?: string
  on?: string
}

/** An event as the log writes it beside others of its kind: whose or which colour, and what became of it. */
export interface Short {
  colour: string
  text: string
  tone?: 'good' | 'bad'
}

/** Stands in a text where a piece is drawn. */
export const PIECE = '\uFFFC'

/** An event of the log in few words. */
export interface Brief {
  text: string
  piece?: { colour: string; name: string } // drawn where the text has `PIECE`, and its name for those who listen
}

/** A moment the game lives from, told in steps; times at normal speed. */
export interface Scene {
  title: string
  steps: { id: string; name: string; time: number; value?: string; waits?: boolean }[] // `waits`: until it is closed
}

/** What else a preview may speak of: who sits where, and the piece clicked before, which the next click may join. */
export interface Around {
  names: string[]
  inHand: string | null
  selected?: string | null // the piece whose places glow, also if it is left from the step before
}

/** What a game's folder offers; `V` is the game's view, as `gen/` declares it. See web/BOARDS.md. */
export interface BoardModule<V = View> {
  Board: Component<{ view: V; position: Position<V>; names: string[] }>
  /** The board's root has `display: contents`; its children choose `grid-area: wide` (whole window) or `main`. */
  wide?: boolean
  /** Tabs of a small screen, most important first; the log comes after them. */
  panes?: Pane[]
  /** The pane a small screen shows while others move, whatever they touch; without it, the one where they do. */
  watches?: string

  // ---- the bar and the panel ----

  round?: (position: Position<V>) => Round | null
  /** A part of everybody's worth that may not be there: the bar shows a range, "5–11". */
  unsure?: string
  /** A part of everybody's worth that is there now and can still be lost: the bar shows it apart, "5 +6". */
  staked?: string
  /** What whoever kept count knows of a player, in sentences below the worth; with it, it can be switched off. */
  counted?: (position: Position<V>, seat: number) => string[]
  /** Seats in the order of turns. */
  order?: (position: Position<V>) => number[]
  /** What the player is asked now, in a few words; `picked` is the piece in hand. */
  question?: (position: Position<V>, picked: string | null) => string | null
  /** How to do it on the board, in a sentence. */
  how?: (position: Position<V>, picked: string | null) => string | null
  /** What the game is about, in a few lines: a card over the first table of it that somebody sits at. */
  Opening?: Component<{ position: Position<V> }>
  /** In the hand, instead of `how`: what others did since one's turn where the first pane does not show it. */
  Since?: Component
  /** What is left to spend this turn, drawn: action points, moves of ships. */
  Budget?: Component<{ position: Position<V> }>
  /** Lines that a preview may have: beside a board the panel keeps their room, and nothing below them jumps. */
  lines?: number
  preview?: (move: Move, position: Position<V>, around: Around) => Preview | null
  figures?: (position: Position<V>) => Figure[]
  /** How high the sheet of a small screen is, in px, whatever it asks: what needs more lies over the board's end. */
  sheet?: number
  /** How many moves without a place the panel shows as buttons; the list of all moves opens where there are more. */
  buttons?: number

  // ---- choosing ----

  /** Families of moves that the board offers by clicks; the panel keeps them folded. */
  onBoard?: string[]
  /** Families whose words say that they end the turn: never asked twice. */
  endings?: string[]
  /** Does this ending give away what could still be used? Then it is the main button only if nothing else is left. */
  wastes?: (move: Move) => boolean
  /** Why it can be best here to give that away, for a hint that does. */
  stays?: () => string
  /** Why a move is shown on the board before it is made, and then confirmed; null for all others. */
  asks?: (move: Move, position: Position<V>) => string | null
  /** A move that decides nothing here: what its button says instead, and what the same click plays after it. */
  passes?: (move: Move, position: Position<V>) => { text: string; then: string[] } | null
  /** The piece that makes a move, by its `data-piece`: it is chosen first, then the place. */
  pieceOf?: (move: Move) => string | null
  /** Pieces and places a move speaks of, by `data-piece` and `data-place`: lit while its button is pointed at. */
  about?: (move: Move, position: Position<V>) => string[]
  /** Where a move begins and leads, by the same names: an arrow where it is spoken of; `before`: what is done first. */
  way?: (move: Move, position: Position<V>, before?: Move[]) => { from: string; to: string } | null
  /** What a move costs, in a few characters: “2 AP”, “−5”. */
  cost?: (move: Move, position?: Position<V>) => string | null
  /** Is an action begun and not done? Undo and Escape take it back as a whole. */
  isBegun?: (view: V) => boolean
  blockedName?: (blocked: Blocked) => string
  /** A little picture before a move's words. */
  Mark?: Component<{ move: Move | Blocked }>

  // ---- what happened ----

  /** Events the log leaves out. */
  quiet?: string[]
  /** A sign before an event of the log, for the eye that skims. */
  icon?: (event: GameEvent) => string | undefined
  /** An event in a sign and a few characters: several of its kind then stand in one line of the log. */
  inShort?: (event: GameEvent) => Short | null
  /** An event of the log in fewer words than the rules have for it; `PIECE` in them is drawn. */
  brief?: (event: GameEvent, who: string) => Brief | null
  /** What an event cost or brought somebody, to stand at its line's end. */
  money?: (event: GameEvent) => number | null
  /** What an event sounds like, if it is more than a move. */
  sound?: (event: GameEvent) => Tune | undefined
  /** Pieces and places an event speaks of: marked while its line is pointed at. */
  places?: (event: GameEvent) => string[]
  /** What an event leaves on the board until you act; `position` is the one that is drawn. */
  marks?: (event: GameEvent, position: Position<V>) => Mark[]
  /** Kinds of one's own deeds that a phone shows for a moment, before the pane with the next choice opens. */
  peeks?: string[]
  /** Kinds of events that say why somebody's points are others now: the last of them stand in their chip's note. */
  scores?: string[]
  /** Events one would look for in a replay. */
  moments?: string[]
  /** What is staged when this position comes, if anything; `before` is null where it is shown again. */
  scene?: (position: Position<V>, before: Position<V> | null, names: string[]) => Scene | null

  // ---- the end, and the ear ----

  /** Who has a place beside the players. */
  others?: (position: Position<V>) => Other[]
  /** What a seat still held, in words, where its hand is open. */
  held?: (view: V, seat: number) => string[]
  /** More for the score sheet. */
  Sheet?: Component<{ store: TableState }>
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

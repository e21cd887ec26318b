/** From a click to a move: which one was meant, is it meant, and what follows from the same click. */

import { preferences } from '../app/preferences.svelte'
import type { TableState } from '../table/state.svelte'
import type { Move } from '../server/types'
import type { Sending } from './sending'

/** How a move was chosen. */
export interface Manner {
  then?: string[] // notations to play right after
  isTouch?: boolean // a finger cannot hover: its first tap shows what a second one does
  isMeant?: boolean // the rest of a click that was confirmed
  shows?: string // of several steps, the one that a finger is shown: those before it can be taken back
  isRest?: boolean // it follows from a click that was made before
}

export class Choosing {
  /** What waits to be played was confirmed with the move before it: it is not asked about again. */
  private isMeant = false
  /** How many decisions of the turn were made before the click that is being played. */
  private since = 0
  /** The step of a click that a finger is shown before it is made. */
  private shows: string | null = null

  constructor(
    private readonly state: TableState,
    private readonly sending: Sending,
  ) {}

  /** A click on a piece: its places glow; a second click lets it go. Where it can do but one thing, a finger is
   * shown that at once, and its next tap means it: one for each step of a piece that stays in hand. */
  pick(piece: string, moves: Move[] = [], { then, isTouch = false }: Manner = {}): void {
    const { state } = this
    const only = isTouch && moves.length === 1 ? moves[0]! : null
    const shown = only && state.board?.preview?.(only, state.position!, state)
    const isHeld = state.selected === piece
    if (only && shown?.isLight && isHeld) return this.choose(only, { then, isTouch })
    const isShown = only !== null && state.staged?.notation === only.notation
    if (!isShown) state.staged = null
    if (isHeld && !(only && preferences.confirm)) return this.release()
    state.picked = piece
    state.isFresh = true
    state.isListed = false // its places lie below the list
    state.pointed = shown?.isLight ? [only!] : []
    if (only && preferences.confirm && (isShown || (shown && !shown.isLight)))
      this.choose(only, { then, isTouch })
  }

  /** A click on a move. What cannot be undone is asked once more, if you like it so; the same click again means it. */
  choose(
    move: Move,
    { then = [], isTouch = false, isMeant = false, shows, isRest = false }: Manner = {},
  ): void {
    const { state } = this
    if (state.sent) return
    if (!isRest && state.staged?.notation !== move.notation) this.since = state.trail.length
    isMeant ||= state.staged?.notation === move.notation
    state.next = then
    this.shows = shows ?? null
    const isLater = shows !== undefined && shows !== move.notation
    if (
      preferences.confirm &&
      !isMeant &&
      state.moves.length > 1 &&
      this.asksFirst(move, isTouch && !isLater)
    )
      state.staged = move
    else {
      if (!isMeant) state.staged = null // something else was meant
      void this.play(move, isMeant)
    }
  }

  /** One place, several moves: let the player say which. */
  ask(moves: Move[], box: DOMRect, then?: string[]): void {
    this.state.dropQuestion()
    this.state.asking = { moves, box, then }
  }

  /** A finger on what cannot be chosen asks about that: what waits to be confirmed since before is put away. */
  beside(at: Element, before: Move | null): void {
    const isChoice = !!at.closest('.target.open, button:not(.target), a, summary')
    if (before && before === this.state.staged && at.closest('.main') && !isChoice) this.state.dropQuestion()
  }

  /** The move is meant, and what follows from it. */
  async play(move: Move, isMeant = this.state.staged?.notation === move.notation): Promise<void> {
    this.isMeant = isMeant
    this.state.pointed = []
    await this.sending.move(move)
    this.sending.belongs(this.since)
    this.goOn()
  }

  /** Escape: let go of what was chosen last; an action begun is taken back as a whole. */
  letGo(): void {
    const { state } = this
    if (state.asking) state.asking = null
    else if (state.staged) this.refuse()
    else if (state.selected !== null) this.release()
    else if (state.isBegun && state.trail.length) void this.sending.undo()
  }

  /** What waits to be confirmed is not meant; nor are the steps that were made to show it. */
  refuse(): void {
    const { state } = this
    const isLast = state.staged?.notation === this.shows
    state.staged = null
    state.next = []
    if (isLast && state.isBegun && state.trail.length) void this.sending.undo()
  }

  /** No piece is in hand, also not one that was selected by itself. */
  release(): void {
    this.state.picked = null
    this.state.pointed = []
    this.state.isReleased = true
  }

  /** Play the next of what a click said and the game asks for now: a step without a choice is not asked. */
  goOn(): void {
    const { state } = this
    if (state.sent || state.isShowing || !state.isCurrent) return
    if (state.picked !== null && state.pieces.size && !state.pieces.has(state.picked)) state.picked = null
    const { next, moves } = state
    state.next = []
    const at = next.findIndex((notation) => moves.some((m) => m.notation === notation))
    const move = moves.find((m) => m.notation === next[at])
    if (!move) return
    const shows = this.shows ?? undefined
    this.choose(move, {
      then: next.slice(at + 1),
      isMeant: this.isMeant,
      isTouch: !!shows,
      shows,
      isRest: true,
    })
  }

  private asksFirst(move: Move, isTouch: boolean): boolean {
    const { board, position, table } = this.state
    const shown = isTouch && board?.preview?.(move, position!, this.state)
    if (shown && !shown.isLight) return true
    if (table?.kind === 'lesson') return false // there everything can be taken back
    if (board?.asks?.(move, position!)) return true
    return !!move.final && !board?.endings?.includes(move.family)
  }
}

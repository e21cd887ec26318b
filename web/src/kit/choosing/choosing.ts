/** From a click to a move: which one was meant, is it meant, and what follows from the same click. */

import { preferences } from '../app/preferences.svelte'
import type { TableState } from '../table/state.svelte'
import type { Move } from '../server/types'
import type { Sending } from './sending'

export class Choosing {
  constructor(
    private readonly state: TableState,
    private readonly sending: Sending,
  ) {}

  /** A click on a move: a last one of the turn asks once more, if you like it so. `then` is played right after. */
  choose(move: Move, ...then: string[]): void {
    const { state } = this
    if (state.sent) return
    state.next = then
    if (preferences.confirm && this.asksFirst(move) && state.moves.length > 1) state.staged = move
    else void this.play(move)
  }

  /** One place, several moves: let the player say which. */
  ask(moves: Move[], box: DOMRect, then?: string): void {
    this.state.asking = { moves, box, then }
  }

  /** The move is meant. */
  async play(move: Move): Promise<void> {
    await this.sending.move(move)
    this.goOn()
  }

  /** Play the next of what a click said, if the game asks for it now. */
  goOn(): void {
    const { state } = this
    if (state.sent || state.isShowing || !state.isCurrent) return
    const [next, ...rest] = state.next
    state.next = []
    const move = state.moves.find((m) => m.notation === next)
    if (move) this.choose(move, ...rest)
  }

  private asksFirst(move: Move): boolean {
    const { board } = this.state
    return (move.final ?? !!board?.endings?.includes(move.family)) || !!board?.asks?.(move)
  }
}

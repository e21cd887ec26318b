/** Deciding at a table: choosing, confirming, sending, and taking back. */

import { api, ApiError } from './api'
import { Listening } from './listening.svelte'
import { standing } from './log'
import { Said } from './said'
import { settings } from './settings.svelte'
import type { Blocked, LogLine, Move } from './types'

export class Moving extends Listening {
  sent = $state<string | null>(null) // the move that is on its way
  staged = $state.raw<Move | null>(null) // the move that waits for its confirmation
  asking = $state.raw<{ moves: Move[]; box: DOMRect; then?: string } | null>(null) // several moves fit one place

  endings: string[] = [] // families that end a turn, for a server that cannot tell yet
  asks: ((move: Move) => string | null) | null = null // why the board shows a move before it is made

  private readonly said = new Said(this.id)
  private next: string[] = [] // the rest of a click that said more than one decision

  override async restart(): Promise<void> {
    this.said.clear()
    await super.restart()
  }

  get mover(): number | null {
    const p = this.position
    if (!p) return null
    return (
      Object.keys(p.moves)
        .map(Number)
        .find((s) => p.to_act.includes(s)) ?? null
    )
  }

  get moves(): Move[] {
    return this.isCurrent && this.mover !== null && !this.sent ? (this.position!.moves[this.mover] ?? []) : []
  }

  get blocked(): Blocked[] {
    return this.isCurrent && this.mover !== null ? (this.position!.blocked?.[this.mover] ?? []) : []
  }

  get isYourTurn(): boolean {
    return this.mover !== null && this.moves.length > 0
  }

  /** Has the last thing said been done, with all that followed from it? */
  get isQuiet(): boolean {
    return this.isCurrent && !this.sent && !this.showing && !this.next.length
  }

  /** A click on a move: a last one of the turn asks once more, if you like it so. */
  choose(move: Move, ...then: string[]): void {
    if (this.sent) return
    this.next = then
    const isFinal = (move.final ?? this.endings.includes(move.family)) || !!this.asks?.(move)
    if (settings.confirm && isFinal && this.moves.length > 1) this.staged = move
    else void this.send(move)
  }

  /** One place, several moves: let the player say which. */
  ask(moves: Move[], box: DOMRect, then?: string): void {
    this.asking = { moves, box, then }
  }

  async send(move: Move): Promise<void> {
    const position = this.latest
    if (!position || this.mover === null || this.sent) return
    this.staged = null
    this.sent = move.notation
    this.said.set(move.notation, move.text)
    this.error = null
    const body = {
      move: move.notation,
      seat: this.mover,
      expected_seq: position.seq,
      key: crypto.randomUUID(),
    }
    const accepted = await this.tryAgain(() => api.move(this.id, body))
    if (accepted) await this.hasReached(accepted.seq)
    this.sent = null
    this.goOn()
  }

  async undo(): Promise<void> {
    const position = this.latest
    if (!position) return
    this.error = null
    await this.tryAgain(() => api.undo(this.id, position.seq))
  }

  /** Once more when the line was dead for a moment: the key makes a repetition harmless. */
  private async tryAgain<T>(call: () => Promise<T>): Promise<T | null> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await call()
      } catch (problem) {
        if (problem instanceof ApiError && problem.status === 0 && attempt < 4) {
          await new Promise((done) => setTimeout(done, 600 * (attempt + 1)))
          continue
        }
        this.fail(problem)
        return null
      }
    }
  }

  protected override movedOn(): void {
    this.staged = null
    this.asking = null
  }

  protected override settled(): void {
    this.goOn()
  }

  /** Play the next of what a click said, if the game asks for it now. */
  private goOn(): void {
    if (this.sent || this.showing || !this.isCurrent) return
    const [next, ...rest] = this.next
    this.next = []
    const move = this.moves.find((m) => m.notation === next)
    if (move) this.choose(move, ...rest)
  }

  override fail(problem: unknown): void {
    this.next = []
    super.fail(problem)
  }

  /** What this seat has decided so far in its turn: the lines since somebody else decided. */
  get trail(): LogLine[] {
    const own: LogLine[] = []
    for (const line of standing(this.log).toReversed()) {
      if (line.seat === null || line.seat !== this.mover || line.events.some((e) => e.kind === 'TURN')) break
      const words = line.events.length ? undefined : this.said.get(line.notation ?? '')
      own.unshift(words ? { ...line, text: words } : line)
    }
    return own
  }
}

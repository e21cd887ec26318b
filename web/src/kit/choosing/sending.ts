/** Moves and undos on their way to the server. */

import { api, ApiError } from '../server/api'
import type { Arrivals } from '../server/arrivals'
import type { TableState } from '../table/state.svelte'
import type { Move } from '../server/types'
import { rememberWords } from './ownWords'

const ATTEMPTS = 5
const WAIT = 600 // ms before the second attempt, twice as long before the third, …

export class Sending {
  /** Which decisions of the turn came of one click, by how many were made before and after it. */
  private clicks: { since: number; to: number }[] = []

  constructor(
    private readonly state: TableState,
    private readonly arrivals: Arrivals,
  ) {}

  /** Done when the position after the move has come, or the move was refused. */
  async move(move: Move): Promise<void> {
    const { state } = this
    const position = state.latest
    if (!position || state.mover === null || state.sent) return
    if (state.staged?.notation !== move.notation) state.staged = null
    state.sent = move.notation
    state.isListed = false
    this.remember({ ...state.ownWords, [move.notation]: move.text })
    state.error = null
    const body = {
      move: move.notation,
      seat: state.mover,
      expected_seq: position.seq,
      key: crypto.randomUUID(),
    }
    const accepted = await this.tryAgain(() => api.move(state.id, body))
    if (accepted) await this.arrivals.until(accepted.seq)
    state.staged = null
    state.sent = null
  }

  /** All that was decided since so many decisions of the turn came of one click. */
  belongs(since: number): void {
    const to = this.state.trail.length
    if (to > since) this.clicks = [...this.clicks.filter((click) => click.to <= since), { since, to }]
  }

  /** Take the last decision back, with all that came of the same click; where that leaves an action half made, all of
   * the action. */
  async undo(): Promise<void> {
    const { state } = this
    state.error = null
    state.next = []
    const made = state.trail.length
    const since = this.clicks.find(({ to }) => to === made)?.since ?? made - 1
    do {
      const position = state.latest
      if (!position?.undo.possible) return
      const accepted = await this.tryAgain(() => api.undo(state.id, position.seq))
      if (!accepted) return
      await this.arrivals.until(accepted.seq)
    } while (state.trail.length > since || (state.isBegun && state.trail.length))
  }

  /** The words of own moves are in another language now, or somebody else's. */
  forgetWords(): void {
    this.remember({})
  }

  private remember(words: Record<string, string>): void {
    this.state.ownWords = words
    rememberWords(this.state.id, words)
  }

  /** Once more when the line was dead for a moment: the key makes a repetition harmless. */
  private async tryAgain<T>(call: () => Promise<T>): Promise<T | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call()
      } catch (problem) {
        if (problem instanceof ApiError && problem.status === 0 && attempt < ATTEMPTS) {
          await new Promise((done) => setTimeout(done, WAIT * attempt))
          continue
        }
        this.state.fail(problem)
        return null
      }
    }
  }
}

/** What happened before, shown again. */

import { api } from '../server/api'
import { keptLines } from '../log/log'
import type { LogLine } from '../server/types'
import { travelTime } from '../app/preferences.svelte'
import { past } from './past.svelte'
import type { TableState } from '../table/state.svelte'
import { PAUSE, type Screen } from './screen'

const LONGEST_REVIEW = 60

/**
 * The own decision after which somebody else did something that can be seen. Where all have only chosen in secret since
 * one's last, what they did before it is what one asks for.
 */
export function lastSeen(lines: LogLine[], yours: number[], quiet: string[]): number | null {
  let isSeen = false
  for (const line of keptLines(lines).toReversed()) {
    if (line.seat === null) continue
    if (!yours.includes(line.seat))
      isSeen ||= line.events.some((e) => e.seat === line.seat && !quiet.includes(e.kind))
    else if (isSeen) return line.seq
  }
  return null
}

export class Review {
  constructor(
    private readonly state: TableState,
    private readonly screen: Screen,
  ) {}

  /** Asked for while it runs, it ends. */
  async sinceLastTurn(): Promise<void> {
    if (this.state.isReviewed) return this.stop()
    try {
      const story = await api.since(this.state.id)
      const { log, yours, board } = this.state
      const seen = lastSeen(log, yours, board?.quiet ?? [])
      await this.show(Math.min(story.from_seq, seen ?? story.from_seq), story.to_seq)
    } catch (problem) {
      this.state.fail(problem)
    }
  }

  /** Show again, one after the other, what happened between two positions; then the present. */
  async show(from: number, to: number): Promise<void> {
    const { state, screen } = this
    if (state.isShowing || !state.latest) return
    state.isShowing = true
    state.isReviewed = true
    state.coming = null
    state.dropQuestion()
    past.isShown = true // nobody gains or loses it again
    try {
      const first = Math.max(from, to - LONGEST_REVIEW, state.log[0]?.seq ?? 0)
      for (let seq = first; seq < to && state.isReviewed; seq++) {
        const next = await api.position(state.id, seq, state.seat)
        if (seq > first) state.coming = next // of what led to the first nothing is shown
        await screen.change(next)
        await this.pause(PAUSE + travelTime())
      }
      if (state.isReviewed) state.coming = state.latest
      await screen.change(state.latest)
    } catch (problem) {
      state.position = state.latest
      state.fail(problem)
    }
    this.stop()
    past.isShown = false
    state.isShowing = false
    void screen.show()
  }

  /** Back to the present. */
  stop(): void {
    this.state.isReviewed = false
    this.wake()
  }

  private wake: () => void = () => {}

  private pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}

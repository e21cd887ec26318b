/** What happened before, shown again. */

import { api } from '../server/api'
import { keptLines } from '../log/log'
import type { LogLine } from '../server/types'
import { travelTime } from '../app/preferences.svelte'
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

  async sinceLastTurn(): Promise<void> {
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
    try {
      for (let seq = Math.max(from, to - LONGEST_REVIEW, state.log[0]?.seq ?? 0); seq < to; seq++) {
        await screen.change(await api.position(state.id, seq, state.seat))
        await new Promise((done) => setTimeout(done, PAUSE + travelTime()))
      }
      await screen.change(state.latest)
    } catch (problem) {
      state.position = state.latest
      state.fail(problem)
    }
    state.isShowing = false
    void screen.show()
  }
}

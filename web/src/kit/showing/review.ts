/** What happened before, shown again. */

import { api } from '../server/api'
import { travelTime } from '../app/preferences.svelte'
import type { TableState } from '../table/state.svelte'
import { PAUSE, type Screen } from './screen'

const LONGEST_REVIEW = 60

export class Review {
  constructor(
    private readonly state: TableState,
    private readonly screen: Screen,
  ) {}

  async sinceLastTurn(): Promise<void> {
    try {
      const story = await api.since(this.state.id)
      await this.show(story.from_seq, story.to_seq)
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

/** One table as this browser sees it: heard, played at, and all that people ask besides. */

import { api } from './api'
import { Moving } from './moving.svelte'
import { travelTime } from './settings.svelte'
import type { Hint, Offer, Table } from './types'

const PAUSE = 350 // ms between two positions shown again
const LONGEST_REVIEW = 60

export class TableStore extends Moving {
  hints = $state.raw<Hint[] | null>(null)

  override async restart(): Promise<void> {
    this.hints = null
    await super.restart()
  }

  protected override movedOn(): void {
    super.movedOn()
    this.hints = null
  }

  /** What somebody asks this player, if anything. */
  get offer(): Offer | null {
    const open = (o: Offer) => this.yours.some((s) => s !== o.seat && !o.accepted.includes(s))
    return this.table?.offers?.find(open) ?? null
  }

  answer(accept: boolean): Promise<unknown> {
    return this.act(this.offer?.kind === 'undo' ? 'undo/answer' : 'answer-stop', { accept })
  }

  async act(verb: string, body: unknown = {}): Promise<unknown> {
    this.error = null
    try {
      const answer = await api.act(this.id, verb, body)
      const table = answer as Partial<Table> | null
      if (table?.id === this.id && table.your_seats) this.tableChanged(table as Table) // a rematch is another table
      return answer
    } catch (problem) {
      this.fail(problem)
      return null
    }
  }

  async askHint(): Promise<void> {
    if (this.mover === null) return
    try {
      this.hints = await api.hint(this.id, this.mover)
    } catch (problem) {
      this.fail(problem)
    }
  }

  async sinceLastTurn(): Promise<void> {
    try {
      const story = await api.since(this.id)
      await this.review(story.from_seq, story.to_seq)
    } catch (problem) {
      this.fail(problem)
    }
  }

  /** Show again, one after the other, what happened between two positions; then the present. */
  async review(from: number, to: number): Promise<void> {
    if (this.showing || !this.latest) return
    this.showing = true
    try {
      for (let seq = Math.max(from, to - LONGEST_REVIEW, this.log[0]?.seq ?? 0); seq < to; seq++) {
        await this.change(await api.position(this.id, seq, this.seat))
        await new Promise((done) => setTimeout(done, PAUSE + travelTime()))
      }
      await this.change(this.latest)
    } catch (problem) {
      this.position = this.latest
      this.fail(problem)
    }
    this.showing = false
    void this.show()
  }
}

/** What people ask at a table besides playing: sitting down, offers, hints. */

import { api } from '../server/api'
import type { Connection } from '../server/connection'
import type { Table } from '../server/types'
import type { TableState } from './state.svelte'

export class Requests {
  constructor(
    private readonly state: TableState,
    private readonly connection: Connection,
  ) {}

  async act(verb: string, body: unknown = {}): Promise<unknown> {
    const { state } = this
    state.error = null
    try {
      const answer = await api.act(state.id, verb, body)
      const table = answer as Partial<Table> | null
      // a rematch is another table
      if (table?.id === state.id && table.your_seats) this.connection.tableChanged(table as Table)
      return answer
    } catch (problem) {
      state.fail(problem)
      return null
    }
  }

  /** Yes or no to what somebody asks this player. */
  answer(accept: boolean): Promise<unknown> {
    return this.act('answer-offer', { offer: this.state.offer?.number, accept })
  }

  async hint(): Promise<void> {
    const { state } = this
    const { decision, mover } = state
    if (mover === null) return
    const isPast = () => state.decision !== decision
    try {
      const hints = await api.hint(state.id, mover)
      if (isPast()) return // one has decided without waiting for it
      state.hints = hints
      state.hinted = hints[0] ?? null
    } catch (problem) {
      if (!isPast()) state.fail(problem)
    }
  }
}

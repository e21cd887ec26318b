/** A table that is played at: one state, and those who change it. */

import { Choosing } from '../choosing/choosing'
import { Sending } from '../choosing/sending'
import { announce } from '../showing/announce'
import { Review } from '../showing/review'
import { Telling } from '../showing/telling'
import { atOnce, Screen, type Animate } from '../showing/screen'
import { Arrivals } from '../server/arrivals'
import { Connection } from '../server/connection'
import { coverBefore, followMover } from './hotSeat'
import { Requests } from './requests'
import { TableState } from './state.svelte'

export class LiveTable {
  readonly state: TableState
  readonly connection: Connection
  readonly choosing: Choosing
  readonly sending: Sending
  readonly review: Review
  readonly telling: Telling
  readonly requests: Requests
  private readonly screen: Screen

  constructor(id: string, animate: Animate = atOnce) {
    const arrivals = new Arrivals()
    this.state = new TableState(id)
    this.sending = new Sending(this.state, arrivals)
    this.choosing = new Choosing(this.state, this.sending)
    this.screen = new Screen(this.state, animate, {
      before: (shown, next) => {
        coverBefore(this.state, shown, next)
        this.state.coming = next
        if (shown && next.seq > shown.seq) this.telling.open(shown, next)
      },
      tell: () => this.telling.run(),
      after: (before, shown) => {
        announce(this.state, before, shown)
        if (followMover(this.state, shown)) void this.restart()
      },
      done: () => this.choosing.goOn(),
    })
    this.telling = new Telling(this.state)
    this.review = new Review(this.state, this.screen)
    this.connection = new Connection(this.state, this.screen, arrivals)
    this.requests = new Requests(this.state, this.connection)
  }

  /** Everything again, in another language or for another seat. */
  async restart(): Promise<void> {
    this.state.hints = null
    this.sending.forgetWords()
    this.screen.clear()
    await this.connection.restart()
  }
}

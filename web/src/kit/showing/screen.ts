/** Positions on the screen, one after the other, so that every move can be watched. */

import { travelTime } from '../app/preferences.svelte'
import type { TableState } from '../table/state.svelte'
import type { Position } from '../server/types'

export const PAUSE = 350 // ms between two positions shown one after the other
const LONGEST_QUEUE = 12 // more than this is not watched but jumped over

/** Carries out a change of the position drawn and lets the pieces travel; done when they have arrived. */
export type Animate = (change: () => void) => Promise<void>

/** Where nothing moves. */
export const atOnce: Animate = (change) => {
  change()
  return Promise.resolve()
}

export interface Watcher {
  /** A position is about to be drawn. */
  before(shown: Position | null, next: Position): void
  /** It is drawn: tell what leads to it. */
  tell(): Promise<void>
  /** It has been drawn, and the pieces have arrived. */
  after(before: Position | null, shown: Position): void
  /** Everything that came has been shown. */
  done(): void
}

export class Screen {
  private queue: Position[] = []

  constructor(
    private readonly state: TableState,
    private readonly animate: Animate,
    private readonly watcher: Watcher,
  ) {}

  add(position: Position): void {
    this.queue.push(position)
    const isLong = this.queue.length > LONGEST_QUEUE && !this.state.scene // what waits for a scene is shown after it
    if (isLong || document.visibilityState === 'hidden') this.queue = [position]
    void this.show()
  }

  /** What waits to be shown is out of date. */
  clear(): void {
    this.queue = []
  }

  async show(): Promise<void> {
    const { state, watcher } = this
    if (state.isShowing) return
    state.isShowing = true
    while (this.queue.length) {
      const next = this.queue.shift()!
      const before = state.position
      state.told = before?.seq ?? next.seq
      watcher.before(before, next)
      await this.change(next)
      if (state.scene) await watcher.tell()
      state.told = next.seq
      watcher.after(before, next)
      if (this.queue.length && travelTime()) await new Promise((done) => setTimeout(done, PAUSE))
    }
    state.isShowing = false
    watcher.done()
  }

  /** Draw one position; the first there is has nowhere to travel from. */
  async change(next: Position): Promise<void> {
    const change = () => (this.state.position = next)
    if (this.state.position) await this.animate(change)
    else change()
  }
}

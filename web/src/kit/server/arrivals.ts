/** Who waits for a position to come. */

export class Arrivals {
  private seq = -1
  private waiting: { seq: number; done: () => void }[] = []

  /** A position has come. */
  reached(seq: number): void {
    this.seq = seq
    for (const one of this.waiting.filter((w) => w.seq <= seq)) one.done()
    this.waiting = this.waiting.filter((w) => w.seq > seq)
  }

  /** Until the stream has brought a position; if the line is dead, until it is back. */
  until(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve()
    return new Promise((done) => this.waiting.push({ seq, done }))
  }
}

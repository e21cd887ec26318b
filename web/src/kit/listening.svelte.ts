/** One table as it is heard: the position shown, what waits to be shown, the log, the talk. */

import { api, ApiError } from './api'
import { settings, travelTime } from './settings.svelte'
import { play as playSound } from './sound'
import { Stream, type Link } from './stream'
import type { ChatLine, ErrorBody, LogLine, Message, Position, Table } from './types'

const PAUSE = 350 // ms between two positions shown one after the other
const LONGEST_QUEUE = 12 // more than this is not watched but jumped over

export class Listening {
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null) // what is shown
  latest = $state.raw<Position | null>(null) // what the server said last
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  link = $state<Link>('connecting')
  error = $state.raw<ErrorBody | null>(null)
  missing = $state(false)
  seat = $state<number | null>(null) // hot-seat: whose eyes; null lets the server choose
  covered = $state(false) // hot-seat: the screen waits to be handed over

  /** Called before and after the shown position changes; the board travels its pieces here. */
  around: ((change: () => void) => Promise<void>) | null = null

  protected showing = false
  private stream: Stream | null = null
  private queue: Position[] = []
  private waiting: { seq: number; done: () => void }[] = [] // for a point to be heard of

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id)
    } catch (problem) {
      this.missing = problem instanceof ApiError && problem.status !== 0
      this.fail(problem)
      return
    }
    api.chat(this.id).then(
      (lines) => (this.chat = lines),
      () => {},
    )
    if (this.table.state !== 'open') await this.loadLog()
    this.stream = new Stream({
      table: this.id,
      fromSeq: () => this.log.at(-1)?.seq ?? 0,
      seat: () => this.seat,
      language: () => settings.language,
      onMessage: (message) => this.hear(message),
      onLink: (link) => (this.link = link),
    })
  }

  close(): void {
    this.stream?.end()
    this.stream = null
  }

  /** Everything again, in another language or for another seat. */
  async restart(): Promise<void> {
    this.queue = []
    await this.loadLog()
    this.stream?.restart()
  }

  private async loadLog(): Promise<void> {
    try {
      this.log = await api.log(this.id)
    } catch (problem) {
      this.fail(problem)
    }
  }

  hear(message: Message): void {
    switch (message.type) {
      case 'position':
        this.addLines(message.log)
        this.take(message.position)
        break
      case 'table':
        this.tableChanged(message.table)
        break
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line]
        playSound('chat')
        break
      case 'presence':
        if (this.table) {
          const seats = this.table.seats.map((s) => ({
            ...s,
            connected: s.kind === 'bot' || message.seats.includes(s.seat),
          }))
          this.table = { ...this.table, seats, watching: message.watching }
        }
        break
      case 'error':
        this.error = message.error
        break
    }
  }

  protected tableChanged(table: Table): void {
    const before = this.table
    this.table = table
    if (before?.state === 'open' && table.state === 'running') void this.loadLog()
  }

  private addLines(lines: LogLine[]): void {
    if (!lines.length) return
    const first = lines[0]!.seq
    this.log = [...this.log.filter((line) => line.seq < first), ...lines]
  }

  protected take(position: Position): void {
    const known = this.latest?.seq ?? -1
    const isShown = this.position === this.latest
    this.latest = position
    for (const one of this.waiting.filter((w) => w.seq <= position.seq)) one.done()
    this.waiting = this.waiting.filter((w) => w.seq > position.seq)
    if (position.seq === known && isShown && position.viewer === this.position?.viewer) {
      this.position = position // the same in other words
      return
    }
    this.error = null
    this.movedOn()
    this.queue.push(position)
    if (this.queue.length > LONGEST_QUEUE || document.visibilityState === 'hidden') this.queue = [position]
    void this.show()
  }

  /** Until the stream has told of a point; if the line is dead, until it is back. */
  protected hasReached(seq: number): Promise<void> {
    if ((this.latest?.seq ?? -1) >= seq) return Promise.resolve()
    return new Promise((done) => this.waiting.push({ seq, done }))
  }

  /** What was begun for an earlier position is void. */
  protected movedOn(): void {}

  /** Everything heard has been shown. */
  protected settled(): void {}

  protected async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    while (this.queue.length) {
      const next = this.queue.shift()!
      const before = this.position
      if (this.changesHands(before, next)) this.covered = true // before anything of the next hand is drawn
      await this.change(next)
      this.announce(before, next)
      if (this.queue.length && travelTime()) await new Promise((done) => setTimeout(done, PAUSE))
    }
    this.showing = false
    this.settled()
  }

  protected async change(next: Position): Promise<void> {
    const change = () => (this.position = next)
    if (this.around && this.position) await this.around(change)
    else change()
  }

  private announce(before: Position | null, now: Position): void {
    const mine = (p: Position | null) => !!p && p.to_act.some((s) => this.yours.includes(s))
    if (now.over && before && !before.over) playSound('end')
    else if (mine(now) && !mine(before)) playSound('turn')
    else if (before && now.seq !== before.seq) playSound('move')
    this.lookAround(now)
  }

  /** Hot-seat: does the next position show what somebody else knows? */
  private changesHands(before: Position | null, next: Position): boolean {
    const isShared = this.yours.length > 1 && this.table?.kind !== 'analysis'
    return isShared && !next.over && before !== null && next.viewer !== before.viewer
  }

  /** Hot-seat: the eyes go to whoever decides, and hands stay hidden while the device changes hands. */
  private lookAround(now: Position): void {
    if (this.yours.length < 2 || now.over) return
    const next = now.to_act.find((s) => this.yours.includes(s))
    if (next === undefined || next === now.viewer) return
    this.covered = this.table?.kind !== 'analysis' // who studies a game alone sees every hand
    this.seat = next
    void this.restart()
  }

  get yours(): number[] {
    return this.table?.your_seats ?? []
  }

  /** Is what is shown also what is true? Only then can one decide. */
  get isCurrent(): boolean {
    return !!this.position && this.position === this.latest
  }

  fail(problem: unknown): void {
    this.error =
      problem instanceof ApiError
        ? problem.body
        : { code: 'page', message: String(problem), paragraph: null, details: {} }
  }
}

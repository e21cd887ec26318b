/** One table as this browser sees it: the position shown, what waits to be shown, the log, the talk. */

import { api, ApiError } from './api'
import { settings, travelTime } from './settings.svelte'
import { play as playSound } from './sound'
import { Stream, type Link } from './stream'
import { standing } from './log'
import type { Blocked, ChatLine, ErrorBody, Hint, LogLine, Message, Move, Offer, Position, Table } from './types'

const PAUSE = 350 // ms between two positions shown one after the other
const LONGEST_REVIEW = 60
const LONGEST_QUEUE = 12 // more than this is not watched but jumped over

export class TableStore {
  table = $state.raw<Table | null>(null)
  position = $state.raw<Position | null>(null) // what is shown
  latest = $state.raw<Position | null>(null) // what the server said last
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  link = $state<Link>('connecting')
  error = $state.raw<ErrorBody | null>(null)
  missing = $state(false)
  sent = $state<string | null>(null) // the move that is on its way
  staged = $state.raw<Move | null>(null) // the move that waits for its confirmation
  asking = $state.raw<{ moves: Move[]; box: DOMRect; then?: string } | null>(null) // several moves fit one place
  hints = $state.raw<Hint[] | null>(null)
  seat = $state<number | null>(null) // hot-seat: whose eyes; null lets the server choose
  covered = $state(false) // hot-seat: the screen waits to be handed over

  endings: string[] = [] // families that end a turn, for a server that cannot tell yet

  /** Called before and after the shown position changes; the board travels its pieces here. */
  around: ((change: () => void) => Promise<void>) | null = null

  private stream: Stream | null = null
  private queue: Position[] = []
  private showing = false
  private said = new Map<string, string>() // the words of own moves, for steps that no event tells
  private next: string | null = null // the second half of a click that said two decisions

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id)
    } catch (problem) {
      this.missing = problem instanceof ApiError && problem.status !== 0
      this.fail(problem)
      return
    }
    api.chat(this.id).then((lines) => (this.chat = lines), () => {})
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
    this.hints = null
    this.said.clear()
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
          const seats = this.table.seats.map((s) => ({ ...s, connected: s.kind === 'bot' || message.seats.includes(s.seat) }))
          this.table = { ...this.table, seats }
        }
        break
      case 'error':
        this.error = message.error
        break
    }
  }

  private tableChanged(table: Table): void {
    const before = this.table
    this.table = table
    if (before?.state === 'open' && table.state === 'running') void this.loadLog()
  }

  private addLines(lines: LogLine[]): void {
    if (!lines.length) return
    const first = lines[0]!.seq
    this.log = [...this.log.filter((line) => line.seq < first), ...lines]
  }

  private take(position: Position): void {
    const known = this.latest?.seq ?? -1
    if (position.seq < known) return // the answer to a move and the stream may cross
    const isShown = this.position === this.latest
    this.latest = position
    if (position.seq === known && isShown && position.viewer === this.position?.viewer) {
      this.position = position // the same in other words
      return
    }
    this.staged = null
    this.asking = null
    this.hints = null
    this.error = null
    this.queue.push(position)
    if (this.queue.length > LONGEST_QUEUE || document.visibilityState === 'hidden') this.queue = [position]
    void this.show()
  }

  private async show(): Promise<void> {
    if (this.showing) return
    this.showing = true
    while (this.queue.length) {
      const next = this.queue.shift()!
      const before = this.position
      await this.change(next)
      this.announce(before, next)
      if (this.queue.length && travelTime()) await new Promise((done) => setTimeout(done, PAUSE))
    }
    this.showing = false
    this.goOn()
  }

  /** Play the second half of what a click said, if the game asks for it now. */
  private goOn(): void {
    if (this.sent || this.showing || !this.isCurrent) return
    const move = this.moves.find((m) => m.notation === this.next)
    this.next = null
    if (move) this.choose(move)
  }

  private async change(next: Position): Promise<void> {
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

  /** Hot-seat: the eyes go to whoever decides, and hands stay hidden while the device changes hands. */
  private lookAround(now: Position): void {
    if (this.yours.length < 2 || now.over) return
    const next = now.to_act.find((s) => this.yours.includes(s))
    if (next === undefined || next === now.viewer) return
    this.covered = true
    this.seat = next
    void this.restart()
  }

  /** What somebody asks this player, if anything. */
  get offer(): Offer | null {
    const open = (o: Offer) => this.yours.some((s) => s !== o.seat && !o.accepted.includes(s))
    return this.table?.offers?.find(open) ?? null
  }

  get yours(): number[] {
    return this.table?.your_seats ?? []
  }

  /** Is what is shown also what is true? Only then can one decide. */
  get isCurrent(): boolean {
    return !!this.position && this.position === this.latest
  }

  get mover(): number | null {
    const p = this.position
    if (!p) return null
    return Object.keys(p.moves).map(Number).find((s) => p.to_act.includes(s)) ?? null
  }

  get moves(): Move[] {
    return this.isCurrent && this.mover !== null && !this.sent ? (this.position!.moves[this.mover] ?? []) : []
  }

  get blocked(): Blocked[] {
    return this.isCurrent && this.mover !== null ? (this.position!.blocked?.[this.mover] ?? []) : []
  }

  get isYourTurn(): boolean {
    return this.mover !== null && this.moves.length > 0
  }

  /** A click on a move: a last one of the turn asks once more, if you like it so. */
  choose(move: Move, then?: string): void {
    if (this.sent) return
    this.next = then ?? null
    const isFinal = move.final ?? this.endings.includes(move.family)
    if (settings.confirm && isFinal && this.moves.length > 1) this.staged = move
    else void this.send(move)
  }

  /** One place, several moves: let the player say which. */
  ask(moves: Move[], box: DOMRect, then?: string): void {
    this.asking = { moves, box, then }
  }

  async send(move: Move): Promise<void> {
    const position = this.latest
    if (!position || this.mover === null || this.sent) return
    this.staged = null
    this.sent = move.notation
    this.said.set(move.notation, move.text)
    this.error = null
    const body = { move: move.notation, seat: this.mover, expected_seq: position.seq, key: crypto.randomUUID() }
    await this.tryAgain(async () => {
      const answer = await api.move(this.id, body)
      // the stream usually was faster
      if (answer.position) this.take(answer.position)
    })
    this.sent = null
    this.goOn()
  }

  async undo(): Promise<void> {
    const position = this.latest
    if (!position) return
    this.error = null
    await this.tryAgain(() => api.undo(this.id, position.seq))
  }

  /** Once more when the line was dead for a moment: the key makes a repetition harmless. */
  private async tryAgain(call: () => Promise<unknown>): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await call()
        return
      } catch (problem) {
        if (problem instanceof ApiError && problem.status === 0 && attempt < 4) {
          await new Promise((done) => setTimeout(done, 600 * (attempt + 1)))
          continue
        }
        this.fail(problem)
        return
      }
    }
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

  answer(accept: boolean): Promise<unknown> {
    return this.act(this.offer?.kind === 'undo' ? 'undo/answer' : 'answer-stop', { accept })
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

  fail(problem: unknown): void {
    this.next = null
    this.error = problem instanceof ApiError ? problem.body : { code: 'page', message: String(problem), paragraph: null, details: {} }
  }

  /** What this seat has decided so far in its turn: the lines since somebody else decided. */
  get trail(): LogLine[] {
    const own: LogLine[] = []
    for (const line of standing(this.log).toReversed()) {
      if (line.seat === null || line.seat !== this.mover || line.events.some((e) => e.kind === 'TURN')) break
      const words = line.events.length ? undefined : this.said.get(line.notation ?? '')
      own.unshift(words ? { ...line, text: words } : line)
    }
    return own
  }
}

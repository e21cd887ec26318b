/** Everything this browser knows about one table. It does nothing by itself: see `live.ts` for who changes it. */

import type { BoardModule, Preview, Scene } from '../../games/boards'
import { ApiError } from '../server/api'
import { rememberedWords } from '../choosing/ownWords'
import { keptLines } from '../log/log'
import type {
  Blocked,
  ChatLine,
  ErrorBody,
  Hint,
  LogLine,
  Move,
  Offer,
  Position,
  Table,
} from '../server/types'

/** How the table's socket is: being opened, open, or lost and tried again. */
export type Link = 'connecting' | 'open' | 'lost'

/** Several moves that fit one place, to be asked about beside it. */
export interface Question {
  moves: Move[]
  box: DOMRect // of the place, on the screen
  then?: string[] // notations to play right after
  /** A board's own choosing: what each of them would do, drawn while it is pointed at. */
  says?: (move: Move) => Preview | null
  point?: (move: Move | null) => void
  choose?: (move: Move) => void
}

/** A scene being told: the position before it, the one it leads to, and the step it has reached. */
export interface Staged extends Scene {
  before: Position | null
  position: Position
}

const notationOf = (move: Move): string => move.notation

export class TableState {
  // ---- what the server said ----

  /** Seats, options, clock, offers; null until the first answer. */
  table = $state.raw<Table | null>(null)
  /** The newest position. */
  latest = $state.raw<Position | null>(null)
  /** Every line so far, undone ones too, in order of `seq`. */
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** What a bot would do at `latest`; null until asked. */
  hints = $state.raw<Hint[] | null>(null)
  /** The hint that is marked on the board: the one pointed at last, at first the best. */
  hinted = $state.raw<Hint | null>(null)
  /** May a bot be asked what it would do? Where the answer is what one looks for, it may not. */
  hasHints = $state(true)
  /** The notation of a move that a coach points out. */
  taught = $state<string | null>(null)
  /** A try has its verdict: what could be decided next is not offered. */
  isHeld = $state(false)
  /** The last refusal or failure, until the next position or request. */
  error = $state.raw<ErrorBody | null>(null)
  /** There is no such table, or not for this person. */
  missing = $state(false)

  // ---- what is on the screen ----

  /** The position drawn. It is `latest`, or lags behind it while pieces travel. */
  position = $state.raw<Position | null>(null)
  /** The position that is about to be drawn. */
  coming = $state.raw<Position | null>(null)
  /** How this game is drawn and what it asks; null until its folder is loaded. */
  board = $state.raw<BoardModule | null>(null)
  link = $state<Link>('connecting')
  /** Positions are being shown one after the other. Nothing draws this, so it is no signal. */
  isShowing = false
  /** What is drawn is over: it is shown again. */
  isReviewed = $state(false)
  /** The scene being told, if any, and its step; the position drawn is already the one it leads to. */
  scene = $state.raw<Staged | null>(null)
  sceneAt = $state(0)
  /** The newest line of the log that may be read: what is not drawn or still being told is not given away. */
  told = $state(Infinity)
  /** Which pane of the board a small screen shows. */
  pane = $state('')
  /** A small screen shows the list of all moves over the board, until one of them is made. */
  isListed = $state(false)
  /** Names of pieces and places that something under the pointer speaks of. */
  lit = $state.raw<string[]>([])
  /** What rivals have done something on since your turn, with the colour to mark it with. */
  touched = $state.raw<Record<string, string>>({})

  // ---- one screen for several players ----

  /** Whose eyes the table is seen with; null lets the server choose. */
  seat = $state<number | null>(null)
  /** The screen waits to be handed over. */
  covered = $state(false)

  // ---- the decision under way ----

  /** The piece that was clicked, by its `data-piece`. */
  picked = $state<string | null>(null)
  /** It was clicked for this very decision, and is not left from the one before. */
  isFresh = $state(false)
  /** The player let go of the piece that was selected by itself. */
  isReleased = $state(false)
  /** The moves under the pointer: of a place, a piece or a button. */
  pointed = $state.raw<Move[]>([])
  /** The move that waits for its confirmation. */
  staged = $state.raw<Move | null>(null)
  /** Which of several moves was meant? */
  asking = $state.raw<Question | null>(null)
  /** The notation of the move that is on its way: until its position has come, nothing else can be chosen. */
  sent = $state<string | null>(null)
  /** How many decisions are past: what was asked for one of them is not for the next. Nothing draws this. */
  decision = 0
  /** The rest of a click that said more than one decision, as notations. Nothing draws this. */
  next: string[] = []
  /** The words on the buttons of own moves by notation, for steps that no event tells. */
  ownWords = $state.raw<Record<string, string>>({})

  constructor(readonly id: string) {
    this.ownWords = rememberedWords(id)
  }

  /** The seats this person plays; several on one screen. */
  get yours(): number[] {
    return this.table?.your_seats ?? []
  }

  /** Who sits where, by name. */
  get names(): string[] {
    return this.table?.seats.map((s) => s.name ?? '') ?? []
  }

  /** What may be read of figures: a scene gives nothing away that it has yet to tell. */
  get toldPosition(): Position | null {
    const { scene } = this
    if (!scene) return this.position
    return scene.steps[this.sceneAt]?.waits ? scene.position : scene.before
  }

  /** Is what is drawn also what is true? Only then can one decide. */
  get isCurrent(): boolean {
    return !!this.position && this.position === this.latest
  }

  /** The seat of this person that owes a decision. */
  get mover(): number | null {
    const p = this.position
    if (!p) return null
    const seats = Object.keys(p.moves).map(Number)
    return seats.find((s) => p.to_act.includes(s)) ?? null
  }

  /** What can be chosen; it stays drawn while one of them is on its way, or all would be drawn twice. */
  get moves(): Move[] {
    const { mover } = this
    if (!this.isCurrent || mover === null || this.scene || this.isHeld) return []
    return this.position!.moves[mover] ?? []
  }

  /** The moves there are by the piece that makes them. */
  pieces = $derived.by(() => {
    const found = new Map<string, Move[]>()
    for (const move of this.moves) {
      const piece = this.board?.pieceOf?.(move)
      if (piece) found.set(piece, [...(found.get(piece) ?? []), move])
    }
    return found
  })

  /** The only piece there is, where the decision is about nothing else. */
  private lone = $derived.by(() => {
    const [first, ...others] = this.pieces.entries()
    return first && !others.length && first[1].length === this.moves.length ? first[0] : null
  })

  /** The piece whose places glow: the one picked, or the one that all is about. */
  selected = $derived.by(() => {
    if (this.picked !== null && this.pieces.has(this.picked)) return this.picked
    return this.isReleased ? null : this.lone
  })

  /** The piece that was clicked for this decision: what is clicked next may join it. */
  get inHand(): string | null {
    return this.isFresh && this.selected === this.picked ? this.picked : null
  }

  /** The move whose result is drawn before it is made. */
  get preview(): Move | null {
    return this.staged ?? (this.pointed.length === 1 ? this.pointed[0]! : null)
  }

  /** Is an action begun and not done? */
  get isBegun(): boolean {
    return !!this.latest && !!this.board?.isBegun?.(this.latest.view)
  }

  get blocked(): Blocked[] {
    return this.isCurrent && this.mover !== null ? (this.position!.blocked?.[this.mover] ?? []) : []
  }

  get isYourTurn(): boolean {
    return this.moves.length > 0 && !this.sent
  }

  /** Has the last thing said been done, with all that followed from it? */
  get isQuiet(): boolean {
    return this.isCurrent && !this.sent && !this.isShowing && !this.scene && !this.next.length
  }

  /** What somebody asks this player, if anything. */
  get offer(): Offer | null {
    const open = (o: Offer) => this.yours.some((s) => s !== o.seat && !o.accepted.includes(s))
    return this.table?.offers?.find(open) ?? null
  }

  /** What this seat has decided so far in its turn: the lines since somebody else decided. */
  get trail(): LogLine[] {
    const own: LogLine[] = []
    for (const line of keptLines(this.log).toReversed()) {
      if (line.seat === null || line.seat !== this.mover || line.events.some((e) => e.kind === 'TURN')) break
      const words = line.events.length ? undefined : this.ownWords[line.notation ?? '']
      own.unshift(words ? { ...line, text: words } : line)
    }
    return own
  }

  /** Have only others decided since, so that this player's choice is what it was? What is staged stays so. */
  goesOn(next: Position): boolean {
    const { latest, mover, staged } = this
    if (!latest || mover === null || next.viewer !== latest.viewer) return false
    const since = this.log.filter(({ seq }) => seq > latest.seq)
    if (!since.length || since.some(({ seat, kind }) => kind !== 'move' || seat === mover)) return false
    const [before, after] = [latest, next].map((p) => p.moves[mover] ?? [])
    if (!after!.length || String(before!.map(notationOf)) !== String(after!.map(notationOf))) return false
    this.staged = after!.find((move) => move.notation === staged?.notation) ?? null
    return true
  }

  /** What was begun for an earlier position is void; a piece stays picked while its player goes on with it. */
  dropDecision(): void {
    const { latest } = this
    this.decision += 1
    const isPassed = !latest || !this.yours.some((seat) => latest.to_act.includes(seat))
    if (isPassed || latest.events.some((e) => e.kind === 'TURN')) this.picked = null
    this.isFresh = false
    this.isReleased = false
    this.staged = null
    this.asking = null
    this.hints = null
    this.taught = null
    this.pointed = []
  }

  /** Nothing waits to be confirmed. */
  dropQuestion(): void {
    this.staged = null
    this.asking = null
    this.next = []
  }

  /** Something went wrong: say so, and do not play the rest of a click. */
  fail(problem: unknown): void {
    this.next = []
    this.error =
      problem instanceof ApiError
        ? problem.body
        : { code: 'page', message: String(problem), paragraph: null, details: {} }
  }
}

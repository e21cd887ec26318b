/** A table without a server: what is asked and done at it. Nothing here is stored or sent. */

import type { MoveRequest, UndoRequest } from '../../gen/api'
import { Match } from '../engine/runtime'
import type { Telling } from '../engine/telling'
import type { Fields, Words } from '../engine/words'
import { Problem, RefusedMove } from './problem'
import { decides, isKept, keptMoves, playedBy, type Line, type Row, type SeatRow } from './row'

export const STEP = 'STEP' // the note of a move without events: what the words of the move itself mention
export const USUAL_BOT = 'medium'

export interface LineNote {
  kind: string
  seat: number | null
  params: Fields
}

export class LocalTable {
  readonly match: Match
  readonly notes: LineNote[][] = [] // by line
  private readonly records: Uint8Array[] = [] // after each line

  constructor(
    public row: Row,
    readonly telling: Telling,
    readonly words: Words, // those of the server
  ) {
    const { seats, seed, options, lines } = row
    this.match = telling.game.match({ seats: seats.length, seed, options })
    for (const line of lines) this.follow(line)
  }

  get seq(): number {
    return this.row.lines.length
  }

  get isDone(): boolean {
    return this.row.state !== 'running'
  }

  /** The seats of whoever is at this browser. */
  get own(): number[] {
    return this.row.seats.flatMap((seat, k) => (seat.kind === 'human' ? [k] : []))
  }

  /** The first seat of a bot that owes a decision. */
  get dueBot(): number | null {
    if (this.isDone || !isKept(this.row)) return null
    return this.match.toAct.find((k) => playedBy(this.row.seats[k]!) !== null) ?? null
  }

  // -- begin ----------------------------------------------------------------------------------

  /** The row with its first line, and the moves that were made elsewhere. */
  begun(moves: [number, string][], at: number): Row {
    const lines = moves.map(([seat, move], k): Line => ({
      ...EMPTY,
      seq: k + 2,
      kind: 'move',
      seat,
      move,
      by_bot: false,
      at,
    }))
    return { ...this.row, lines: [{ ...EMPTY, seq: 1, at }, ...lines] }
  }

  // -- play -----------------------------------------------------------------------------------

  /** The row after a move; `accept` takes it over once it is stored. */
  played(body: MoveRequest, at: number): Row | number {
    const done = this.row.lines.find((line) => line.key === body.key)
    if (done) {
      if (done.kind !== 'move' || done.move !== body.move) throw new Problem('key_reused')
      return done.seq
    }
    this.checkRuns()
    const seat = this.ownSeat(body.seat ?? null)
    this.checkSeq(seat, body.expected_seq)
    return this.moved(seat, body.move, body.key, false, at)
  }

  /** The row after a bot's move. */
  decided(seat: number, notation: string, at: number): Row {
    this.checkRuns()
    return this.moved(seat, notation, null, true, at)
  }

  private moved(seat: number, notation: string, key: string | null, isBot: boolean, at: number): Row {
    this.check(seat, notation)
    const line: Line = {
      ...EMPTY,
      seq: this.seq + 1,
      kind: 'move',
      seat,
      move: notation,
      key,
      by_bot: isBot,
      at,
    }
    return { ...this.row, lines: [...this.row.lines, line] }
  }

  /** The rules are asked; a refusal is thrown. */
  private check(seat: number, notation: string): void {
    const id = this.telling.game.ids.get(notation)
    if (id === undefined) throw new Problem('bad_move', { why: `'${notation}'` })
    const refusal = this.match.whyNot(id, seat)
    if (!refusal) return
    const facts = this.match.over ? {} : this.match.facts(id, seat)
    throw new RefusedMove(refusal.name, refusal.paragraph, (lang) =>
      this.telling.refusal(lang, refusal.name, facts),
    )
  }

  /** The row of a lesson after it has gone back to a line. */
  wentBack(seq: number, at: number): Row | number {
    if (isKept(this.row)) throw new Problem('not_running')
    const back = keptMoves(this.row.lines).filter((line) => line.seq > seq).length
    if (!back) return this.seq
    const line: Line = { ...EMPTY, seq: this.seq + 1, kind: 'undo', seat: this.own[0]!, back, at }
    return { ...this.row, state: 'running', lines: [...this.row.lines, line] }
  }

  /** The row after one's own last move is taken back, unless it revealed something. */
  undone(body: UndoRequest, at: number): Row | number {
    const done = this.row.lines.find((line) => line.key === body.key)
    if (done) {
      if (done.kind !== 'undo') throw new Problem('key_reused')
      return done.seq
    }
    this.checkRuns()
    if (body.expected_seq !== this.seq) throw new Problem('stale', { details: { seq: this.seq } })
    const because = this.whyNotUndo()
    if (because) throw new Problem('cannot_undo', { because })
    return this.takenBack(1, body.key, at)
  }

  /** The row after going back to before one's own last move, whatever has happened since. */
  undoneToOwn(at: number): Row {
    this.checkRuns()
    const moves = keptMoves(this.row.lines)
    const last = moves.findLastIndex((line) => this.own.includes(line.seat!))
    if (last < 0) throw new Problem('cannot_undo', { because: 'undo-nothing' })
    return this.takenBack(moves.length - last, null, at)
  }

  private takenBack(back: number, key: string | null, at: number): Row {
    const moves = keptMoves(this.row.lines)
    const { seat } = moves[moves.length - back]!
    const line: Line = { ...EMPTY, seq: this.seq + 1, kind: 'undo', seat, back, key, at }
    return { ...this.row, lines: [...this.row.lines, line] }
  }

  /** A lesson begins with its position: what led there was not played here. */
  get isAsBegun(): boolean {
    return !isKept(this.row) && !keptMoves(this.row.lines).at(-1)?.key
  }

  /** A message that says why the last move cannot be taken back; null if it can. */
  whyNotUndo(): string | null {
    const last = this.match.history.at(-1)
    if (!last) return 'undo-nothing'
    if (!this.own.includes(last.seat)) return 'undo-not-yours'
    if (this.row.kind === 'play' && keptMoves(this.row.lines).at(-1)!.by_bot) return 'undo-of-bot'
    if (this.isAsBegun) return 'undo-nothing'
    return this.match.mayUndo ? null : 'undo-revealed'
  }

  private checkRuns(): void {
    if (this.isDone) throw new Problem('not_running')
  }

  /** The seat named, else the one that owes a decision. */
  ownSeat(seat: number | null): number {
    const chosen = seat ?? this.own.find((k) => this.match.toAct.includes(k)) ?? this.own[0]
    if (chosen === undefined || !this.own.includes(chosen) || playedBy(this.row.seats[chosen]!))
      throw new Problem('not_your_seat')
    return chosen
  }

  /** Was the move chosen with the table as it is? Others' secret choices since change nothing. */
  private checkSeq(mover: number, expected: number): void {
    const stale = new Problem('stale', { details: { seq: this.seq } })
    if (expected > this.seq) throw stale
    for (const line of this.row.lines.slice(expected)) {
      const isSecret = line.kind === 'move' && this.telling.secretFamilies.has(line.move!.split(' ')[0]!)
      if (!isSecret || line.seat === mover) throw stale
    }
  }

  // -- who sits here ---------------------------------------------------------------------------

  /** A bot sits in for somebody; without anybody left the table stops. */
  handed(seats: number[], bot: string | null, resigned: boolean): Row {
    this.checkRuns()
    const changed = this.row.seats.map((seat, k): SeatRow =>
      seats.includes(k) ? { ...seat, away_bot: bot ?? USUAL_BOT, resigned: resigned || seat.resigned } : seat,
    )
    return { ...this.row, seats: changed, state: changed.some(decides) ? 'running' : 'stopped' }
  }

  givenBack(seat: number): Row {
    this.checkRuns()
    const here = this.row.seats[seat]
    if (!here || here.kind !== 'human' || here.resigned) throw new Problem('not_your_seat')
    if (!here.away_bot) throw new Problem('no_bot_here')
    return { ...this.row, seats: this.row.seats.map((s, k) => (k === seat ? { ...s, away_bot: null } : s)) }
  }

  stopped(): Row {
    this.checkRuns()
    return { ...this.row, state: 'stopped' }
  }

  // -- go on -----------------------------------------------------------------------------------

  /** A row that follows from this one, with its place in the game; nothing has changed yet. */
  settled(row: Row, at: number): Row {
    const { match } = this
    const { record, history } = match
    match.history = history.slice()
    for (const line of row.lines.slice(this.seq)) this.move(line)
    const ending = endingOf(match)
    const result = match.over ? { scores: match.scores, ranking: match.ranking, ending } : null
    const state = match.over ? 'finished' : row.state
    const settled = { ...row, state, to_act: state === 'running' ? match.toAct : [], result }
    Object.assign(match, { record, history })
    return { ...settled, revision: this.row.revision + 1, changed: at }
  }

  /** A row that follows from this one has been stored. */
  accept(row: Row): void {
    this.row = row
    for (const line of row.lines.slice(this.notes.length)) this.follow(line)
  }

  /** The match after the line with this number. */
  matchAt(seq: number): Match {
    if (seq === this.seq) return this.match
    if (!(seq >= 1 && seq < this.seq)) throw new Problem('no_such_seq')
    const { game } = this.telling
    const then = new Match(game, this.match.table, this.records[seq - 1]!)
    let before = this.records[0]!
    for (const line of keptMoves(this.row.lines.slice(0, seq))) {
      const revealed = game.peek(before, 'revealed')
      then.history.push({ seat: line.seat!, move: game.ids.get(line.move!)!, revealed, before })
      before = this.records[line.seq - 1]!
    }
    return then
  }

  private follow(line: Line): void {
    this.notes.push(this.move(line))
    this.records.push(this.match.record)
  }

  /** Play a line; what it caused. A step of a longer move caused nothing, so its own words are kept. */
  private move(line: Line): LineNote[] {
    const { match } = this
    if (line.kind === 'start') return match.events
    if (line.kind === 'undo') {
      match.record = match.history.at(-line.back)!.before
      match.history.length -= line.back
      return []
    }
    const id = this.telling.game.ids.get(line.move!)!
    const facts = match.facts(id, line.seat!, null)
    match.play(id, line.seat!)
    const notes: LineNote[] = match.events
    if (notes.length || this.telling.isSecret(id)) return notes
    return [{ kind: STEP, seat: line.seat, params: facts }]
  }
}

const EMPTY: Line = {
  seq: 0,
  kind: 'start',
  seat: null,
  move: null,
  back: 0,
  by_bot: false,
  key: null,
  at: 0,
}

export function endingOf(match: Match): string | null {
  const number = match.get('ending') as number
  const { endings } = match.game.manifest
  return number ? (Object.keys(endings).find((name) => endings[name] === number) ?? null) : null
}

/** A home without a server: it answers what the page asks a server for, at tables of its own. */

import type {
  Hint,
  LessonShown,
  MoveRequest,
  NoteRequest,
  NoteShown,
  TableRequest,
  UndoRequest,
} from '../gen/api'
import type { Table } from '../kit/server/types'
import { SavedGames } from './analysis/saved'
import { Sitting } from './bots/sitting'
import type { Engine } from './engine/games'
import type { Match } from './engine/runtime'
import type { Lang } from './engine/words'
import { Onlookers, viewerOf, type Viewing } from './onlookers'
import type { Call, Surroundings } from './surroundings'
import { fileOf } from './table/files'
import { classmate, human, newRow, planned, type Plan } from './table/opening'
import { Problem } from './table/problem'
import { ownRecord } from './table/record'
import { isKept, keptMoves, type Row } from './table/row'
import { cardShown, lineShown, positionShown, tableShown } from './table/shown'
import { LocalTable } from './table/table'

const AFTER_THE_BOARD = 1000 // ms until the game is laid beside its table: the board comes first

interface Held {
  table: LocalTable
  engine: Engine
  isDriven: boolean
}

type Handler = (found: string[], call: Call) => Promise<unknown>
const NOW = () => Date.now() / 1000

export class Home {
  private readonly held = new Map<string, Promise<Held>>()
  private readonly onlookers: Onlookers
  private readonly bots: Sitting
  private readonly now: () => number
  private readonly saved: SavedGames

  constructor(private readonly around: Surroundings) {
    this.now = around.now ?? NOW
    this.onlookers = new Onlookers(around)
    this.bots = new Sitting(around)
    this.saved = new SavedGames(
      around,
      (engine) => this.bots.workers(engine),
      (...given) => this.begin(...given),
    )
    around.keys.onFree = (id) => void this.renew(id)
  }

  // -- doors -----------------------------------------------------------------------------------

  private readonly routes: [string, RegExp, Handler][] = [
    ['POST', /^\/games\/([\w-]+)\/lessons$/, ([game], call) => this.teach(game!, call)],
    ['GET', /^\/record$/, async () => ownRecord(await this.around.store.all())],
    ['GET', /^\/tables$/, (_, call) => this.list(call)],
    ['POST', /^\/tables$/, (_, call) => this.open(call)],
    ['POST', /^\/import$/, (_, call) => this.saved.import(call)],
    ['POST', /^\/analysis$/, (_, call) => this.saved.analysis(call)],
    ['POST', /^\/analysis\/exercise$/, (_, call) => this.saved.exercise(call)],
    ['POST', /^\/analysis\/try$/, (_, call) => this.saved.try(call)],
    ['POST', /^\/analysis\/play-on$/, (_, call) => this.saved.playOn(call)],
    ['GET', /^\/tables\/([\w-]+)$/, ([id], { lang }) => this.show(id!, lang)],
    ['GET', /^\/tables\/([\w-]+)\/position$/, ([id], call) => this.position(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/log$/, ([id], call) => this.log(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/since-last-turn$/, ([id], call) => this.since(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/hint$/, ([id], call) => this.hint(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/scores-over-time$/, ([id], call) => this.scores(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/export$/, ([id], call) => this.export(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/chat$/, () => Promise.resolve([])],
    ['GET', /^\/tables\/([\w-]+)\/note$/, ([id], call) => this.note(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/note$/, ([id], call) => this.writeNote(id!, call)],
    ['GET', /^\/tables\/([\w-]+)\/mute$/, () => Promise.resolve({ muted: false })],
    ['POST', /^\/tables\/([\w-]+)\/moves$/, ([id], call) => this.move(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/undo$/, ([id], call) => this.undo(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/back$/, ([id], call) => this.back(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/replies$/, ([id], call) => this.reply(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/rematch$/, ([id], call) => this.rematch(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/play-on$/, ([id], call) => this.playOn(id!, call)],
    ['POST', /^\/tables\/([\w-]+)\/forget$/, ([id]) => this.forget(id!)],
    ['POST', /^\/tables\/([\w-]+)\/start$/, ([id], { lang }) => this.show(id!, lang)],
    ['POST', /^\/tables\/([\w-]+)\/([\w-]+)$/, ([id, verb], call) => this.act(id!, verb!, call)],
  ]

  /** Answer a call; a Problem is thrown in words. */
  async answer(call: Call): Promise<unknown> {
    const path = new URL(call.path, 'http://here').pathname
    for (const [method, pattern, handler] of this.routes) {
      const found = method === call.method ? pattern.exec(path) : null
      if (found) return handler(found.slice(1), call)
    }
    throw new Problem('not_found')
  }

  // -- tables ----------------------------------------------------------------------------------

  private async list({ path, lang }: Call): Promise<unknown> {
    if (query(path).get('scope') !== 'mine') return []
    const rows = await this.around.store.all()
    const { games } = this.around
    if (rows.length) await games.commonWords(lang).catch(() => {}) // their bots have names
    return rows
      .toSorted((a, b) => b.changed - a.changed)
      .map((row) => cardShown(row, games.common, lang))
      .toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn))
  }

  private async open(call: Call): Promise<Table> {
    const body = call.body as TableRequest
    const engine = await this.around.games.today(body.game, call.lang)
    const seats = planned(body, call.name)
    const kind = body.hot_seat ? 'hot_seat' : 'play'
    const seed = body.seed === null || body.seed === undefined ? undefined : String(body.seed)
    return this.begin(engine, { kind, seats, options: body.options ?? {}, seed }, call.lang)
  }

  /** A new table, set up and stored; `moves` have been made elsewhere. */
  private async begin(
    engine: Engine,
    plan: Plan,
    lang: Lang,
    moves: [number, string][] = [],
  ): Promise<Table> {
    const row = newRow(engine.manifest, plan, this.now())
    const { common } = this.around.games
    const table = new LocalTable(row, engine.telling, common)
    const started = settledAtFirst(table, moves, this.now())
    if (isKept(row)) await this.around.store.keep(started)
    table.accept(started)
    this.held.set(row.id, Promise.resolve({ table, engine, isDriven: false }))
    return tableShown(started, common, lang)
  }

  /** A table for a lesson: one person, others who wait; it is not kept. */
  private async teach(game: string, { body, lang, name }: Call): Promise<Table> {
    const { seats, seed, seat, options, moves } = body as LessonShown
    const engine = await this.around.games.today(game, lang)
    const rows = Array.from({ length: seats }, (_, k) => (k === seat ? human(name) : classmate(k)))
    const plan: Plan = { kind: 'lesson', seats: rows, options: options as Plan['options'], seed }
    return this.begin(engine, plan, lang, moves as [number, string][])
  }

  /** A lesson goes back to a position, whatever has been seen since. */
  private async back(id: string, { body, lang }: Call): Promise<unknown> {
    const { seq } = body as { seq: number }
    return { seq: await this.change(id, lang, (table) => table.wentBack(seq, this.now())) }
  }

  /** What others do in a lesson. */
  private async reply(id: string, { body, lang }: Call): Promise<unknown> {
    const { moves } = body as { moves: [number, string][] }
    let seq = 0
    for (const [seat, move] of moves)
      seq = await this.change(id, lang, (table) => table.decided(seat, move, this.now()))
    return { seq }
  }

  private async show(id: string, lang: Lang): Promise<Table> {
    return tableShown((await this.find(id, lang)).table.row, this.around.games.common, lang)
  }

  private async note(id: string, { lang }: Call): Promise<NoteShown> {
    return { text: (await this.find(id, lang)).table.row.note ?? '' }
  }

  /** What was written down about a game lies with it. */
  private async writeNote(id: string, call: Call): Promise<NoteShown> {
    const note = (call.body as NoteRequest).text.trim()
    await this.change(id, call.lang, (table) => ({ ...table.row, note }))
    return this.note(id, call)
  }

  private async forget(id: string): Promise<unknown> {
    await this.withKey(id, async () => {
      await this.around.store.forget(id)
      this.held.delete(id)
      await this.around.games.prune()
    })
    return { ok: true }
  }

  private async rematch(id: string, { lang }: Call): Promise<Table> {
    const held = await this.find(id, lang)
    const { row } = held.table
    if (!held.table.isDone) throw new Problem('not_over')
    if (row.rematch && (await this.around.store.find(row.rematch))) return this.show(row.rematch, lang)
    const [first, ...others] = row.seats.map((seat) => ({ ...seat, away_bot: null, resigned: false }))
    const engine = await this.around.games.today(row.game, lang)
    const kind = row.kind === 'play' ? 'play' : 'hot_seat'
    const again = await this.begin(engine, { kind, seats: [...others, first!], options: row.options }, lang)
    await this.change(id, lang, (table) => ({ ...table.row, rematch: again.id }))
    return again
  }

  /** Another table, which goes on from a position of this one. */
  private async playOn(id: string, { lang, body }: Call): Promise<Table> {
    const { table, engine } = await this.find(id, lang)
    const { row } = table
    const seq = (body as { seq?: number }).seq ?? table.seq
    table.matchAt(seq)
    const moves = keptMoves(row.lines.slice(0, seq)).map((line): [number, string] => [line.seat!, line.move!])
    const seats = row.seats.map((seat) => ({ ...seat, away_bot: null, resigned: false }))
    return this.begin(engine, { kind: row.kind, seats, options: row.options, seed: row.seed }, lang, moves)
  }

  // -- looking ---------------------------------------------------------------------------------

  private async position(id: string, { path, lang }: Call): Promise<unknown> {
    const { table } = await this.find(id, lang)
    const asked = query(path)
    const seq = asked.has('seq') ? Number(asked.get('seq')) : table.seq
    const seat = asked.has('seat') ? Number(asked.get('seat')) : null
    return positionShown(table, seq, viewerOf(table, seat), lang, this.around.keys.isMine(id))
  }

  private async log(id: string, { path, lang }: Call): Promise<unknown> {
    const { table } = await this.find(id, lang)
    const from = Number(query(path).get('from') ?? 0)
    return table.row.lines.filter((line) => line.seq >= from).map((line) => lineShown(table, line, lang))
  }

  private async since(id: string, { lang }: Call): Promise<unknown> {
    const { table } = await this.find(id, lang)
    const mine = keptMoves(table.row.lines).filter((line) => table.own.includes(line.seat!))
    const from_seq = mine.at(-1)?.seq ?? 0
    const lines = table.row.lines.slice(from_seq).map((line) => lineShown(table, line, lang))
    return { from_seq, to_seq: table.seq, lines }
  }

  /** What each seat would have been paid after every move of a game that is over. */
  private async scores(id: string, { lang }: Call): Promise<unknown> {
    const { table } = await this.find(id, lang)
    if (!table.isDone) throw new Problem('not_over')
    const seqs = [1, ...keptMoves(table.row.lines).map((line) => line.seq)]
    const matches = seqs.map((seq) => table.matchAt(seq))
    const worth = (match: Match, seat: number) => Number(match.worth(seat)[seat]!.total)
    return { seqs, values: table.row.seats.map((_, seat) => matches.map((match) => worth(match, seat))) }
  }

  /** The whole game as the text of a file that `penstock replay` reads. */
  private async export(id: string, { lang }: Call): Promise<string> {
    try {
      return fileOf((await this.find(id, lang)).table)
    } catch (problem) {
      const row = await this.around.store.find(id)
      if (!row || !(problem instanceof Problem) || problem.code !== 'rules_changed') throw problem
      return fileOf({ row }) // its moves can still be saved
    }
  }

  private async hint(id: string, { path, lang }: Call): Promise<Hint[]> {
    const { table, engine } = await this.find(id, lang)
    if (table.isDone) throw new Problem('not_running')
    const asked = query(path).get('seat')
    return this.bots.hints(table, engine, table.ownSeat(asked === null ? null : Number(asked)), lang)
  }

  // -- doing -----------------------------------------------------------------------------------

  private async move(id: string, { body, lang }: Call): Promise<unknown> {
    return { seq: await this.change(id, lang, (table) => table.played(body as MoveRequest, this.now())) }
  }

  private async undo(id: string, { body, lang }: Call): Promise<unknown> {
    const seq = await this.change(id, lang, (table) => table.undone(body as UndoRequest, this.now()))
    this.around.stopThinking()
    return { seq }
  }

  /** What only one person decides: everybody who could be asked is here. */
  private async act(id: string, verb: string, { body, lang }: Call): Promise<unknown> {
    const asked = (body ?? {}) as { seat?: number; bot?: string | null }
    const acts: Record<string, (table: LocalTable) => Row> = {
      'offer-undo': (table) => table.undoneToOwn(this.now()),
      'offer-stop': (table) => table.stopped(),
      resign: (table) => table.handed(table.own, null, true),
      leave: (table) => table.handed(table.own, null, false),
      takeover: (table) => table.handed([table.ownSeat(asked.seat ?? null)], asked.bot ?? null, false),
      'give-back': (table) => table.givenBack(asked.seat ?? -1),
    }
    const wanted = acts[verb]
    if (!wanted) throw new Problem('needs_server')
    await this.change(id, lang, wanted)
    return this.show(id, lang)
  }

  /** Change a table: decide, store, then tell. Where it cannot be stored nothing has changed. */
  private async change(id: string, lang: Lang, decide: (table: LocalTable) => Row | number): Promise<number> {
    const seq = await this.withKey(id, async () => {
      const { table } = await this.find(id, lang)
      const wanted = decide(table)
      if (typeof wanted === 'number') return wanted // done before, by the same key
      const row = table.settled(wanted, this.now())
      if (isKept(row))
        await this.around.store.keep(row).catch((problem) => {
          if (problem instanceof Problem && problem.code === 'other_tab') void this.renew(id)
          throw problem
        })
      table.accept(row)
      return table.seq
    })
    this.around.changed(id)
    this.tell(id)
    void this.drive(id)
    return seq
  }

  private withKey<T>(id: string, act: () => Promise<T>): Promise<T> {
    return this.around.keys.with(id, act, () => new Problem('other_tab'))
  }

  // -- bots ------------------------------------------------------------------------------------

  /** Let the bots decide, as long as somebody looks and this tab is the one that plays. */
  private async drive(id: string): Promise<void> {
    const held = await this.held.get(id)?.catch(() => null)
    if (!held || held.isDriven) return
    held.isDriven = true
    try {
      while (this.isWatched(id) && this.around.keys.isMine(id) && (await this.decide(id, held)));
    } catch (problem) {
      await this.onlookers.complain(id, problem)
    } finally {
      held.isDriven = false
      this.around.thinks(id, null)
    }
  }

  private async decide(id: string, { table, engine }: Held): Promise<boolean> {
    const seat = table.dueBot
    if (seat === null) return false
    const seq = table.seq
    const move = await this.bots.decision(table, engine, seat)
    if (table.seq !== seq || table.dueBot !== seat) return true // something was taken back meanwhile
    await this.change(id, 'en', (now) => now.decided(seat, move, this.now()))
    return true
  }

  // -- looking on ------------------------------------------------------------------------------

  /** Somebody looks at a table from now on; the answer ends it. */
  view(viewing: Viewing): () => void {
    const end = this.onlookers.add(viewing)
    void this.find(viewing.table, viewing.lang)
      .then(() => this.around.keys.want(viewing.table))
      .then(() => {
        this.tell(viewing.table)
        return Promise.all([this.drive(viewing.table), this.keepGame(viewing.table)])
      })
      .catch((problem) => this.onlookers.complain(viewing.table, problem))
    return () => {
      end()
      if (!this.isWatched(viewing.table)) this.around.keys.letGo(viewing.table)
    }
  }

  /** The game lies beside the table from now on; its fetching follows what is needed for the first move. */
  private async keepGame(id: string): Promise<void> {
    const { table, engine } = await this.held.get(id)!
    if (!isKept(table.row)) return
    await new Promise((done) => setTimeout(done, AFTER_THE_BOARD))
    await this.around.games.keep(engine).catch((problem) => {
      if (!(problem instanceof Problem && problem.code === 'no_file')) throw problem // else: with the next visit
    })
  }

  private isWatched(id: string): boolean {
    return this.onlookers.at(id).length > 0
  }

  private tell(id: string): void {
    void this.held.get(id)?.then(({ table }) => this.onlookers.tell(table))
  }

  /** Another tab has changed a table, or plays it no longer: read it again. */
  async renew(id: string): Promise<void> {
    const [viewing] = this.onlookers.at(id)
    const old = await this.held.get(id)?.catch(() => null)
    const row = old && !isKept(old.table.row) ? old.table.row : await this.around.store.find(id)
    if (!row || row.revision !== old?.table.row.revision) this.held.delete(id)
    if (!viewing) return
    await this.find(id, viewing.lang).catch((problem) => this.onlookers.complain(id, problem))
    this.tell(id)
    void this.drive(id)
  }

  /** A table, with words in a language. */
  private async find(id: string, lang: Lang): Promise<Held> {
    const { store, games } = this.around
    const known = this.held.get(id)
    if (known) {
      const held = await known
      if (held.engine === (await games.today(held.table.row.game, lang).catch(() => null))) return held
      await games.commonWords(lang).catch(() => {})
      return held
    }
    const found = (async (): Promise<Held> => {
      const row = await store.find(id)
      await games.commonWords(lang)
      if (!row) throw new Problem('gone')
      const engine = await games.of(row, lang)
      return { table: new LocalTable(row, engine.telling, games.common), engine, isDriven: false }
    })()
    this.held.set(id, found)
    found.catch(() => this.held.delete(id))
    return found
  }
}

/** The first row of a table; moves that were made elsewhere must be moves here. */
function settledAtFirst(table: LocalTable, moves: [number, string][], at: number): Row {
  try {
    return table.settled(table.begun(moves, at), at)
  } catch {
    throw new Problem('bad_save', { because: 'bad-moves' })
  }
}

const query = (path: string): URLSearchParams => new URL(path, 'http://here').searchParams

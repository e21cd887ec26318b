/** The analyses of this browser: under way, or kept in its database. */

import type { HintReason, ImportRequest, MoveShown } from '../../gen/api'
import type { Worker } from '../bots/questions'
import type { Engine } from '../engine/games'
import { reasons } from '../engine/looking'
import type { Match } from '../engine/runtime'
import type { Lang } from '../engine/words'
import type { Store } from '../keep/store'
import type { SavedGame } from '../table/files'
import { Problem } from '../table/problem'
import { markOf, type Analysis, type Decision, type Judgement, type Mark } from './account'
import { asked, deeper, explained, FAST, judged, type Asked } from './analyse'

const METHOD = 3 // of judging: what an older page has kept is judged again
const SEED = 0 // of all analyses: the same game gets the same figures, here and by `penstock analyse`

export interface AnalysisRequest {
  file: ImportRequest['file']
  times?: number // how many times as deep as the first pass
}

/** A game goes on after so many moves, with somebody on a seat and bots elsewhere. */
export interface PlayOnRequest {
  file: ImportRequest['file']
  moves: number
  seat: number
}

/** Another move is tried where a decision of an analysis was made. */
export interface TryRequest extends AnalysisRequest {
  number: number // of the decision
  move: string
}

/** What the analysis says of a move that was tried. */
export interface TriedShown {
  loss: number // of the chance of winning, against the best move
  mark: Mark
  isBest: boolean
  reasons: HintReason[] // what the best move is for
}

export interface DecisionShown extends Decision {
  spoken: Spoken | null // where it cost something
}

/** A decision's two moves as they would have been offered: the one made, and the best one. */
export interface Spoken {
  played: MoveShown
  better: MoveShown
}

export interface AnalysisShown {
  done: number // decisions judged
  of: number
  found: (Omit<Analysis, 'decisions'> & { decisions: DecisionShown[] }) | null
}

interface Job {
  done: number
  of: number
  found: Analysis | null
  problem: Error | null
}

export class Analyses {
  private readonly jobs = new Map<string, Job>()

  constructor(private readonly store: Store) {}

  async of(
    saved: SavedGame,
    engine: Engine,
    times: number,
    lang: Lang,
    workers: Worker[],
  ): Promise<AnalysisShown> {
    const { done, of, found } = await this.job(saved, engine, times, workers)
    return { done, of, found: found && shown(found, saved, engine, lang) }
  }

  /** Another move in the place of a decision, by the same search: its figures are those of the analysis. */
  async tried(
    saved: SavedGame,
    engine: Engine,
    { times = 1, number, move }: Omit<TryRequest, 'file'>,
    lang: Lang,
    workers: Worker[],
  ): Promise<TriedShown> {
    const { found } = await this.job(saved, engine, times, workers)
    const decision = found?.decisions.find((d) => d.number === number)
    if (!decision) throw new Problem('not_found')
    const { telling } = engine
    const match = matchOf(saved, engine)
    for (const [seat, id] of movesOf(saved, engine).slice(0, number)) match.play(id, seat)
    const { seat, best, before } = decision
    const moves = match.moves(seat)
    const played = telling.game.ids.get(move)
    if (played === undefined || !moves.includes(played)) throw new Problem('bad_move', { why: `'${move}'` })
    const { seats, record } = match
    const asked: Asked = {
      seats,
      record,
      number,
      seat,
      seed: SEED,
      moves,
      played,
      depth: deeper(FAST, times),
    }
    const { after } = (await workers[0]!.do({ what: 'judge', asked, before })) as Judgement
    const loss = before[seat]! - after[seat]!
    const why = reasons(match, seat, [[best]], SEED)[0]!
    return {
      ...{ loss, mark: markOf(loss), isBest: played === best },
      reasons: why.map((one) => ({ ...one, text: telling.words.say(lang, `term-${one.term}`) })),
    }
  }

  private async job(saved: SavedGame, engine: Engine, times: number, workers: Worker[]): Promise<Job> {
    const { seats, seed, options, moves } = saved
    const key = `${await digest(JSON.stringify([METHOD, engine.key, seats, seed, options, moves]))} ${times}`
    const job = this.jobs.get(key) ?? (await this.begin(key, saved, engine, times, workers))
    if (job.problem) {
      this.jobs.delete(key) // the next question tries again
      throw job.problem
    }
    return job
  }

  private async begin(
    key: string,
    saved: SavedGame,
    engine: Engine,
    times: number,
    workers: Worker[],
  ): Promise<Job> {
    const kept = await this.store.findAnalysis(key)
    const known = this.jobs.get(key)
    if (known) return known
    const match = matchOf(saved, engine)
    const stretches = asked(match, movesOf(saved, engine), SEED, deeper(FAST, times))
    const of = stretches.flat().length
    if (!match.over && !(isAlone(saved) && of)) throw new Problem('not_over')
    const job: Job = { done: kept ? of : 0, of, found: kept, problem: null }
    this.jobs.set(key, job)
    if (!kept) void this.work(job, key, () => judged(stretches, workers, (done) => (job.done = done)), match)
    return job
  }

  private async work(
    job: Job,
    key: string,
    judge: () => ReturnType<typeof judged>,
    match: Match,
  ): Promise<void> {
    try {
      job.found = explained(await judge(), match)
    } catch (problem) {
      job.problem = problem instanceof Error ? problem : new Error(String(problem))
      return
    }
    if (match.over) await this.store.keepAnalysis(key, job.found).catch(() => {}) // it can be made again
  }
}

const matchOf = ({ seats, seed, options }: SavedGame, { telling }: Engine): Match =>
  telling.game.match({ seats, seed, options })

function movesOf({ moves }: SavedGame, { telling }: Engine): [number, number][] {
  const ids = new Map(telling.moves.map(({ notation, id }) => [notation, id]))
  return moves.map(([seat, notation]) => {
    const id = ids.get(notation)
    if (id === undefined) throw new Problem('bad_save', { because: 'bad-moves' })
    return [seat, id]
  })
}

/** The bots by seat, as the file of a table has them. */
export const botsOf = ({ table }: SavedGame): (string | null)[] => table?.bots ?? []

/** Does nobody but this person play? Where a file does not say so, people do. */
const isAlone = (saved: SavedGame): boolean => {
  const bots = botsOf(saved)
  return bots.length === saved.seats && bots.filter((bot) => bot === null).length <= 1
}

/** With the moves in words, where they cost something; as long as a game runs, only those of its one person. */
function shown(found: Analysis, saved: SavedGame, engine: Engine, lang: Lang): AnalysisShown['found'] {
  const { telling } = engine
  const match = matchOf(saved, engine)
  const shownMove = (move: number, seat: number): MoveShown => {
    const name = telling.moves[move]!
    const facts = match.facts(move, seat)
    return { ...name, text: telling.move(lang, name, facts), facts, final: false }
  }
  const spoken = new Map<number, Spoken>()
  const bots = botsOf(saved)
  const isTold = ({ seat, mark }: Decision) =>
    mark && (saved.result || !bots.includes(null) || bots[seat] === null)
  const marked = new Map(found.decisions.filter(isTold).map((d) => [d.number, d]))
  movesOf(saved, engine).forEach(([seat, move], number) => {
    const decision = marked.get(number)
    if (decision)
      spoken.set(number, { played: shownMove(move, seat), better: shownMove(decision.best, seat) })
    match.play(move, seat)
  })
  const decisions = found.decisions.map((d) => ({ ...d, spoken: spoken.get(d.number) ?? null }))
  return { ...found, decisions }
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

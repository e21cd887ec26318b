/** What is done with a saved game: it is read, judged, tried again and played on, without the table it came from. */

import type { ImportRequest } from '../../gen/api'
import type { Table } from '../../kit/server/types'
import type { Worker } from '../bots/questions'
import type { Engine } from '../engine/games'
import type { Lang } from '../engine/words'
import type { Call, Surroundings } from '../surroundings'
import { rowOf, savedFrom, type SavedGame } from '../table/files'
import { bot, classmate, human, type Plan } from '../table/opening'
import { Problem } from '../table/problem'
import { USUAL_BOT } from '../table/table'
import {
  Analyses,
  botsOf,
  type AnalysisRequest,
  type AnalysisShown,
  type PlayOnRequest,
  type TriedShown,
  type TryRequest,
} from './analyses'

/** Opens a table on which some moves have been made. */
type Begin = (engine: Engine, plan: Plan, lang: Lang, moves: [number, string][]) => Promise<Table>

export class SavedGames {
  private readonly analyses: Analyses

  constructor(
    private readonly around: Surroundings,
    private readonly workers: (engine: Engine) => Worker[],
    private readonly begin: Begin,
  ) {
    this.analyses = new Analyses(around.store)
  }

  async import({ body, lang, name }: Call): Promise<Table> {
    const { file, kind } = body as ImportRequest
    const { saved, engine } = await this.read(file, lang)
    return this.begin(engine, rowOf(saved, kind ?? 'hot_seat', name), lang, saved.moves)
  }

  /** How far the analysis of a finished game is; the first question begins it, and the store keeps it. */
  async analysis({ body, lang }: Call): Promise<AnalysisShown> {
    const { file, times } = body as AnalysisRequest
    const { saved, engine } = await this.read(file, lang)
    return this.analyses.of(saved, engine, times ?? 1, lang, this.workers(engine))
  }

  /** What the analysis says of a move that is tried instead. */
  async try({ body, lang }: Call): Promise<TriedShown> {
    const { file, ...tried } = body as TryRequest
    const { saved, engine } = await this.read(file, lang)
    return this.analyses.tried(saved, engine, tried, lang, this.workers(engine))
  }

  /** A table in a position of a game, to try again: as everybody sat there, others wait; it is not kept. */
  async exercise({ body, lang, name }: Call): Promise<Table> {
    const { file, moves, seat } = body as PlayOnRequest
    const { saved, engine } = await this.read(file, lang)
    const names = saved.table?.names ?? []
    const seats = Array.from({ length: saved.seats }, (_, k) =>
      k === seat ? human(names[k] || name) : classmate(k, names[k]),
    )
    const plan: Plan = { kind: 'lesson', seats, options: saved.options, seed: saved.seed }
    return this.begin(engine, plan, lang, saved.moves.slice(0, moves))
  }

  /** Another table, which goes on from a position of a game: one seat against bots, as good as those there. */
  async playOn({ body, lang, name }: Call): Promise<Table> {
    const { file, moves, seat } = body as PlayOnRequest
    const { saved, engine } = await this.read(file, lang)
    const { levels } = engine.manifest.bots
    const known = botsOf(saved).map((level) => (level && level in levels ? level : null))
    const usual = known.find((level) => level) ?? USUAL_BOT
    const seats = Array.from({ length: saved.seats }, (_, k) =>
      k === seat ? human(name) : bot(known[k] ?? usual, k),
    )
    const plan: Plan = { kind: 'play', seats, options: saved.options, seed: saved.seed }
    return this.begin(engine, plan, lang, saved.moves.slice(0, moves))
  }

  /** A saved game, and the rules it was played by. */
  private async read(file: ImportRequest['file'], lang: Lang): Promise<{ saved: SavedGame; engine: Engine }> {
    const saved = savedFrom(file)
    const engine = await this.around.games.today(saved.game, lang).catch(() => {
      throw new Problem('no_such_game')
    })
    const { manifest } = engine
    if (saved.rules_version !== manifest.rules_version || saved.components !== manifest.components)
      throw new Problem('bad_save', { because: 'other-rules' })
    return { saved, engine }
  }
}

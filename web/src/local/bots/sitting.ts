/** Bots at the tables of this browser: whose decision it is they make, and whoever asks gets their hints. */

import type { Hint } from '../../gen/api'
import type { Engine } from '../engine/games'
import type { Lang } from '../engine/words'
import type { Surroundings } from '../surroundings'
import { playedBy } from '../table/row'
import type { LocalTable } from '../table/table'
import { Grove } from './grove'
import { LEARNED, standing, type Advice, type Question, type Worker } from './questions'
import { ADVISER, advised, asksNet, chosen, InPlace, STAND_IN, type Net } from './thinking'

export class Sitting {
  private readonly standIns = new WeakMap<Engine, Worker>()

  constructor(private readonly around: Surroundings) {}

  workers({ key, manifest, module, learned }: Engine): Worker[] {
    return this.around.workers(learned ? `${key} ${LEARNED}` : key, manifest, learned ?? module)
  }

  /** The move of the bot on a seat, not before people can follow; it is not made yet. */
  async decision(table: LocalTable, engine: Engine, seat: number): Promise<string> {
    const level = playedBy(table.row.seats[seat]!)!
    const moves = table.match.moves(seat)
    this.around.thinks(table.row.id, seat)
    const pause = new Promise((done) => setTimeout(done, this.around.pause()))
    const question = questionAt(table, seat, level, table.row.seats[seat]!.bot_seed)
    const trees = engine.manifest.bots.levels[level]?.trees
    const asked = (level: string, workers: Worker[], trees?: number) =>
      chosen({ ...question, level }, moves, trees, workers, this.netOf(engine))
    const move = await this.workersFor(engine, level)
      .then((workers) => asked(level, workers, trees))
      .catch(() => asked(STAND_IN, [this.standIn(engine)])) // its net or its workers cannot be fetched
      .catch(() => moves[0]!)
    await pause
    return engine.telling.moves[move]!.notation
  }

  /** What the best of them would do on a seat. */
  async hints(table: LocalTable, engine: Engine, seat: number, lang: Lang): Promise<Hint[]> {
    const { match, telling } = table
    if (!match.toAct.includes(seat)) return []
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!
    const trees = engine.manifest.bots.levels[ADVISER]!.trees!
    const question = questionAt(table, seat, ADVISER, seed)
    const found = await advised(question, match, trees, this.workers(engine), this.netOf(engine))
    return found.map(({ move, course, reasons, ...figures }: Advice) => {
      const steps = course.map(({ move, facts }) => {
        const name = telling.moves[move]!
        return { ...name, text: telling.move(lang, name, facts), facts, final: null }
      })
      const why = reasons.map((one) => ({ ...one, text: telling.words.say(lang, `term-${one.term}`) }))
      const text = telling.course(lang, steps)
      return { move: telling.moves[move]!.notation, text, course: steps, ...figures, reasons: why }
    })
  }

  /** Workers for a bot: who asks the net finds a module that can. */
  private async workersFor(engine: Engine, bot: string): Promise<Worker[]> {
    if (asksNet(engine.manifest, bot)) await this.around.games.learn(engine)
    return this.workers(engine)
  }

  /** Somebody who thinks little, here and now. */
  private standIn(engine: Engine): Worker {
    const here = this.standIns.get(engine) ?? new InPlace(new Grove(engine.telling.game))
    this.standIns.set(engine, here)
    return here
  }

  private netOf(engine: Engine): Net {
    return () => this.around.games.net(engine.manifest.game)
  }
}

function questionAt({ match, row }: LocalTable, seat: number, level: string, seed: number): Question {
  return { table: row.id, seats: row.seats.length, ...standing(match), seat, level, seed }
}

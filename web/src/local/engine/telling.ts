/** What moves, events and refusals say; `engine/match.py` says the same in Python. */

import type { Game } from './runtime'
import { kebab, type Fields, type Lang, type Words } from './words'

export const NOTHING = '–' // an empty list, in a text
const OTHER = 'other' // an event's parameter that is a seat

export type Params = Record<string, string | number>

export interface MoveName {
  id: number
  family: string
  params: Params
  notation: string
}

export interface Note {
  kind: string
  seat: number | null
  params: Params
}

/** A game's moves by id, and all that is said of them. */
export class Telling {
  readonly moves: MoveName[]
  readonly secretFamilies: Set<string>

  constructor(
    readonly game: Game,
    readonly words: Words,
  ) {
    const { families, notations } = game.manifest.moves
    this.secretFamilies = new Set(families.filter((f) => f.is_secret).map((f) => f.name))
    this.moves = notations.map((notation, id) => {
      const family = families.findLast((f) => f.first <= id)!
      return { id, family: family.name, params: paramsOf(family.params, id - family.first), notation }
    })
  }

  isSecret(move: number): boolean {
    return this.secretFamilies.has(this.moves[move]!.family)
  }

  /** What will happen, as a button would say it. */
  move(lang: Lang, name: MoveName, facts: Fields): string {
    return this.said(lang, `move-${name.family}`, name, facts)
  }

  /** A whole course in one line; one move alone as its button says it. */
  course(lang: Lang, steps: (MoveName & { text: string; facts: Fields })[]): string {
    const short = (step: (typeof steps)[number]) => {
      const message = `course-${step.family}`
      return this.words.has('en', message) ? this.said(lang, message, step, step.facts) : step.text
    }
    return steps.length === 1 ? steps[0]!.text : steps.map(short).join(' › ')
  }

  private said(lang: Lang, message: string, { params }: MoveName, facts: Fields): string {
    const said: Fields = {}
    for (const [name, value] of Object.entries(facts)) said[name] = this.fact(lang, name, value)
    return this.words.say(lang, message, { ...said, ...this.spoken(lang, params) })
  }

  /** An event as a sentence; `names` are the players', by seat. */
  event(lang: Lang, { kind, seat, params }: Note, names: Record<number, string>): string {
    const name = (k: number) => names[k] || this.words.say(lang, 'seat', { seat: k + 1 })
    const said = this.spoken(lang, params)
    if (OTHER in params) said[OTHER] = name(Number(params[OTHER]))
    return this.words.say(lang, `event-${kebab(kind)}`, { who: seat === null ? '' : name(seat), ...said })
  }

  refusal(lang: Lang, code: string, facts: Fields): string {
    return this.words.say(lang, `refusal-${kebab(code)}`, facts)
  }

  /** A message's arguments: words in the reader's language, and as `…_id` to choose a form by them. */
  private spoken(lang: Lang, params: Params): Fields {
    const said: Fields = { ...params }
    for (const [name, value] of Object.entries(params)) {
      if (typeof value !== 'string') continue
      said[name] = this.words.word(lang, name, value)
      said[`${name}_id`] = value
    }
    return said
  }

  /** A fact as texts have it: names in the reader's language, a list of words in one string. */
  private fact(lang: Lang, name: string, value: unknown): unknown {
    const kind = this.game.manifest.fact_names[name]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (!values.every((v) => typeof v === 'string')) return value
    if (!values.length) return NOTHING
    return kind ? values.map((v) => this.words.word(lang, kind, v)).join(', ') : values.join(' ')
  }
}

/** The values of a move's parameters: the last one counts fastest. */
function paramsOf(params: { name: string; values: (string | number)[] }[], number: number): Params {
  const found: Params = {}
  for (const { name, values } of params.toReversed()) {
    found[name] = values[number % values.length]!
    number = Math.floor(number / values.length)
  }
  return Object.fromEntries(params.map(({ name }) => [name, found[name]!]))
}

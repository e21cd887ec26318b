/** A new table: what was asked for, written out. */

import { botNameAt } from './botName'
import type { TableRequest } from '../../gen/api'
import type { Manifest } from '../engine/runtime'
import { Problem } from './problem'
import type { Row, SeatRow } from './row'
import { USUAL_BOT } from './table'

export const LOCAL = 'here-' // begins the names of tables that are kept in this browser

export interface Plan {
  kind: Row['kind']
  seats: SeatRow[]
  options: Record<string, string | number | boolean>
  seed?: string
}

const random = (words: number): Uint32Array => crypto.getRandomValues(new Uint32Array(words))

/** A seed of 64 bits, as text: a number would lose digits. */
function newSeed(): string {
  const [high, low] = random(2)
  return ((BigInt(high!) << 32n) | BigInt(low!)).toString()
}

export const newId = (): string =>
  LOCAL + [...random(3)].map((word) => word.toString(36).padStart(7, '0')).join('')

/** Somebody at this browser. */
export const human = (name: string): SeatRow => ({ ...SEAT, kind: 'human', name })

const NAMES = ['Mira', 'Jonas', 'Ruth', 'Tomas', 'Ines']

/** Somebody at the table of a lesson: moves only as the lesson says. */
export const classmate = (seat: number, name?: string | null): SeatRow => ({
  ...SEAT,
  kind: 'bot',
  name: name || NAMES[seat]!,
  bot: USUAL_BOT,
})

/** How the person on a seat is called; others at the same screen are numbered, as bots are. */
export const nameAt = (seat: number, name: string, first = 0): string =>
  seat === first ? name : `${name} ${seat + 1}`

export function bot(level: string, seat: number): SeatRow {
  return { ...SEAT, kind: 'bot', name: botNameAt(level, seat), bot: level, bot_seed: random(1)[0]! }
}

const SEAT = { bot: null, away_bot: null, resigned: false, bot_seed: 0 }

/** Can a table be played without a server: by one person, or several on one screen, and bots? */
export function isAlone(body: TableRequest): boolean {
  return (
    body.seats.every(({ kind }) => kind === 'me' || kind === 'bot') && (body.clock?.kind ?? 'none') === 'none'
  )
}

export function planned(body: TableRequest, name: string): SeatRow[] {
  if (!isAlone(body)) throw new Problem('needs_server')
  if (!body.hot_seat && body.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Problem('already_seated')
  if (!body.hot_seat && body.seats.some((seat) => seat.name))
    throw new Problem('bad_option', { because: 'name-only-hot-seat' })
  const first = body.seats.findIndex(({ kind }) => kind === 'me')
  return body.seats.map((seat, k) =>
    seat.kind === 'me' ? human(seat.name?.trim() || nameAt(k, name, first)) : bot(seat.bot ?? USUAL_BOT, k),
  )
}

/** A table before its first line; options that were not chosen are the usual ones. */
export function newRow(manifest: Manifest, { kind, seats, options, seed }: Plan, at: number): Row {
  if (!manifest.seats.includes(seats.length)) throw new Problem('bad_option', { why: String(seats.length) })
  const chosen = manifest.options.map((option) => [
    option.name,
    String(options[option.name] ?? option.default),
  ])
  const known = Object.fromEntries(chosen) as Record<string, string>
  for (const { name, choices, seats: fitting } of manifest.options) {
    const choice = known[name]!
    const fits = choices.includes(choice) && (fitting[choice]?.includes(seats.length) ?? true)
    if (!fits) throw new Problem('bad_option', { why: `${name}: ${choice}` })
  }
  const unknown = Object.keys(options).find((name) => !(name in known))
  if (unknown !== undefined) throw new Problem('bad_option', { why: unknown })
  const { game, title, rules_version, components } = manifest
  return {
    ...{ id: newId(), game, title, rules_version, components, options: known, seed: seed ?? newSeed(), kind },
    ...{ state: 'running', seats, lines: [], result: null, rematch: null, revision: 0, to_act: [] },
    ...{ created: at, changed: at },
  }
}

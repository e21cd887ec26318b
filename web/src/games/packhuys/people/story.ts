/** What happened to everybody in the round under way, as the log tells it. */

import type { Content, Symbol } from '../../../gen/packhuys'
import { undone } from '../../../kit/log/log'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import type { Card, Good } from '../view'

/** A point that came or went, and for what. */
export interface Gain {
  what: 'tokens' | 'first' | 'money' | 'area'
  good: Good | null
  by: number
  text: string
}

export interface Part {
  card: Card | null // what was revealed
  passed: number | null // coins for passing
  taxes: number // coins paid
  isBack: boolean // the card went back to the hand
  isDone: boolean // the card was laid or used
  cell: string | null // where it was laid
  gains: Gain[] // points that came and went
}

const NOTHING: Part = {
  card: null,
  passed: null,
  taxes: 0,
  isBack: false,
  isDone: false,
  cell: null,
  gains: [],
}

function keptUntil(lines: LogLine[], seq: number): GameEvent[] {
  const gone = undone(lines)
  return lines.filter((line) => line.seq <= seq && !gone.has(line.seq)).flatMap((line) => line.events)
}

/** The events of the round that is shown at position `seq`. */
export function eventsOfRound(lines: LogLine[], seq: number): GameEvent[] {
  const events = keptUntil(lines, seq)
  return events.slice(events.findLastIndex((e) => e.kind === 'ROUND') + 1)
}

const GAINS: Record<string, Gain['what'] | undefined> = {
  SCORED_FIRST: 'first',
  SCORED_TOKENS: 'tokens',
  SCORED_MONEY: 'money',
  SCORED_AREA: 'area',
}

/** What went and came back in the same round changed nothing. */
function addGain(gains: Gain[], gain: Gain): void {
  const at = gains.findIndex((g) => g.what === gain.what && g.good === gain.good && g.by === -gain.by)
  if (at >= 0 && gain.what !== 'area') gains.splice(at, 1)
  else gains.push(gain)
}

/** Everybody's points that came and went since the cards were revealed: while all choose again they still stand. */
export function gainsOf(lines: LogLine[], seq: number, seats: number): Gain[][] {
  const events = keptUntil(lines, seq)
  const isShown = ({ kind }: GameEvent) => kind === 'REVEALED' || kind === 'PASSED'
  const last = events.findLastIndex(isShown)
  const first = events.findLastIndex((e, k) => k < last && !isShown(e)) + 1
  return last < 0
    ? Array.from({ length: seats }, () => [])
    : parts(events.slice(first), seats).map((p) => p.gains)
}

/** Everybody's part in a round, by seat. */
export function parts(events: GameEvent[], seats: number): Part[] {
  const told = Array.from({ length: seats }, () => ({ ...NOTHING, gains: [] as Gain[] }))
  for (const { kind, seat, params, text } of events) {
    if (seat === null) continue
    const part = told[seat]!
    const what = GAINS[kind]
    if (what)
      addGain(part.gains, {
        what,
        good: (params.good as Good | undefined) ?? null,
        by: Number(params.by),
        text,
      })
    else if (kind === 'REVEALED')
      part.card = {
        number: Number(params.number),
        shows: params.card as Content,
        symbol: params.symbol as Symbol,
        bar: 'none',
      }
    else if (kind === 'PASSED') part.passed = Number(params.coins)
    else if (kind === 'TAX_PAID') part.taxes += Number(params.coins)
    else if (kind === 'TOOK_BACK' || kind === 'NO_CELL') part.isBack = true
    else if (kind === 'SPECIAL_USED') part.isDone = true
    else if (kind === 'LAID') Object.assign(part, { isDone: true, cell: String(params.cell) })
  }
  return told
}

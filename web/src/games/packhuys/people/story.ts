/** What happened to everybody in the round under way, as the log tells it. */

import type { Content, Symbol } from '../../../gen/packhuys'
import { undone } from '../../../kit/log/log'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import type { Card } from '../view'

export interface Part {
  card: Card | null // what was revealed
  passed: number | null // coins for passing
  taxes: number // coins paid
  isBack: boolean // the card went back to the hand
  isDone: boolean // the card was laid or used
  cell: string | null // where it was laid
}

const NOTHING: Part = { card: null, passed: null, taxes: 0, isBack: false, isDone: false, cell: null }

/** The events of the round that is shown at position `seq`. */
export function eventsOfRound(lines: LogLine[], seq: number): GameEvent[] {
  const gone = undone(lines)
  const events = lines.filter((line) => line.seq <= seq && !gone.has(line.seq)).flatMap((line) => line.events)
  return events.slice(events.findLastIndex((e) => e.kind === 'ROUND') + 1)
}

/** Everybody's part in a round, by seat. */
export function parts(events: GameEvent[], seats: number): Part[] {
  const told = Array.from({ length: seats }, () => ({ ...NOTHING }))
  for (const { kind, seat, params } of events) {
    if (seat === null) continue
    const part = told[seat]!
    if (kind === 'REVEALED')
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

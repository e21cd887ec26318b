/** Who was paid for the stretches that have been counted, as the log tells it. */

import { keptLines } from '../../../kit/log/log'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import type { Stretch, View } from '../view'

export interface Counted {
  seq: number
  stretch: Stretch
  seat: number | null // the winner's
  colour: string | null // null: nobody
  points: number
}

/** Where on the canal an event puts a piece, by the words of the log: `s2 4`. */
function spotOf({ kind, params }: GameEvent): string | null {
  if (kind === 'LOCK') return `${String(params.section)} ${params.number}`
  const spot = params.to ?? params.on
  return spot === undefined ? null : String(spot)
}

export function positionOf(view: View, spot: string): number | null {
  const place = view.canal.find((p) => (p.town ?? `s${p.section} ${p.number}`) === spot)
  return place?.position ?? null
}

/** The stretch of that length the piece has completed: its own, or one beside a lock. */
function around(view: View, position: number, fields: number, taken: Set<number>): Stretch | undefined {
  const near = view.stretches.filter(
    (s) => s.first <= position + 1 && s.last >= position - 1 && s.fields === fields && !taken.has(s.first),
  )
  return near.find((s) => s.first <= position && s.last >= position) ?? near[0]
}

const KINDS = ['STRETCH_WON', 'STRETCH_TO_NEUTRAL', 'STRETCH_FOR_NOBODY']

/** What one line of the log counted. */
export function countedIn(view: View, line: Pick<LogLine, 'seq' | 'events'>): Counted[] {
  const found: Counted[] = []
  let position: number | null = null
  for (const event of line.events) {
    const spot = spotOf(event)
    if (spot) position = positionOf(view, spot) ?? position
    if (!KINDS.includes(event.kind) || position === null) continue
    const taken = new Set(found.map((c) => c.stretch.first))
    const stretch = around(view, position, Number(event.params.count), taken)
    if (!stretch) continue
    const won = event.kind === 'STRETCH_WON'
    const colour = won
      ? (view.players.find((p) => p.seat === event.seat)?.colour ?? null)
      : event.kind === 'STRETCH_TO_NEUTRAL'
        ? (view.neutral?.colour ?? null)
        : null
    found.push({
      seq: line.seq,
      stretch,
      seat: won ? event.seat : null,
      colour,
      points: Number(event.params.points ?? 0),
    })
  }
  return found
}

/** All that has been counted up to a position, by the first field of the stretch. */
export function countedUntil(view: View, lines: LogLine[], seq: number): Map<number, Counted> {
  const all = keptLines(lines.filter((line) => line.seq <= seq)).flatMap((line) => countedIn(view, line))
  return new Map(all.map((c) => [c.stretch.first, c]))
}

/** The workers of a counted stretch by colour, most first; `isOut`: level with somebody, or short of the winner. */
export function tallies({ stretch, colour }: Pick<Counted, 'stretch' | 'colour'>) {
  const counts = Object.entries(stretch.tally).filter(([, count]) => count)
  const winning = counts.find(([name]) => name === colour)?.[1] ?? 0
  return counts
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ colour: name, count, isOut: name !== colour && count >= winning }))
}

/** Games that are played with a coach, and what has been told in each; kept in this browser. */

import type { TipShown } from '../gen/api'
import type { LogLine, Move, Position } from '../kit/server/types'
import { holds } from './judge'

const KEY = 'penstock-coached'
const KEPT = 8 // games

type Told = Record<string, string[]> // by table

function read(): Told {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Told
  } catch {
    return {}
  }
}

function write(told: Told): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(told).slice(-KEPT))))
  } catch {
    /* a browser that keeps nothing is told again */
  }
}

export const isCoached = (table: string): boolean => table in read()

export function beginCoached(table: string): void {
  if (!isCoached(table)) write({ ...read(), [table]: [] })
}

export function endCoached(table: string): void {
  const { [table]: _, ...others } = read()
  write(others)
}

export const toldAt = (table: string): string[] => read()[table] ?? []

export function tell(table: string, tip: string): void {
  const told = toldAt(table)
  if (isCoached(table) && !told.includes(tip)) write({ ...read(), [table]: [...told, tip] })
}

/** The last line of a seat. */
export const lastOf = (kept: LogLine[], seat: number | null): number =>
  kept.findLast((line) => line.seat === seat)?.seq ?? 0

/** The line after which a turn began. Where all choose at once, others' choices begin none while one's own is open. */
export const turnOf = (
  kept: LogLine[],
  seat: number | null,
  tip: { turn: number; own: number } | null,
): number =>
  tip && lastOf(kept, seat) === tip.own ? tip.turn : (kept.findLast((line) => line.seat !== seat)?.seq ?? 0)

interface Moment {
  position: Position
  moves: Move[]
}

const isOffered = (tip: TipShown, moves: Move[]): boolean =>
  !tip.offers.length || moves.some((m) => tip.offers.includes(m.family))

/** Is a tip still about what can be done? One about something that happened is, until the turn is over. */
export const stillFits = (tip: TipShown, { position, moves }: Moment): boolean =>
  isOffered(tip, moves) && (!tip.reach || holds(tip.reach, position))

/** Tips about what has only now come up in a turn: after the first of a turn nothing else is told. */
export const newlyOffered = (tips: TipShown[], before: string[]): TipShown[] =>
  tips.filter(({ offers }) => offers.length && !offers.some((family) => before.includes(family)))

/** The first tip that fits this moment and has not been told; `since` are the lines since the last one. */
export function tipFor(
  tips: TipShown[],
  told: string[],
  { position, moves, since }: Moment & { since: LogLine[] },
): TipShown | null {
  const kinds = new Set(since.flatMap((line) => line.events.map((e) => e.kind)))
  const fitting = tips.find(
    (tip) =>
      !told.includes(tip.id) &&
      stillFits(tip, { position, moves }) &&
      (!tip.event.length || tip.event.some((kind) => kinds.has(kind))),
  )
  return fitting ?? null
}

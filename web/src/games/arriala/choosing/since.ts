/** What the others did since one's own turn, in signs: whose worker went where, what was built, who was paid. */

import { word } from '../../../kit/text/text.svelte'
import { keptLines } from '../../../kit/log/log'
import { wayWords } from '../brief'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import type { View } from '../view'

export interface Deed {
  colour: string | null // of the worker it is about
  sign: 'new' | 'lock' | 'card' | null // before it
  text: string
  points: number
}

const MOVED = ['WALKED', 'PLACED', 'WENT_TO_VINEYARD', 'RETURNED', 'JUMPED']
const WON = ['STRETCH_WON', 'STRETCH_TO_NEUTRAL']

export function deedOf({ kind, seat, params }: GameEvent, view: View): Deed | null {
  const points = Number(params.points ?? 0)
  const nothing = { colour: null, sign: null, text: '', points } as const
  if (MOVED.includes(kind)) {
    const way = wayWords(params.from as string | undefined, String(params.to ?? params.on))
    return { colour: String(params.colour), sign: kind === 'PLACED' ? 'new' : null, text: way, points: 0 }
  }
  if (WON.includes(kind)) {
    const winner = kind === 'STRETCH_WON' ? view.players.find((p) => p.seat === seat) : view.neutral
    return winner ? { ...nothing, colour: winner.colour } : null
  }
  if (kind === 'LOCK')
    return { ...nothing, sign: 'lock', text: wayWords(undefined, `${params.section} ${params.number}`) }
  if (kind === 'DREW') return { ...nothing, sign: 'card' }
  if (kind === 'RIVER') return { ...nothing, text: word('arriala', 'site', String(params.site)) }
  if (kind === 'MASTER') return { ...nothing, text: word('arriala', 'structure', String(params.structure)) }
  return null
}

/** By whoever did it, in the order of their turns; what brought points first, as a line may be too short for all. */
export function sinceOwnTurn(
  lines: LogLine[],
  yours: number[],
  seq: number,
  view: View,
): { seat: number; deeds: Deed[] }[] {
  const told = keptLines(lines.filter((line) => line.seq <= seq))
  const since = told.slice(told.findLastIndex((line) => line.seat !== null && yours.includes(line.seat)) + 1)
  const found = new Map<number, Deed[]>()
  for (const line of since) {
    if (line.seat === null) continue
    const deeds = line.events.flatMap((event) => deedOf(event, view) ?? [])
    if (deeds.length) found.set(line.seat, [...(found.get(line.seat) ?? []), ...deeds])
  }
  const scoredFirst = (deeds: Deed[]) => deeds.toSorted((a, b) => Number(b.points > 0) - Number(a.points > 0))
  return [...found].map(([seat, deeds]) => ({ seat, deeds: scoredFirst(deeds) }))
}

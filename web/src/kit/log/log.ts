/** The log never shrinks: an undo is a line of its own that takes others back. */

import type { GameEvent, LogLine } from '../server/types'

/** The moves that have not been taken back. */
export function keptLines(lines: LogLine[]): LogLine[] {
  const kept: LogLine[] = []
  for (const line of lines) {
    if (line.kind === 'move') kept.push(line)
    else if (line.kind === 'undo') kept.splice(kept.length - line.back)
  }
  return kept
}

/** Numbers of the moves that have been taken back. */
export function undone(lines: LogLine[]): Set<number> {
  const kept = new Set(keptLines(lines).map((line) => line.seq))
  return new Set(lines.filter((line) => line.kind === 'move' && !kept.has(line.seq)).map((line) => line.seq))
}

/** Lines by turns: what one seat decided without another between, and what nobody did by itself. */
export function turnsOf(lines: LogLine[]): LogLine[][] {
  const turns: LogLine[][] = []
  for (const line of lines) {
    const turn = turns.at(-1)
    const before = turn?.at(-1)
    const isSame =
      before &&
      before.seat === line.seat &&
      line.seat !== null &&
      !before.events.some((e) => e.kind === 'TURN')
    if (isSame) turn!.push(line)
    else turns.push([line])
  }
  return turns
}

/** What some kinds of events of kept lines add up to for every seat, in one of their numbers. */
export function sums(lines: LogLine[], seats: number, kinds: string[], param: string): number[] {
  const found = Array<number>(seats).fill(0)
  for (const line of lines) {
    for (const event of line.events) {
      if (event.seat !== null && kinds.includes(event.kind))
        found[event.seat]! += Number(event.params[param] ?? 0)
    }
  }
  return found
}

/** The sign of an event in the log: up or down for a price that changed, else that of its kind. */
export function sign(event: GameEvent, signs: Record<string, string | undefined>): string | undefined {
  const { before, after } = event.params
  if (event.kind === 'PRICE' && before !== after) return Number(after) > Number(before) ? '▲' : '▼'
  return signs[event.kind]
}

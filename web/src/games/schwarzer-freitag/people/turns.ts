/** What everybody did last, in a few signs, as the log tells it. */

import { keptLines, withoutName } from '../../../kit/log/log'
import type { LogLine } from '../../../kit/server/types'
import { isColour, type Colour } from '../view'

export type Kind = 'buy' | 'sell' | 'silver' | 'pass'

export interface Turn {
  kind: Kind | null // null: the main action is still to come
  cases: Partial<Record<Colour, number>>
  bars: number
  money: number // paid or received for it
  subsidies: number
  text: string // in words
  main: string // the main action alone, without who did it
}

const KINDS: Record<string, Kind> = { BOUGHT: 'buy', SOLD: 'sell', BARS: 'silver', PASSED: 'pass' }
const TOLD = new Set(['BOUGHT', 'SOLD', 'BARS', 'PASSED', 'SUBSIDY', 'CARD_USED', 'MARKED', 'TABLE_CASE'])

/** The newest turn of a seat up to a position, if it has acted yet. */
export function lastTurn(lines: LogLine[], seat: number, seq: number, name = ''): Turn | null {
  const turn: Turn = { kind: null, cases: {}, bars: 0, money: 0, subsidies: 0, text: '', main: '' }
  const words: string[] = []
  const main: string[] = []
  let begun = false
  for (const line of keptLines(lines.filter((l) => l.seq <= seq)).toReversed()) {
    if (line.seat !== seat) {
      if (begun) break
      continue
    }
    begun = true
    for (const { kind, params, text, seat: whose } of line.events.toReversed()) {
      if (whose !== seat || !TOLD.has(kind)) continue
      words.unshift(text)
      if (KINDS[kind]) main.unshift(withoutName(text, name))
      turn.kind ??= KINDS[kind] ?? null
      const colour = params.colour
      const price = Number(params.price ?? 0)
      if ((kind === 'BOUGHT' || kind === 'SOLD' || kind === 'MARKED') && isColour(colour)) {
        if (kind === 'MARKED' && !isPass(line)) continue
        turn.cases[colour] = (turn.cases[colour] ?? 0) + 1
        turn.money += price
      } else if (kind === 'BARS') {
        turn.bars += Number(params.count)
        turn.money += Number(params.count) * price
      } else if (kind === 'SUBSIDY') turn.subsidies += 1
    }
  }
  return begun ? { ...turn, text: words.join(' '), main: inShort(main) } : null
}

/** What stands in the log since the own turn. */
function linesSince(lines: LogLine[], yours: number[], seq: number): LogLine[] {
  const kept = keptLines(lines.filter((l) => l.seq <= seq))
  return kept.slice(kept.findLastIndex((l) => l.seat !== null && yours.includes(l.seat)) + 1)
}

/** The last price change that others set off since the own turn: whose, and where it can be seen again. */
export function changeSince(
  lines: LogLine[],
  yours: number[],
  seq: number,
): { seat: number | null; seq: number } | null {
  const line = linesSince(lines, yours, seq).findLast((l) => l.events.some((e) => e.kind === 'CHANGE'))
  return line ? { seat: line.seat, seq: line.seq } : null
}

/** What each of the others did since the own turn, in the order of turns. */
export function turnsSince(lines: LogLine[], yours: number[], seq: number): { seat: number; turn: Turn }[] {
  const since = linesSince(lines, yours, seq)
  const seats = new Set(since.map((l) => l.seat).filter((seat) => seat !== null))
  return [...seats].flatMap((seat) => {
    const turn = lastTurn(since, seat, seq)
    return turn?.kind || turn?.subsidies ? [{ seat, turn }] : []
  })
}

/** The same several times is said once. */
function inShort(words: string[]): string {
  const counts = new Map<string, number>()
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .map(([one, count]) => (count > 1 ? `${one.replace(/\.$/, '')} ×${count}.` : one))
    .join(' ')
}

const isPass = (line: LogLine): boolean => line.events.some((event) => event.kind === 'PASSED')

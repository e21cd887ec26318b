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

/**
 * Undos in a row are told as one: only the last of them stays. `taken`, by its number: what they took back of which
 * anything was told. Steps of a longer move alone told nothing, and nothing is told of their end.
 */
export function undosJoined(
  lines: LogLine[],
  quiet: ReadonlySet<string>,
  at: number | null = null,
): { lines: LogLine[]; taken: Map<number, LogLine[]> } {
  const joined: LogLine[] = []
  const kept: LogLine[] = []
  const taken = new Map<number, LogLine[]>()
  const isTold = (line: LogLine) => line.notation === null || line.events.some((e) => !quiet.has(e.kind))
  let group = null as { last: LogLine; back: LogLine[] } | null
  const close = () => {
    if (!group) return
    const told = group.back.filter(isTold)
    if (told.length || group.last.seq === at) joined.push(group.last)
    taken.set(group.last.seq, told)
    group = null
  }
  for (const line of lines) {
    if (line.kind !== 'undo' || (group && (group.last.seat !== line.seat || group.last.seq === at))) close()
    if (line.kind === 'undo') {
      const back = kept.splice(kept.length - line.back)
      group = { last: line, back: [...back, ...(group?.back ?? [])] }
      continue
    }
    if (line.kind === 'move') kept.push(line)
    joined.push(line)
  }
  close()
  return { lines: joined, taken }
}

/** What happens to the next player as their turn begins is theirs: a line of its own, though one move brought both. */
export function handedOver(lines: LogLine[], quiet: ReadonlySet<string>): LogLine[] {
  return lines.flatMap((line) => {
    const at = line.events.findLastIndex((e) => e.kind === 'TURN' && e.seat !== line.seat)
    const theirs = line.events.slice(at + 1)
    const { seat } = line.events[at] ?? { seat: null }
    if (seat === null || !theirs.some((e) => e.seat === seat && !quiet.has(e.kind))) return [line]
    return [
      { ...line, events: line.events.slice(0, at + 1) },
      { ...line, seat, events: theirs },
    ]
  })
}

/** Lines by turns: what one seat decided without another between, and what nobody did by itself. */
export function turnsOf(lines: LogLine[], quiet: ReadonlySet<string>): LogLine[][] {
  const turns: LogLine[][] = []
  for (const line of lines) {
    const turn = turns.at(-1)
    const before = turn?.at(-1)
    const isSame =
      before &&
      before.seat === line.seat &&
      headOf([before], quiet) !== null &&
      headOf([line], quiet) !== null &&
      !before.events.some((e) => e.kind === 'TURN')
    if (isSame) turn!.push(line)
    else turns.push([line])
  }
  return turns
}

/** Whose shape stands at a turn's head: nobody's where it begins with what several did (cards revealed together). */
export function headOf(turn: LogLine[], quiet: ReadonlySet<string>): number | null {
  const { seat, events } = turn[0]!
  const first = events.find((e) => e.seat !== null && !quiet.has(e.kind))
  const isAlone = events.every((e) => e.kind !== first?.kind || e.seat === seat)
  return isAlone ? seat : null
}

/**
 * The lines that tell something. Steps of a longer move tell nothing by themselves; that somebody has decided in secret
 * is told until it is known what. The line one stands `at` is always there.
 */
export function toldLines(lines: LogLine[], quiet: ReadonlySet<string>, at: number | null = null): LogLine[] {
  const isLoud = (line: LogLine) => line.kind !== 'move' || line.events.some((e) => !quiet.has(e.kind))
  const last = lines.findLastIndex(isLoud)
  return lines.filter((line, k) => isLoud(line) || (line.notation === null && k > last) || line.seq === at)
}

/** What somebody did, to go on with: `moves …`. */
export const deedOf = (text: string, name: string | null | undefined): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text

/** Who acts stands at the head of a turn: below it nobody is named once more. */
export function withoutName(text: string, name: string | null | undefined): string {
  const rest = deedOf(text, name)
  return rest === text ? text : rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** The same done several times in a row is told once, with how often; a line one stands `at` is told alone. */
export function repeats(
  turn: LogLine[],
  gone: Set<number>,
  at: number | null = null,
): { line: LogLine; count: number }[] {
  const told: { line: LogLine; count: number }[] = []
  for (const line of turn) {
    const last = told.at(-1)
    const isSame =
      at === null &&
      last?.line.kind === line.kind &&
      last.line.text === line.text &&
      gone.has(last.line.seq) === gone.has(line.seq)
    if (isSame) told[told.length - 1] = { line, count: last.count + 1 }
    else told.push({ line, count: 1 })
  }
  return told
}

/** A sentence of the log, and the events it stands for. */
export interface Part {
  text: string
  events: GameEvent[]
}

/**
 * The events tell it better than the move's own words; where there are none, the words do.
 * Who acts (`name`) is left out, unless it `isFirst` of a turn or others are told of too.
 * Neighbours of a kind that can be said `inShort` make one part.
 */
export function partsOf(
  line: LogLine,
  quiet: string[],
  name: string | null | undefined,
  isFirst: boolean,
  inShort: (event: GameEvent) => boolean,
): Part[] {
  const events = line.events.filter((e) => !quiet.includes(e.kind))
  if (!events.length) return [{ text: line.text, events: [] }]
  const isAlone = events.every((e) => e.seat === null || e.seat === line.seat)
  const parts: Part[] = []
  for (const event of events) {
    const last = parts.at(-1)
    const isLike = last?.events[0]?.kind === event.kind && inShort(event)
    if (isLike)
      parts[parts.length - 1] = { text: `${last.text} ${event.text}`, events: [...last.events, event] }
    else if (isAlone && (!isFirst || parts.length))
      parts.push({ text: withoutName(event.text, name), events: [event] })
    else parts.push({ text: event.text, events: [event] })
  }
  return parts
}

/** A move in one sentence: what one would look for first, else the first thing told of it. */
export function gistOf(
  line: LogLine | undefined,
  board: { quiet?: string[]; moments?: string[] } | null | undefined,
): string {
  const told = line?.events.filter((e) => !board?.quiet?.includes(e.kind)) ?? []
  const moment = told.find((e) => e.kind !== 'ROUND' && board?.moments?.includes(e.kind))
  return (moment ?? told[0])?.text ?? line?.text ?? ''
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

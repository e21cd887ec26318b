/** The newest turn of every rival since one's own, with what it leaves on the board. */

import type { Mark } from '../../games/boards'
import type { TableState } from '../table/state.svelte'
import type { LogLine } from '../server/types'
import { keptLines } from '../log/log'

/** Since this seat decided last; everybody's newest for who only watches. */
export function newestTurns(lines: LogLine[], yours: number[], seats: number): Map<number, LogLine[]> {
  const found = new Map<number, LogLine[]>()
  let running: number | null = null
  for (const line of keptLines(lines).toReversed()) {
    if (line.seat === null) continue
    if (yours.includes(line.seat)) break
    if (line.seat === running) found.get(line.seat)?.unshift(line)
    else if (!found.has(line.seat)) found.set(line.seat, [line])
    else if (found.size >= seats - 1) break
    running = line.seat
  }
  return found
}

/** What a hint would do, in place of what the others did: the pieces and places of its whole course. */
export function hintedMarks({ board, position, hints, hinted }: TableState): Mark[] | null {
  if (!hints || !hinted || !board || !position) return null
  return whole(
    hinted.course.flatMap((move, k, course): Mark[] => {
      const way = board.way?.(move, position, course.slice(0, k))
      const places = board.about?.(move, position) ?? []
      return way ? [{ piece: way.to, from: way.from }] : places.map((at) => ({ at }))
    }),
  )
}

/** A rival's choice that nobody sees yet is no newer move: what they did before it stays marked. */
export const isSecret = ({ seat, events }: LogLine, quiet: string[], yours: number[]): boolean =>
  seat !== null &&
  !yours.includes(seat) &&
  events[0] !== undefined &&
  events[0].seat === seat &&
  quiet.includes(events[0].kind)

export function newestMoves(state: TableState): { seat: number; marks: Mark[] }[] {
  const { board, position, log, yours, table, mover } = state
  const hinted = hintedMarks(state)
  if (hinted && mover !== null) return [{ seat: mover, marks: hinted }]
  if (!board?.marks || !position || position.over) return []
  const lines = log.filter((line) => line.seq <= position.seq && !isSecret(line, board.quiet ?? [], yours))
  const watched = yours.length > 1 ? [] : yours // on one screen everybody is a rival of the one before
  return [...newestTurns(lines, watched, table?.seats.length ?? 0)].map(([seat, own]) => ({
    seat,
    marks: whole(
      own.flatMap((line) =>
        line.events
          .filter((e) => e.seat === seat || e.seat === null)
          .flatMap((e) => board.marks!(e, position)),
      ),
    ),
  }))
}

/** A piece that went several steps has one trail, from where it began; a place is marked once. */
export function whole(marks: Mark[]): Mark[] {
  return marks.filter((mark, k) => {
    const of = (m: Mark) => m.piece ?? m.at ?? m.on
    return marks.findIndex((m) => !m.piece === !mark.piece && of(m) === of(mark)) === k
  })
}

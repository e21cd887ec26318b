/** What has become of a lesson's task, from the moves made since its beginning. */

import type { LessonShown, WishShown } from '../gen/api'
import { keptLines } from '../kit/log/log'
import type { LogLine, Position } from '../kit/server/types'

export interface Verdict {
  state: 'open' | 'right' | 'wrong'
  done: number // moves of the task that were right
  line: LogLine | null // the last move made
}

/** Does a notation fit a pattern? `*` stands for anything. */
export function fits(pattern: string, notation: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(notation)
}

/** Has a number of the view been reached? `players.me` is the viewer's own row. */
export function holds({ field, least }: WishShown, { view, viewer }: Position): boolean {
  let value: unknown = view
  for (const name of field.split('.'))
    value = (value as Record<string, unknown> | null)?.[name === 'me' ? String(viewer) : name]
  return typeof value === 'number' && value >= least
}

/** The first line after the position of a lesson. */
export const firstSeq = (lesson: LessonShown): number => lesson.moves.length + 1

export function judge(lesson: LessonShown, log: LogLine[], position: Position | null): Verdict {
  const made = keptLines(log).filter((line) => line.seq > firstSeq(lesson) && line.seat === lesson.seat)
  const line = made.at(-1) ?? null
  if (lesson.reach) {
    if (position && holds(lesson.reach, position)) return { state: 'right', done: lesson.play.length, line }
    const isPassed = line !== null && position?.seq === line.seq && !position.to_act.includes(lesson.seat)
    return { state: isPassed ? 'wrong' : 'open', done: made.length, line }
  }
  const wrong = made.findIndex(
    ({ notation }, k) => !lesson.play[k]?.some((pattern) => fits(pattern, notation ?? '')),
  )
  if (wrong >= 0) return { state: 'wrong', done: wrong, line: made[wrong]! }
  return { state: made.length === lesson.play.length ? 'right' : 'open', done: made.length, line }
}

/** The log never shrinks: an undo is a line of its own that takes others back. */

import type { LogLine } from './types'

/** The moves that have not been taken back. */
export function standing(lines: LogLine[]): LogLine[] {
  const kept: LogLine[] = []
  for (const line of lines) {
    if (line.kind === 'move') kept.push(line)
    else if (line.kind === 'undo') kept.splice(kept.length - (line.back))
  }
  return kept
}

/** Numbers of the moves that have been taken back. */
export function undone(lines: LogLine[]): Set<number> {
  const kept = new Set(standing(lines).map((line) => line.seq))
  return new Set(lines.filter((line) => line.kind === 'move' && !kept.has(line.seq)).map((line) => line.seq))
}

/** What the others did beside the canal since one's own turn: a small screen shows the map alone. */

import { keptLines } from '../../../kit/log/log'
import type { GameEvent, LogLine } from '../../../kit/server/types'

const OFF = ['RIVER', 'MASTER', 'WENT_TO_VINEYARD', 'RETURNED']

export function offMap(lines: LogLine[], yours: number[], seq: number): GameEvent[] {
  const told = keptLines(lines.filter((line) => line.seq <= seq))
  const since = told.slice(told.findLastIndex((line) => line.seat !== null && yours.includes(line.seat)) + 1)
  return since.flatMap((line) => line.events).filter((event) => OFF.includes(event.kind))
}

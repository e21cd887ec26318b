/** Who built what: only the log knows. */

import { keptLines } from '../../kit/log/log'
import type { GameEvent, LogLine } from '../../kit/server/types'

/** Seats of those who built things of a kind, by the name of the thing. */
export const builders = (
  log: LogLine[],
  kind: 'LOCK' | 'MASTER',
  nameOf: (params: GameEvent['params']) => string,
): Map<string, number | null> =>
  new Map(
    keptLines(log)
      .flatMap((line) => line.events)
      .filter((event) => event.kind === kind)
      .map(({ params, seat }) => [nameOf(params), seat]),
  )

/** Cards that others have removed since one decided last: their spaces keep a ghost of them until one acts. */

import { keptLines } from '../../../kit/log/log'
import type { LogLine } from '../../../kit/server/types'
import type { Card } from '../view'

export interface Lost {
  cell: string
  card: Card
  owner: number
  by: number
}

/** Only for who has one seat: where all sit at one screen, everybody has seen it. */
export function lostSince(lines: LogLine[], yours: number[], seq: number): Lost[] {
  const kept = keptLines(lines).filter((line) => line.seq <= seq)
  const since = kept.slice(kept.findLastIndex(({ seat }) => seat !== null && yours.includes(seat)) + 1)
  if (yours.length !== 1 || since.length === kept.length) return []
  return since.flatMap(({ seat: by, events }) =>
    events.flatMap(({ kind, seat: owner, params }): Lost[] => {
      if (kind !== 'REMOVED' || owner === null || by === null) return []
      const shows = String(params.card) as Card['shows']
      const card: Card = { number: Number(params.number), shows, symbol: 'none', bar: 'none' }
      return [{ cell: String(params.cell), card, owner, by }]
    }),
  )
}

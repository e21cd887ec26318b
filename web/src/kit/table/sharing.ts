/** How a game that is over can be shown to others: by its link, and what has to be done before that. */

import { home } from '../server/home'
import { keptLines } from '../log/log'
import type { LogLine, Table } from '../server/types'
import { isLocal } from '../../local/client.svelte'

/**
 * `link`: whoever has it can open it. `upload`: it lies in this browser, and is put on the server first.
 * `publish`: it is private, and all who sat there are asked; `closed`: one did not sit there.
 * `file`: there is no server.
 */
export type Sharing = 'link' | 'upload' | 'publish' | 'closed' | 'file'

export function sharingOf(
  table: Pick<Table, 'id' | 'visibility' | 'spectators' | 'seats'>,
  hasServer = home.hasServer,
): Sharing {
  if (isLocal(table.id)) return hasServer ? 'upload' : 'file'
  const isOneOwn = table.seats.filter((seat) => seat.kind === 'human' && !seat.is_you).length === 0
  if (table.visibility === 'shared') return 'link'
  if (table.spectators && (table.visibility === 'public' || isOneOwn)) return 'link'
  return table.seats.some((seat) => seat.is_you) ? 'publish' : 'closed'
}

/** The number of a position after the lines that were taken back are left out, as in a game that comes from a file. */
export const seqInFile = (log: LogLine[], at: number): number =>
  1 + keptLines(log).filter((line) => line.seq <= at).length

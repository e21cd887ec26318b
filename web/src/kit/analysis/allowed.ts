/** Which games may be analysed: what is over, and what hurts nobody while it runs. */

import { isLocal } from '../../local/client.svelte'
import type { Table } from '../server/types'

/**
 * A running game is told so far only where nobody else plays: against bots in this browser, or bots among themselves.
 * What others play together stays closed until its end.
 */
export function mayAnalyse({ id, state, seats }: Pick<Table, 'id' | 'state' | 'seats'>): boolean {
  if (state !== 'running') return state === 'finished'
  const people = seats.filter((seat) => seat.kind !== 'bot').length
  return people === 0 || (people === 1 && isLocal(id))
}

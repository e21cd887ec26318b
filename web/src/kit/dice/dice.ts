/** This browser's share of the dice: drawn and sent by itself as soon as its player has a seat. */

import { api } from '../server/api'
import type { Table } from '../server/types'

const SHARE_BYTES = 32
const key = (table: string): string => `penstock-share-${table}`

/** 64 hexadecimal digits that nobody can guess. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was sent from here, to be compared at the end. */
export function ownShare(table: string): string | null {
  try {
    return localStorage.getItem(key(table))
  } catch {
    return null
  }
}

function remember(table: string, share: string): void {
  try {
    localStorage.setItem(key(table), share)
  } catch {
    /* then nothing is compared at the end */
  }
}

/** Send a share where the server still has none of ours; a game does not wait for it. */
export async function giveShare(table: Table): Promise<void> {
  const isAsked = table.dice && table.your_seats.some((seat) => table.dice!.seats[seat]?.by === 'server')
  if (table.state !== 'open' || !isAsked) return
  const share = ownShare(table.id) ?? newShare()
  remember(table.id, share)
  await api.act(table.id, 'share', { share }).catch(() => {})
}

/** At the end: did what was sent from here count? Null where there is nothing to compare. */
export function hasCounted(table: Table): boolean | null {
  const sent = ownShare(table.id)
  if (!sent || !table.dice?.share) return null
  return table.your_seats.every((seat) => table.dice!.seats[seat]?.share === sent)
}

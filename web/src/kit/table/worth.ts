/** What everybody would be paid if the game ended now, as the server says: the page counts nothing. */

import { preferences } from '../app/preferences.svelte'
import { number, tg } from '../text/text.svelte'
import type { Position } from '../server/types'

export type Worth = Position['worth'][number]

/** Null where one does not want to see it. */
export function worthOf(position: Position | null, seat: number): Worth | null {
  if (!preferences.worth || !position) return null
  return position.worth.find((w) => w.seat === seat) ?? null
}

/** The sum line by line, as the tooltip of a player's chip. */
export function worthNote(game: string, worth: Worth): string {
  const lines = Object.entries(worth.parts).map(([part, value]) => {
    const name = tg(game, `worth-${part}`, undefined, part)
    return `${name}: ${value === null ? '?' : number(value)}`
  })
  const now = tg(game, 'worth-now', { total: worth.known }, String(worth.known))
  const secret = worth.hidden ? tg(game, 'worth-secret', undefined, '') : ''
  return [now, ...lines, secret].filter(Boolean).join('\n')
}

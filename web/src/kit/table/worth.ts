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

/** What is certain of it, and how much more it may be: `unsure` names the part that a game counts apart. */
export function rangeOf(worth: Worth, unsure?: string): { least: number; more: number } {
  const more = (unsure && worth.parts[unsure]) || 0
  return { least: worth.known - more, more }
}

/** Is there more of which nothing can be said? Not where a part already tells how much it is at most. */
export const isOpen = (worth: Worth, unsure?: string): boolean =>
  worth.hidden && (!unsure || worth.parts[unsure] === null)

type Parts = { unsure?: string; staked?: string } // as boards name them

/** A worth in a few characters: what is certain, and what stands behind it. */
export function shortWorth(worth: Worth, { unsure, staked }: Parts = {}): { least: number; rest: string } {
  const { least, more } = rangeOf(worth, unsure ?? staked)
  if (more) return { least, rest: staked ? `+${number(more)}` : `–${number(worth.known)}` }
  return { least, rest: isOpen(worth, unsure) ? '+?' : '' }
}

/** The sum line by line, as the tooltip of a player's chip. */
export function worthNote(game: string, worth: Worth, unsure?: string): string {
  const open = isOpen(worth, unsure)
  const { least, more } = rangeOf(worth, unsure)
  const lines = Object.entries(worth.parts)
    .filter(([part, value]) => (open || value !== null) && !(part === unsure && !value))
    .map(([part, value]) => {
      const name = tg(game, `worth-${part}`, undefined, part)
      return `${name}: ${value === null ? '?' : number(value)}`
    })
  const range = more ? `${number(least)}–${number(worth.known)}` : number(worth.known)
  const now = tg(game, 'worth-now', { total: worth.known, range }, String(worth.known))
  const secret = worth.hidden ? tg(game, 'worth-secret', undefined, '') : ''
  return [now, ...lines, secret].filter(Boolean).join('\n')
}

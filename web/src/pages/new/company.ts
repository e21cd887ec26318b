/** With whom one plays at a new table: the ways people think of it, and what they mean for its seats. */

import type { SeatRequest } from '../../gen/api'

export type Who = 'me' | 'open' | 'invite' | `bot:${string}`
export const COMPANIES = ['bots', 'friends', 'anybody', 'screen'] as const
export type Company = (typeof COMPANIES)[number]

/** A seat as a home is asked for it; somebody at one screen may have a name. */
export function asked(who: Who, name: string | undefined): SeatRequest {
  if (who === 'me') return name ? { kind: who, name } : { kind: who }
  return who.startsWith('bot:') ? { kind: 'bot', bot: who.slice(4) } : { kind: who as 'open' | 'invite' }
}

/** One's own seat, and the others as this company fills them. */
export function seatsFor(company: Company, count: number, bot: string | undefined): Who[] {
  const other: Record<Company, Who> = {
    bots: bot ? `bot:${bot}` : 'open',
    friends: 'invite',
    anybody: 'open',
    screen: 'me',
  }
  return Array.from({ length: count }, (_, k) => (k === 0 ? 'me' : other[company]))
}

/** What the seats amount to; null where they are mixed. */
export function companyOf(seats: Who[]): Company | null {
  const others = seats.slice(1)
  if (seats[0] !== 'me' || !others.length) return null
  if (others.every((who) => who.startsWith('bot:'))) return 'bots'
  if (others.every((who) => who === 'invite')) return 'friends'
  if (others.every((who) => who === 'open')) return 'anybody'
  return others.every((who) => who === 'me') ? 'screen' : null
}

/** Does somebody have to come first? */
export const isWaiting = (seats: Who[]): boolean => seats.some((who) => who === 'open' || who === 'invite')

/** Do several people sit at this screen? */
export const isShared = (seats: Who[]): boolean => seats.filter((who) => who === 'me').length > 1

/** The level that all bots have; null where they differ. */
export function levelOf(seats: Who[]): string | null {
  const bots = new Set(seats.flatMap((who) => (who.startsWith('bot:') ? [who.slice(4)] : [])))
  return bots.size === 1 ? [...bots][0]! : null
}

/** The same seats with all bots of one level. */
export const ofLevel = (seats: Who[], level: string): Who[] =>
  seats.map((who): Who => (who.startsWith('bot:') ? `bot:${level}` : who))

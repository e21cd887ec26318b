/** Which tables of a long list somebody wants to see. */

import type { TableCard } from '../server/types'

/** What is asked for; empty: all the same. */
export interface Wanted {
  game: string
  pace: string
  company: '' | 'people' | 'bots' // somebody else plays, or bots alone
}

export const ALL: Wanted = { game: '', pace: '', company: '' }
export const HANDFUL = 6 // tables that need no filter

export type Lists = Partial<Record<'mine' | 'open' | 'running' | 'finished', TableCard[]>>

/** Every table once: one's own stand first as long as they go on, and first among those that are over. */
export function once({ mine = [], ...others }: Lists): Lists {
  const own = new Set(mine.map(({ id }) => id))
  const goesOn = ({ state }: TableCard) => state === 'open' || state === 'running'
  const lists: Lists = { mine: mine.filter(goesOn) }
  for (const scope of ['open', 'running', 'finished'] as const)
    if (others[scope]) lists[scope] = others[scope].filter(({ id }) => !own.has(id))
  const over = mine.filter((table) => !goesOn(table))
  if (over.length) lists.finished = [...over, ...(lists.finished ?? [])]
  return lists
}

/** Does, or may, somebody else play? */
const hasPeople = ({ seats }: TableCard): boolean => seats.some((s) => s.kind !== 'bot' && !s.is_you)

export function filtered(tables: TableCard[], { game, pace, company }: Wanted): TableCard[] {
  return tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!pace || table.pace === pace) &&
      (!company || hasPeople(table) === (company === 'people')),
  )
}

/** The games and paces there are, in the order they come; one choice is none. */
export function choices(tables: TableCard[], field: 'game' | 'pace'): string[] {
  const found = [...new Set(tables.map((table) => table[field]))]
  return found.length > 1 ? found : []
}

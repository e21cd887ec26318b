/** How one has done in this browser: finished games against bots, by game and by the bots' level. */

import { decides, type Row } from './row'

export interface Tally {
  game: string
  level: string | null // of all bots of these games; null where it differed within one
  played: number
  won: number // alone or shared
  best: number
  mean: number
}

/** A game kept in this browser, for the list of what can be saved or deleted. */
export interface Kept {
  id: string
  game: string
  state: Row['state']
  moves: number
  changed: number
  scores: number[] | null // once it is over, by seat
  own: number | null // the seat of the one person at it
}

export interface OwnRecord {
  tallies: Tally[]
  kept: Kept[]
}

export function ownRecord(rows: Row[]): OwnRecord {
  const groups = new Map<string, Tally & { sum: number }>()
  for (const row of rows) {
    const own = ownSeat(row)
    if (own === null || row.kind !== 'play' || row.state !== 'finished' || !row.result) continue
    const { scores, ranking } = row.result
    const level = levelOf(row)
    const key = `${row.game} ${level}`
    const empty = { game: row.game, level, played: 0, won: 0, best: -Infinity, mean: 0, sum: 0 }
    const so = groups.get(key) ?? empty
    const sum = so.sum + scores[own]!
    const played = so.played + 1
    const won = so.won + Number(ranking[own] === 1 && decides(row.seats[own]!))
    groups.set(key, { ...so, played, won, sum, mean: sum / played, best: Math.max(so.best, scores[own]!) })
  }
  const tallies = [...groups.values()]
    .map(({ game, level, played, won, best, mean }) => ({ game, level, played, won, best, mean }))
    .toSorted((a, b) => a.game.localeCompare(b.game) || b.played - a.played)
  return { tallies, kept: rows.toSorted((a, b) => b.changed - a.changed).map(keptOf) }
}

function keptOf(row: Row): Kept {
  const { id, game, state, changed, result } = row
  const moves = row.lines.filter((line) => line.kind === 'move').length
  return { id, game, state, moves, changed, scores: result?.scores ?? null, own: ownSeat(row) }
}

/** The seat of the only person; null where several or none sit. */
function ownSeat({ seats }: Row): number | null {
  const people = seats.flatMap((seat, k) => (seat.kind === 'human' ? [k] : []))
  return people.length === 1 ? people[0]! : null
}

function levelOf({ seats }: Row): string | null {
  const levels = new Set(seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.bot))
  return levels.size === 1 ? [...levels][0]! : null
}

/** A table as it is kept: everything else follows from it by playing its moves again. */

import type { ResultShown } from '../../gen/api'

export interface SeatRow {
  kind: 'human' | 'bot'
  name: string | null
  bot: string | null
  away_bot: string | null
  resigned: boolean
  bot_seed: number // the same seed, the same choices
}

export interface Line {
  seq: number
  kind: 'start' | 'move' | 'undo'
  seat: number | null
  move: string | null
  back: number // moves an undo takes back
  by_bot: boolean
  key: string | null
  at: number
}

export interface Row {
  id: string
  game: string
  title: string
  rules_version: number
  components: string
  options: Record<string, string>
  seed: string
  kind: 'play' | 'hot_seat' | 'analysis' | 'lesson'
  state: 'running' | 'finished' | 'stopped'
  seats: SeatRow[]
  lines: Line[]
  result: ResultShown | null
  rematch: string | null
  note?: string // what was written down about it
  revision: number
  to_act: number[] // as of the last line, for lists
  created: number
  changed: number
}

/** Is it kept? A lesson is over when one leaves it. */
export const isKept = (row: Row): boolean => row.kind !== 'lesson'

/** The bot that decides for a seat now, if any. */
export const playedBy = (seat: SeatRow): string | null =>
  seat.away_bot ?? (seat.kind === 'bot' ? seat.bot : null)

/** Does a person sit here who has not given up? */
export const decides = (seat: SeatRow): boolean => seat.kind === 'human' && !seat.resigned

/** The moves that have not been taken back. */
export function keptMoves(lines: Line[]): Line[] {
  const kept: Line[] = []
  for (const line of lines) {
    if (line.kind === 'move') kept.push(line)
    else if (line.kind === 'undo') kept.length -= line.back
  }
  return kept
}

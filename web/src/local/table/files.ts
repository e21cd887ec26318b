/** A table as a file, in the format of `penstock replay`, and back. */

import type { ImportRequest } from '../../gen/api'
import type { Saved } from '../engine/runtime'
import type { Plan } from './opening'
import { human, nameAt } from './opening'
import { Problem } from './problem'
import { keptMoves, type Row } from './row'

const FORMAT = 1
const KEYS = ['game', 'rules_version', 'components', 'seats', 'seed', 'options', 'moves', 'result']

/** The text of a file; its seed has more digits than a number of JavaScript keeps. */
export function fileOf({ row }: { row: Row }): string {
  const { result } = row
  const file = {
    penstock: FORMAT,
    game: row.game,
    rules_version: row.rules_version,
    components: row.components,
    seats: row.seats.length,
    seed: 0,
    options: row.options,
    moves: keptMoves(row.lines).map((line) => [line.seat, line.move]),
    result: result && { scores: result.scores, ranking: result.ranking },
    table: {
      id: row.id,
      seed: row.seed,
      shares: null,
      names: row.seats.map((seat) => seat.name),
      bots: row.seats.map((seat) => seat.away_bot ?? seat.bot),
      state: row.state,
      taken_back: row.lines.reduce((sum, line) => sum + line.back, 0),
    },
  }
  return JSON.stringify(file).replace('"seed":0', `"seed":${row.seed}`)
}

/** A saved game; its seed is text, because a number of JavaScript would lose digits. */
export type SavedGame = Saved & { seed: string; table?: SavedTable | null }

/** Who sat there, where the file tells it. */
interface SavedTable {
  bots?: (string | null)[]
  names?: (string | null)[]
}

type SavedFile = Saved & {
  penstock?: unknown
  table?: (SavedTable & { seed?: unknown }) | null
}

/** A saved game; its seed from the place where it is whole. */
export function savedFrom(file: ImportRequest['file']): SavedGame {
  const saved = file as unknown as SavedFile
  const isWhole = saved.penstock === FORMAT && KEYS.every((key) => key in saved) && Array.isArray(saved.moves)
  if (!isWhole || typeof saved.game !== 'string') throw new Problem('bad_save', { because: 'not-saved' })
  const written = saved.table?.seed
  const seed = typeof written === 'string' && /^-?\d+$/.test(written) ? written : String(saved.seed)
  return { ...saved, seed }
}

/** Every seat is played from this browser, under the name that the file tells. */
export function rowOf(saved: SavedGame, kind: 'hot_seat' | 'analysis', name: string): Plan {
  const seats = Array.from({ length: Number(saved.seats) || 0 }, (_, k) =>
    human(String(saved.table?.names?.[k] || nameAt(k, name))),
  )
  return { kind, seats, options: saved.options, seed: saved.seed }
}

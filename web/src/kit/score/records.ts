/** The best result of whoever plays in this browser, by game and number of players. */

const KEY = 'penstock-records'

export interface Best {
  score: number
  table: string
}

function read(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best>
  } catch {
    return {}
  }
}

/** Enter a result; the best one before it, or null where it is the first. */
export function entered(game: string, seats: number, table: string, score: number): Best | null {
  const all = read()
  const key = `${game} ${seats}`
  const before = all[key] ?? null
  if (before?.table === table) return null
  if (!before || score > before.score) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all, [key]: { score, table } }))
    } catch {
      /* a browser that keeps nothing has no records */
    }
  }
  return before
}

/** What is said of a result beside the best one before it; nothing of a first one. */
export function recordSaid(before: Best | null, score: number, isWon: boolean): string | null {
  if (!before) return null
  if (before.score >= score) return 'end-record-is'
  return isWon ? 'end-record-new' : 'end-record-higher' // a lost game is no cause to cheer
}

/** Arriala's view, as the rules' view.py writes it. */

export interface Place {
  position: number
  workers: string[]
  town?: string
  section?: number
  number?: number
  lock?: boolean
  counted?: boolean
}

export interface Stretch {
  section: number
  first: number
  last: number
  fields: number
  workers: number
  points: number
  counted: boolean
  leader: string | null
}

export interface Player {
  seat: number
  colour: string
  points: number
  reserve: number
  on_canal: number
  hand_size: number
  hand: Record<string, number> | null
}

export interface ArrialaView {
  phase: string
  round: number
  mover: number
  action_points: number
  turn_points: number
  pending: { action: string; worker: string | null; workers: string[]; places: number[]; free_fields: number } | null
  canal: Place[]
  sections: { section: number; from: string; to: string; fields: number; locks: number; lock_limit: number }[]
  stretches: Stretch[]
  vineyards: { vineyard: string; fields: number; workers: string[]; leader: string | null }[]
  river: { site: string; workers: string[] }[]
  master: Record<string, boolean>
  resting: string[]
  piece_points: { lock: number; river: number; master: number }
  costs: Record<string, number>
  card_fields: Record<string, number>
  locks_left: number
  pile: number
  discards: Record<string, number>
  idle_rounds: number
  stall_rounds: number
  players: Player[]
  neutral: { colour: string; points: number; on_canal: number } | null
}

export const EACH = 5 // workers of a colour

export const colourOf = (worker: string) => worker.split(' ')[0]!
export const numberOf = (worker: string) => Number(worker.split(' ')[1])

/** The workers a colour has not brought into play, by name: what is nowhere lies in the reserve. */
export function reserveOf(view: ArrialaView, colour: string): string[] {
  const out = new Set([...view.canal, ...view.vineyards, ...view.river].flatMap((place) => place.workers))
  const names = Array.from({ length: EACH }, (_, k) => `${colour} ${k + 1}`).filter((name) => !out.has(name))
  return names.slice(0, view.players.find((p) => p.colour === colour)?.reserve ?? 0)
}

/** Arriala's view, as `games/arriala/view.py` gives it. */

import type { Colour, MoveCard, View } from '../../gen/arriala'

export type { Card, Closing, Colour, Place, Stretch, View } from '../../gen/arriala'

export const EACH = 5 // workers of a colour

export const colourOf = (worker: string) => worker.split(' ')[0] as Colour
export const numberOf = (worker: string) => Number(worker.split(' ')[1])
export const isMoveCard = (card: string): card is MoveCard => card.startsWith('move-')

/** The workers a colour has not brought into play, by name: what is nowhere lies in the reserve. */
export function reserveOf(view: View, colour: string): string[] {
  const out = new Set([...view.canal, ...view.vineyards, ...view.river].flatMap((place) => place.workers))
  const names = Array.from({ length: EACH }, (_, k) => `${colour} ${k + 1}`).filter((name) => !out.has(name))
  return names.slice(0, view.players.find((p) => p.colour === colour)?.reserve ?? 0)
}

/** Is whoever's turn it is about to bring the first worker? */
export function isFirstWorker({ players, mover, round }: View): boolean {
  return round === 1 && !players.some((p) => p.seat === mover && p.on_canal)
}

/** Who would lead the stretches that a worker comes to or leaves: the view says who, this finds which. */

import { colourOf, type Colour, type View } from '../view'
import type { Plan } from './plans'

export interface Change {
  gains: Colour | null // a worker of this colour comes
  loses: Colour | null // or goes
  leader: Colour | null // and then leads
}

type Stretch = View['stretches'][number]

const holds = (stretch: Stretch, position: number) =>
  stretch.first <= position && position <= stretch.last && !stretch.counted

/** Who leads a place, also with the worker that may come there. */
export const leaderWith = (
  area: Pick<Stretch, 'joined' | 'leader'>,
  worker: string | null | undefined,
): Colour | null => (worker ? area.joined[colourOf(worker)] : area.leader)

/** By the first space of the stretch; what stays in its stretch changes nothing, and a lock brings no worker. */
export function changesOf(view: View, own: string | null, plans: Plan[]): Map<number, Change> {
  const found = new Map<number, Change>()
  if (view.pending?.action === 'lock') return found
  for (const { worker, place, family } of plans) {
    const colour = (worker ? colourOf(worker) : own) as Colour | null
    if (!colour || family === 'lock') continue
    const from = view.canal.find((p) => worker && p.workers.includes(worker))?.position
    const to = place.startsWith('to ') ? Number(place.slice(3)) : undefined
    const left = from === undefined ? undefined : view.stretches.find((s) => holds(s, from))
    const met = to === undefined ? undefined : view.stretches.find((s) => holds(s, to))
    if (left === met) continue
    if (met) found.set(met.first, { gains: colour, loses: null, leader: met.joined[colour] })
    if (left) found.set(left.first, { gains: null, loses: colour, leader: left.parted[colour] })
  }
  return found
}

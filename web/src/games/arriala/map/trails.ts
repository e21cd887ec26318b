/** The ways of the others' workers since one's own turn. */

import { positionOf } from '../counting/counted'
import type { View } from '../view'

export interface Trail {
  seat: number
  worker: string
  colour: string // of who moved it
  start: number // places, counted from the canal's beginning
  end: number
  isFirst: boolean // of this player's
  isBarred: boolean // from going straight back
}

/** News until one has begun one's own turn; where somebody may not go back stays marked until it ends. */
export function trailsOf(view: View, own: string | null): Trail[] {
  const seat = view.players.find((p) => p.colour === own)?.seat ?? null
  const isOld = view.mover === seat && (view.action_points < view.turn_points || !!view.pending)
  const first = view.canal[0]?.position ?? 0
  const named = new Set<number>()
  return view.moved
    .filter((m) => m.seat !== seat)
    .flatMap((m) => {
      const to = view.canal.find((p) => p.workers.includes(m.worker))?.position
      const from = positionOf(view, m.from)
      if (to === undefined || from === null || from === to || (isOld && !m.barred)) return []
      const isFirst = !isOld && !named.has(m.seat)
      named.add(m.seat)
      const colour = view.players.find((p) => p.seat === m.seat)!.colour
      const [start, end] = [from - first, to - first]
      return [
        {
          seat: m.seat,
          worker: m.worker,
          colour,
          start,
          end,
          isFirst,
          isBarred: m.barred && view.mover === seat,
        },
      ]
    })
}

/** Which ships go along with the one in hand, before any of it is sent: ships of one ocean or lake. */

import { find } from '../../../kit/choosing/moves'
import type { Move } from '../../../kit/server/types'
import { companionOf } from './chart'
import type { ShipName, View } from '../view'

type Fleet = Pick<View, 'ships' | 'canal' | 'capacity'>

const now = $state<{ lead: string | null; ships: ShipName[] }>({ lead: null, ships: [] })

/** Who was chosen to go along with this ship. */
export function along(view: Fleet, lead: string | null): ShipName[] {
  return lead === null || lead !== now.lead ? [] : now.ships.filter((name) => companionOf(view, lead, name))
}

/** A ship that may still be chosen: it can go too, and a lock holds them all. */
export function mayJoin(view: Fleet, moves: Move[], lead: string | null, name: ShipName): boolean {
  if (!companionOf(view, lead, name) || !find(moves, 'move', { ship: name }).length) return false
  const all = new Set<string>([lead!, ...along(view, lead), name])
  return view.ships.reduce((sum, s) => sum + (all.has(s.ship) ? s.holds : 0), 0) <= view.capacity
}

/** It goes along; or, chosen once more, it stays. */
export function toggle(view: Fleet, lead: string, name: ShipName): void {
  const chosen = along(view, lead)
  now.ships = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]
  now.lead = lead
}

/** Where a ship is, as far as companions go. */
export const placesOf = ({ ships }: Pick<View, 'ships'>): Map<string, string> =>
  new Map(ships.map((s) => [s.ship, `${s.to} ${s.zone}`]))

/** A group that has gone a zone on stays together. */
export function arrive(view: Fleet, before: Map<string, string>, lead: string | null): void {
  const after = placesOf(view)
  if (lead === null || before.get(lead) === after.get(lead)) return
  const isAlike = (name: string) =>
    name !== lead && before.get(name) === before.get(lead) && after.get(name) === after.get(lead)
  now.ships = view.ships.map((s) => s.ship).filter(isAlike)
  now.lead = lead
}

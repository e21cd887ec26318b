/** Ships that have left the canal, as events tell it: which came where, and whom their cargo pays. */

import type { GameEvent } from '../../../kit/server/types'
import type { Ocean } from '../view'

export interface Arrival {
  sea: Ocean
  ships: string[]
  pays: { seat: number; money: number }[] // in the order of payment
}

const PAYS = new Set(['INCOME', 'PASSENGER'])

export function arrivalIn(events: GameEvent[]): Arrival | null {
  const came = events.filter((e) => e.kind === 'ARRIVED')
  if (!came.length) return null
  const pays: Arrival['pays'] = []
  for (const { kind, seat, params } of events) {
    if (seat === null || !PAYS.has(kind)) continue
    const known = pays.find((p) => p.seat === seat)
    if (known) known.money += Number(params.money)
    else pays.push({ seat, money: Number(params.money) })
  }
  return { sea: String(came[0]!.params.sea) as Ocean, ships: came.map((e) => String(e.params.ship)), pays }
}

/** Why the worker in hand may not go to a place: the reason and its paragraph, in the words of the rules. */

import type { Blocked } from '../../../kit/server/types'
import { tg } from '../../../kit/text/text.svelte'
import { LOCKS } from './plans'
import { colourOf, type View } from '../view'

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

/** Who moved the worker away from a place, so that it may not go straight back. */
export function barredBy(view: View, worker: string, place: string): number | null {
  return view.moved.find((m) => m.barred && m.worker === worker && m.from === place)?.seat ?? null
}

type Reason = [text: string, paragraph: string]

/** Null where something else is wrong, which the place says itself. */
function reasonFor(
  view: View,
  names: string[],
  worker: string,
  own: string | null,
  place: string,
): Reason | null {
  const seat = barredBy(view, worker, place)
  if (seat !== null) return [say('not-back', { who: names[seat] ?? '' }), '4.5']
  const left = view.action_points
  const field = view.canal.find((p) => (p.town ?? `s${p.section} ${p.number}`) === place)
  if (field) {
    const isFree = field.town ? !field.workers.includes(worker) : !field.workers.length && !field.lock
    return isFree && view.canal.some((p) => p.workers.includes(worker))
      ? [say('not-reached', { cost: view.costs.walk, left }), '4.2']
      : null
  }
  const plot = view.vineyards.find((v) => v.vineyard === place)
  const site = view.river.find((r) => r.site === place)
  if (!plot && !site) return null
  const paragraph = plot ? '5.2' : '5.4'
  const cost = plot ? view.costs.to_vineyard : view.costs.river
  if (plot?.workers.includes(worker) || site?.workers.length) return null
  if (colourOf(worker) !== own) return [say('not-yours'), paragraph]
  if (plot && plot.workers.length >= plot.fields) return [say('not-room'), paragraph]
  return left < cost ? [say('not-paid', { cost, left }), '3.2'] : null
}

/** Why no lock goes there; null for a town, which says itself what it is. */
function lockReason(view: View, place: string): Reason | null {
  const field = view.canal.find((p) => !p.town && `s${p.section} ${p.number}` === place)
  if (!field) return null
  if (field.workers.length || field.lock) return [say('not-lock-free'), '6.2']
  if (field.counted) return [say('not-lock-counted'), '6.2']
  const { locks, lock_limit: limit } = view.sections.find((s) => s.section === field.section)!
  return locks >= limit ? [say('not-lock-limit', { locks, limit }), '6.3'] : null
}

/** As the server says what is not possible now. */
export function refusedAt(
  view: View,
  names: string[],
  worker: string | null,
  own: string | null,
  place: string,
): Blocked[] {
  if (worker === LOCKS) return refusal(lockReason(view, place), place)
  if (!worker?.includes(' ')) return [] // a stock, not a worker
  // In the midst of an action the server says all the rest.
  if (view.pending && barredBy(view, worker, place) === null) return []
  return refusal(reasonFor(view, names, worker, own, place), place)
}

function refusal(reason: Reason | null, place: string): Blocked[] {
  if (!reason) return []
  const [text, paragraph] = reason
  return [{ family: 'to', params: {}, notation: place, code: 'refused', text, paragraph }]
}

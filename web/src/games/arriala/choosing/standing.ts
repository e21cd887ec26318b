/** Who would lead where a worker comes to, and what that is worth: the view says who, this puts it into words. */

import { tg } from '../../../kit/text/text.svelte'
import { leadWords } from '../say'
import { colourOf, type View } from '../view'

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

export interface Leading {
  text: string
  colour?: string
  tone?: 'good'
}

/** Null for towns and locks, and where the worker only moves within its stretch. */
export function standingAt(
  view: View,
  names: string[],
  own: string | null,
  place: string,
  worker: string | null,
): Leading | null {
  const colour = worker ? colourOf(worker) : own
  const [kind, id] = place.split(' ') as [string, string]
  const plot = kind === 'vineyard' && view.vineyards.find((v) => v.vineyard === id)
  const from = view.canal.find((p) => worker && p.workers.includes(worker))?.position ?? -1
  const stretch =
    kind === 'to' && view.stretches.find((s) => s.first <= Number(id) && Number(id) <= s.last && !s.counted)
  const area = plot || stretch
  if (!area || !colour || (stretch && stretch.first <= from && from <= stretch.last)) return null
  const lead = area.joined[colour as keyof typeof area.joined]
  const points = plot ? plot.fields : (stretch as { points: number }).points
  const way = lead === null ? 'standing-nobody' : plot ? 'standing-vineyard' : 'standing-stretch'
  return {
    text: say(way, { lead: leadWords(lead, view, names, own), points }),
    colour: lead ?? undefined,
    tone: lead === own ? 'good' : undefined,
  }
}

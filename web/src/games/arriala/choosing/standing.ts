/** Who would lead where a worker comes to, and what that is worth: the view says who, this puts it into words. */

import { tg } from '../../../kit/text/text.svelte'
import { leadWords } from '../say'
import { colourOf, type Colour, type View } from '../view'

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

export interface Leading {
  text: string
  colour?: string
  tone?: 'good'
}

type Area = { leader: string | null; points: number; crew: number; isPlot: boolean } & Pick<
  View['stretches'][number],
  'joined' | 'parted'
>

function areaAt(view: View, place: string): Area | null {
  const [kind, id] = place.split(' ') as [string, string]
  const plot = kind === 'vineyard' && view.vineyards.find((v) => v.vineyard === id)
  if (plot) return { ...plot, points: plot.fields, crew: plot.workers.length, isPlot: true }
  const stretch =
    kind === 'to' && view.stretches.find((s) => s.first <= Number(id) && Number(id) <= s.last && !s.counted)
  return stretch ? { ...stretch, crew: stretch.workers, isPlot: false } : null
}

/** Where a worker stands, as a step would name it. */
function homeOf(view: View, worker: string | null): string | null {
  if (!worker) return null
  const field = view.canal.find((p) => p.workers.includes(worker))
  const plot = view.vineyards.find((v) => v.workers.includes(worker))
  return field ? `to ${field.position}` : plot ? `vineyard ${plot.vineyard}` : null
}

/** Where it arrives, unless in a town, and where it leaves, if that changes who leads; no move within changes it. */
export function standingsAt(
  view: View,
  names: string[],
  own: string | null,
  place: string,
  worker: string | null,
): Leading[] {
  const colour = worker ? colourOf(worker) : (own as Colour | null)
  if (!colour) return []
  const home = homeOf(view, worker)
  const [to, from] = [areaAt(view, place), home && areaAt(view, home)]
  const isWithin = !!to && !!from && to.joined === from.joined
  if (isWithin) return []
  const told = (area: Area, lead: Colour | null, id: string): Leading => ({
    text: say(id, { lead: leadWords(lead, view, names, own), points: area.points }),
    colour: lead ?? undefined,
    tone: lead === own ? 'good' : undefined,
  })
  const found: Leading[] = []
  if (to) {
    const lead = to.joined[colour]
    const id = lead === null ? 'standing-nobody' : to.isPlot ? 'standing-vineyard' : 'standing-stretch'
    found.push(told(to, lead, id))
  }
  if (from && from.crew > 1 && from.parted[colour] !== from.leader) {
    const lead = from.parted[colour]
    found.push(told(from, lead, lead === null ? 'standing-left-nobody' : 'standing-left'))
  }
  return found
}

/** The log's events in few words: the worker's shape, from where, to where. A space is called by the town before it. */

import { tg, word } from '../../kit/text/text.svelte'
import type { GameEvent } from '../../kit/server/types'
import { PIECE, type Brief } from '../boards'

const TOWNS: Record<string, string> = {
  s1: 'grisolles',
  s2: 'montech',
  s3: 'castelsarrasin',
  s4: 'moissac',
}
const VINEYARDS = ['frontonnais', 'chasselas', 'brulhois']
const BRIEF = [
  'WALKED',
  'PLACED',
  'WENT_TO_VINEYARD',
  'RETURNED',
  'JUMPED',
  'RIVER',
  'LOCK',
  'MASTER',
  'STRETCH_WON',
  'STRETCH_TO_NEUTRAL',
  'STRETCH_FOR_NOBODY',
]

/** `s2 5` is the fifth space after Montech. */
function named(place: string): [string, string] {
  const [where, number = ''] = place.split(' ')
  const kind = VINEYARDS.includes(where!) ? 'vineyard' : 'town'
  return [word('arriala', kind, TOWNS[where!] ?? where!), number]
}

/** `Montech 4 → 7`: a name that stays the same is said once. */
export function wayWords(from: string | undefined, to: string): string {
  const [name, number] = named(to)
  const end = `${name} ${number}`.trim()
  if (from === undefined) return end
  const [before, start] = named(from)
  return `${before} ${start}`.trim() + ' → ' + (before === name && start && number ? number : end)
}

export function brief({ kind, params }: GameEvent, who: string): Brief | null {
  if (!BRIEF.includes(kind)) return null
  const { from, to, on, section, number, site, structure, colour, count } = params
  const place = to ?? on ?? (kind === 'LOCK' ? `${section} ${number}` : undefined)
  const text = tg('arriala', `brief-${kind.toLowerCase().replaceAll('_', '-')}`, {
    who,
    worker: PIECE,
    way: place === undefined ? '' : wayWords(from as string | undefined, String(place)),
    section: section === undefined ? '' : word('arriala', 'section', String(section)),
    count: Number(count ?? 0),
    site: site === undefined ? '' : word('arriala', 'site', String(site)),
    structure: structure === undefined ? '' : word('arriala', 'structure', String(structure)),
  })
  if (!text.includes(PIECE)) return { text }
  return { text, piece: { colour: String(colour), name: word('arriala', 'colour', String(colour)) } }
}

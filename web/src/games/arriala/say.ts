/** Places and workers by name. */

import { tg, word } from '../../kit/text/text.svelte'
import { wayWords } from './brief'
import { colourOf, isMoveCard, numberOf, type Closing, type View } from './view'

export const workerName = (worker: string): string =>
  tg('arriala', 'board-worker', {
    colour: word('arriala', 'colour', colourOf(worker)),
    number: numberOf(worker),
  })

/** A step of a plan, `to 7` or `site dam`, as people call the place. */
export function placeName(view: View, step: string): string {
  const [kind, id] = step.split(' ') as [string, string]
  if (kind !== 'to') return word('arriala', kind, id)
  const place = view.canal.find((p) => p.position === Number(id))!
  return place.town
    ? word('arriala', 'town', place.town)
    : tg('arriala', 'board-field', {
        number: place.number!,
        section: word('arriala', 'section', `s${place.section}`),
      })
}

/** The same in short, as the log writes it: a space is called by the town before it. */
export function shortPlace(view: View, step: string): string {
  const [kind, id] = step.split(' ') as [string, string]
  if (kind !== 'to') return word('arriala', kind, id)
  const place = view.canal.find((p) => p.position === Number(id))!
  return wayWords(undefined, place.town ?? `s${place.section} ${place.number}`)
}

/** Who would get a stretch, in a few words. */
export function closingWords(closing: Closing, view: View, names: string[], own: string | null): string {
  if (closing.colour === null) return tg('arriala', 'closes-nobody')
  if (closing.colour === own) return tg('arriala', 'closes-you')
  const player = view.players.find((p) => p.colour === closing.colour)
  return tg('arriala', 'closes-who', {
    who: player ? (names[player.seat] ?? '') : word('arriala', 'colour', closing.colour),
  })
}

/** Who may build a master structure: whoever is last on the track now, vineyards not counted. */
export function lastWords(view: View, names: string[], own: string | null): string {
  const last = view.players.find((p) => p.is_last)
  if (!last) return tg('arriala', 'last-nobody')
  const id = last.colour === own ? 'last-you' : 'last-who'
  return tg('arriala', id, { who: names[last.seat] ?? '', points: last.points })
}

/** Who leads, in a word or two. */
export function leadWords(lead: string | null, view: View, names: string[], own: string | null): string {
  if (lead === null) return tg('arriala', 'leads-nobody')
  if (lead === own) return tg('arriala', 'leads-you')
  const player = view.players.find((p) => p.colour === lead)
  return tg('arriala', 'leads-who', {
    who: player ? (names[player.seat] ?? '') : word('arriala', 'colour', lead),
  })
}

/** How many locks each section has and may have. */
export const lockLimits = (view: View): string[] =>
  view.sections.map(({ section, locks, lock_limit: limit }) =>
    tg('arriala', 'lock-limit', { section: word('arriala', 'section', `s${section}`), locks, limit }),
  )

/** The discards lie open: each kind with its number. */
export const discarded = (view: View): string[] =>
  Object.entries(view.discards).map(([card, count]) => `${count} × ${word('arriala', 'card', card)}`)

/** What a card does, in a sentence or in short. */
export function cardWords(view: View, card: string, form: 'does' | 'short'): string {
  return tg('arriala', `card-${form}-${isMoveCard(card) ? 'move' : card}`, {
    fields: isMoveCard(card) ? view.card_fields[card] : 0,
    cost: view.costs.walk,
    points: card === 'master' ? view.piece_points.master : view.piece_points.lock,
  })
}

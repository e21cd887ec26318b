import { tg, word, type Args } from '../../kit/text/text.svelte'
import { bestKind, counts, GAME, type Area, type Card, type View } from './view'

export const say = (id: string, args?: Args): string => tg(GAME, id, args)
export const goodName = (good: string): string => word(GAME, 'good', good)
export const colourName = (colour: string): string => word(GAME, 'colour', colour)
export const shown = (card: Card): string =>
  card.shows === 'centre' ? say('centre') : word(GAME, 'card', card.shows)

/** A card in words: `17: wine and tea, ship`. */
export function cardWords(card: Card): string {
  const symbol = card.symbol === 'none' ? '' : `, ${word(GAME, 'symbol', card.symbol)}`
  return card.number === null ? shown(card) : `${card.number}: ${shown(card)}${symbol}`
}

/** An area in words: who leads or controls it, by how much or at which rank. */
export function areaWords(area: Area, names: string[], view: View): string {
  const { size } = area
  if (area.is_open) {
    const best = bestKind(area)
    return best
      ? say('open-led', { size, who: names[best.seat!] ?? '', good: goodName(best.good), by: best.by })
      : say('open-nobody', { size })
  }
  const closed =
    area.keeper === null
      ? say('closed-nobody', { size })
      : say('closed-by', { size, who: names[area.keeper] ?? '' })
  return `${closed}; ${counts(view, area) ? say('rank', { rank: area.rank! }) : say('not-counted')}`
}

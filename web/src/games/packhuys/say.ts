import { tg, word, type Args } from '../../kit/text.svelte'
import { GAME, type Card } from './view'

export const say = (id: string, args?: Args): string => tg(GAME, id, args)
export const goodName = (good: string): string => word(GAME, 'good', good)
export const shown = (card: Card): string => (card.shows === 'centre' ? say('centre') : word(GAME, 'card', card.shows))

/** A card in words: `17: wine and tea, ship`. */
export function cardWords(card: Card): string {
  const symbol = card.symbol === 'none' ? '' : `, ${word(GAME, 'symbol', card.symbol)}`
  return card.number === null ? shown(card) : `${card.number}: ${shown(card)}${symbol}`
}

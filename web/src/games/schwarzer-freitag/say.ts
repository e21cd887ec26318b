import { tg, word, type Args } from '../../kit/text/text.svelte'
import { GAME } from './view'

export const say = (id: string, args?: Args): string => tg(GAME, id, args)
export const colourName = (colour: string): string =>
  colour === 'black' ? say('black') : word(GAME, 'colour', colour)

/** The neutral colour of a game of two, which has a place of its own in the end. */

import { tg } from '../../kit/text.svelte'
import type { Position } from '../../kit/types'
import type { Other } from '../boards'
import type { ArrialaView } from './types'

export function others(position: Position): Other[] {
  const neutral = (position.view as ArrialaView).neutral
  return neutral ? [{ name: tg('arriala', 'board-neutral'), colour: neutral.colour, place: neutral.place, score: neutral.points }] : []
}

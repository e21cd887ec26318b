/** The neutral colour of a game of two, which has a place of its own in the end. */

import { tg } from '../../kit/text/text.svelte'
import type { Other } from '../boards'
import type { View } from './view'

export function others({ neutral }: View): Other[] {
  return neutral
    ? [
        {
          name: tg('arriala', 'board-neutral'),
          colour: neutral.colour,
          place: neutral.place,
          score: neutral.points,
        },
      ]
    : []
}

/** What the signs of the board mean, each with the paragraph it rests on. */

import { say } from '../say'
import { word } from '../../../kit/text/text.svelte'
import { GAME, isExpansion, type View } from '../view'

export interface Sign {
  id: string
  name?: string // where the sentence does not begin with it
  text: string
  paragraph: string
}

/** What counts at the end, a line each. */
export const pointsOf = (view: View): string[] => [
  say('points-areas', { counted: view.areas_counted ?? 0 }),
  ...(isExpansion(view) ? [say('points-tokens'), say('points-money')] : []),
]

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function signsOf(view: View): Sign[] {
  const named = (id: string, paragraph: string, name = id): Sign => ({
    id,
    name: say(name),
    text: say(`tip-${id}`, { price: view.special_price }),
    paragraph,
  })
  const symbol = (id: string, paragraph: string): Sign => ({
    id,
    text: say(`tip-${id}`, { who: say('right-neighbour') }),
    paragraph,
  })
  return [
    symbol('coin-symbol', '4.3'),
    symbol('ship-symbol', '7.1'),
    ...(isExpansion(view) ? [{ id: 'bar', text: say('legend-bar'), paragraph: '4.5' }] : []),
    named('goods', '5.2', 'warehouses'),
    { id: 'pub', name: capital(word(GAME, 'card', 'pub')), text: say('tip-pub'), paragraph: '5.5' },
    { id: 'crane', name: capital(word(GAME, 'card', 'crane')), text: say('tip-crane'), paragraph: '5.4' },
    named('areas', '6.2'),
    named('room', '6.1'),
    named('keepers', '6.5'),
    { id: 'closed', text: say('legend-closed'), paragraph: '3.4' },
    { id: 'prospect', text: say('legend-prospect'), paragraph: '6.3' },
    { id: 'gone', text: say('legend-gone'), paragraph: '5.3' },
    named('frame', '3.1'),
    named('coins', '5.6'),
    named('seen', '5.7'),
    named('under', '7.3'),
    {
      id: 'points',
      text: pointsOf(view).join('. ') + '.',
      name: say('what-counts').replace(/\s*:$/, ''),
      paragraph: '11.1',
    },
    ...(isExpansion(view) ? [named('tokens', '5.3'), named('specials', '7.4')] : []),
  ]
}

/** A stretch is counted: what the lock that ends it brings, then colour by colour, then who gets it. */

import { tg, word } from '../../../kit/text/text.svelte'
import type { Position } from '../../../kit/server/types'
import type { Scene } from '../../boards'
import type { View } from '../view'
import { countedIn, tallies } from './counted'

const WORKER = 150 // ms to tell one
const RESULT = 1500
const LOCK = 700

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

export function scene({ view, events, viewer }: Position<View>, names: string[] = []): Scene | null {
  const counted = countedIn(view, { seq: 0, events })
  if (!counted.length) return null
  const nameOf = (colour: string) => {
    const player = view.players.find((p) => p.colour === colour)
    if (player && player.seat === viewer) return say('scene-you')
    return (player && names[player.seat]) || word('arriala', 'colour', colour)
  }
  const points = (count: number) => `+${say('board-points', { count })}`
  const built = events.filter((event) => event.kind === 'LOCK')
  const stretches = counted.map(({ stretch }) => say('closes-fields', { fields: stretch.fields }))
  return {
    title: say('scene-where', { stretch: stretches.join(', ') }),
    steps: [
      ...built.map((event) => ({
        id: `lock ${event.params.section} ${event.params.number}`,
        name: `${say('doing-lock')}: ${nameOf(view.players.find((p) => p.seat === event.seat)?.colour ?? '')}`,
        value: points(Number(event.params.points)),
        time: LOCK,
      })),
      ...counted.flatMap((c) => [
        ...tallies(c).map(({ colour, count }) => ({
          id: `${c.stretch.first} ${colour}`,
          name: nameOf(colour),
          value: say('scene-workers', { count }),
          time: WORKER * (count + 1),
        })),
        {
          id: `${c.stretch.first} result`,
          name: c.colour ? nameOf(c.colour) : say('closes-nobody'),
          value: c.colour ? points(c.points) : undefined,
          time: RESULT,
        },
      ]),
    ],
  }
}

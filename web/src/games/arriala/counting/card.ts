/** Where the card of a counting stands: near what is counted, and over as little as possible. */

import type { Box } from '../../../kit/showing/pills'
import { middle, type Label, type Map, type Spot } from '../map/geometry'

const FIELD = 44
const COUNTED = 20 // how much more it matters that what is counted is seen
const STEP = 8
const EDGE = 4
const FAR = 6 // what a step away from it weighs

const field = ({ x, y }: Spot): Box => ({ x: x - FIELD / 2, y: y - FIELD / 2, width: FIELD, height: FIELD })
/** Roofs, houses and the name below. */
const town = ({ x, y }: Spot): Box => ({ x: x - 42, y: y - 40, width: 84, height: 84 })

export interface Run {
  first: number // by index of the map's spots
  last: number
  towns: number[]
}

function hidden(x: number, y: number, wide: number, high: number, other: Box): number {
  const width = Math.min(x + wide, other.x + other.width) - Math.max(x, other.x)
  const height = Math.min(y + high, other.y + other.height) - Math.max(y, other.y)
  return width > 0 && height > 0 ? width * height * (other.weight ?? 1) : 0
}

export function cardFor(
  map: Map,
  { first, last, towns }: Run,
  [width, height]: [number, number],
  labels: Label[],
): Spot {
  const isCounted = (k: number) => k >= first - 1 && k <= last + 1 // with the town or lock at either end
  const others: Box[] = [
    ...map.spots.map((spot, k) => ({
      ...(towns.includes(k) ? town(spot) : field(spot)),
      weight: isCounted(k) ? COUNTED : 1,
    })),
    ...labels.map(({ x, y, width: wide, weight }) => ({
      x: x - wide / 2,
      y: y - 13,
      width: wide,
      height: 26,
      weight,
    })),
  ]
  const aim = middle(map.spots.slice(first, last + 1))
  const [from, to] = [aim.x - width / 2, aim.y - 72 - height / 2]
  let best = { x: EDGE, y: EDGE }
  let least = Infinity
  for (let y = EDGE; y <= map.height - height - EDGE; y += STEP)
    for (let x = EDGE; x <= map.width - width - EDGE; x += STEP) {
      const over = others.reduce((sum, other) => sum + hidden(x, y, width, height, other), 0)
      const cost = over + FAR * Math.hypot(x - from, y - to)
      if (cost >= least) continue
      best = { x, y }
      least = cost
    }
  return best
}

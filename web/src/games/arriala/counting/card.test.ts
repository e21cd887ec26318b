import { expect, it } from 'vitest'
import { lay, NARROW, WIDE, type Spot } from '../map/geometry'
import { cardFor } from './card'

const [WIDE_CARD, HIGH_CARD] = [190, 80]
const covers = (card: Spot, { x, y }: Spot) =>
  x > card.x - 15 && x < card.x + WIDE_CARD + 15 && y > card.y - 15 && y < card.y + HIGH_CARD + 15

it.each([
  ['beside a table', lay(36, 13, 0.45, WIDE)],
  ['in the hand', lay(36, 7, 1.4, NARROW)],
])('the card of a counting hides nothing of what is counted, %s', (_, map) => {
  for (let first = 1; first < 34; first++) {
    const last = Math.min(first + 1, 34)
    const card = cardFor(map, { first, last, towns: [0, 35] }, [WIDE_CARD, HIGH_CARD], [])
    for (let k = first - 1; k <= last + 1; k++) {
      expect([first, k, covers(card, map.spots[k]!)]).toEqual([first, k, false])
    }
    expect(card.x).toBeGreaterThanOrEqual(4)
    expect(card.x + WIDE_CARD).toBeLessThanOrEqual(map.width - 4)
  }
})

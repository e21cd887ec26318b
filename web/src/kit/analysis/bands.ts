/** Everybody's chances over a game as bands that lie on each other: one's own at the foot, where it can be read off. */

const AROUND = 2 // points to either side that smooth a line at least: single estimates are noisy
const POINTS = 80 // of a long game, so many can be told apart

/** Means of neighbours, true at both ends. */
export function smoothed(chances: number[][]): number[][] {
  const around = Math.max(AROUND, Math.round(chances.length / POINTS))
  return chances.map((row, k) => {
    const by = Math.min(around, k, chances.length - 1 - k)
    const near = chances.slice(k - by, k + by + 1)
    return row.map((_, seat) => near.reduce((sum, one) => sum + one[seat]!, 0) / near.length)
  })
}

export interface Band {
  seat: number
  low: number[]
  high: number[]
  widest: number // where its sign has most room
}

/** From the foot: one's own seats, then the others in their order. */
export function bandsOf(chances: number[][], own: number[]): Band[] {
  const seats = (chances[0] ?? []).map((_, seat) => seat)
  const order = [...own, ...seats.filter((seat) => !own.includes(seat))]
  let floor = chances.map(() => 0)
  return order.map((seat) => {
    const low = floor
    const high = low.map((under, k) => under + chances[k]![seat]!)
    floor = high
    const wide = chances.map((row, k) =>
      k * 8 < chances.length || k * 8 > chances.length * 7 ? 0 : row[seat]!,
    )
    return { seat, low, high, widest: wide.indexOf(Math.max(...wide)) }
  })
}

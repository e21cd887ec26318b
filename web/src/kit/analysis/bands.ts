/** Everybody's chances over a game as bands that lie on each other: one's own at the foot, where it can be read off. */

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

/** A trail from where a piece began to its edge: bent, so that it runs over as little as possible. */

import type { Box } from './pills'

interface Point {
  x: number
  y: number
}

export interface Bow {
  path: string
  end: Point
  angle: number // of its end, in degrees
}

const BENDS = [1, -1, 0.4, -0.4, 1.8, -1.8] // of the usual one, the pleasantest first
const MOST = 40 // px aside
const STEPS = 40
const GAP = 5 // px before the piece

const middle = (s: Box): Point => ({ x: s.x + s.width / 2, y: s.y + s.height / 2 })
const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})
const along = (a: Point, by: Point, b: Point, t: number): Point =>
  between(between(a, by, t), between(by, b, t), t)

function isIn({ x, y }: Point, box: Box, gap = 0): boolean {
  const { x: left, y: top, width, height } = box
  return x > left - gap && x < left + width + gap && y > top - gap && y < top + height + gap
}

/** Null where the piece still lies where it began. */
export function bow(from: Box, to: Box, others: Box[]): Bow | null {
  const [a, b] = [middle(from), middle(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const upward = b.x >= a.x ? 1 : -1
  const aside = { x: (upward * (b.y - a.y)) / (length || 1), y: (-upward * (b.x - a.x)) / (length || 1) }
  const usual = Math.min(MOST, length / 4)
  let best: { by: Point; t: number } | null = null
  let least = Infinity
  for (const bend of BENDS) {
    const half = between(a, b, 0.5)
    const by = { x: half.x + aside.x * usual * bend, y: half.y + aside.y * usual * bend }
    const points = Array.from({ length: STEPS }, (_, k) => along(a, by, b, (k + 1) / STEPS))
    const free = points.findLastIndex((point) => !isIn(point, to, GAP))
    if (free < 0) continue
    const hidden = points.slice(0, free + 1).filter((point) => others.some((one) => isIn(point, one))).length
    if (hidden >= least) continue
    best = { by, t: (free + 1) / STEPS }
    least = hidden
  }
  if (!best) return null
  const by = between(a, best.by, best.t)
  const end = along(a, best.by, b, best.t)
  const angle = (Math.atan2(end.y - by.y, end.x - by.x) * 180) / Math.PI
  return { path: `M${a.x} ${a.y}Q${by.x} ${by.y} ${end.x} ${end.y}`, end, angle }
}

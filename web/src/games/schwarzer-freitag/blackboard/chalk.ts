/** The blackboard as a drawing: where its fields lie, and how markers share one. */

export interface Field {
  row: number
  column: number
}

export interface Slate {
  width: number // of the whole board, frame included
  height: number
  w: number // of a field
  h: number
  x: (column: number) => number // its left edge
  y: (row: number) => number // its upper edge; row 0 lies at the bottom
}

export interface Spot {
  x: number
  y: number
  size: number
}

export const EDGE = 9 // the wooden frame

export function slate(width: number, height: number, rows: number, columns: number): Slate {
  const w = (width - 2 * EDGE) / columns
  const h = (height - 2 * EDGE) / rows
  return { width, height, w, h, x: (c) => EDGE + c * w, y: (r) => EDGE + (rows - 1 - r) * h }
}

const ALONE = 0.72 // of a field's height
const PAIR = 0.58
const MANY = 0.44
const ROOM = 1.1 // of its size that the widest piece takes, a star
const PRICE = 26 // px at the upper left that the price takes

const FINGER = 24 // px between the middles of two that a finger can tell apart
export const SMALL = 70 // px: narrower fields are of a phone

/**
 * Middles and size of so many markers in one field, from its upper left corner; they never overlap.
 * Where a finger has to choose one in a small field they reach beyond it, to the right no farther than `beyond`.
 */
export function fan(count: number, w: number, h: number, beyond = w, isAsked = false): Spot[] {
  if (count === 1) {
    const size = Math.min(ALONE * h, 0.4 * w)
    if (w < SMALL) return [{ x: w - size * 0.58, y: h * 0.54, size }] // off a price of three digits
    return [{ x: w - Math.max(size * 0.75, w * 0.32), y: h / 2, size }]
  }
  if (w < SMALL && isAsked) return spread(count, w, h, beyond)
  if (count === 2) {
    const size = Math.min(PAIR * h, 0.27 * w)
    const y = w < SMALL ? h - size * 0.62 : h * 0.56
    return [1.75, 0.62].map((k) => ({ x: w - k * size, y, size }))
  }
  const line = Math.min(MANY * h, (w - 4) / count / ROOM)
  const stacked = Math.min((h - 4) / 2 / ROOM, (w - 4) / 3 / ROOM)
  return line >= stacked ? inLine(count, w, h, line) : inTwoLines(count, w, h, stacked)
}

/** Along the lower edge, below the price. */
function inLine(count: number, w: number, h: number, size: number): Spot[] {
  const step = Math.min(size * 1.2, (w - 4) / count)
  const first = w / 2 - ((count - 1) * step) / 2
  return Array.from({ length: count }, (_, k) => ({ x: first + k * step, y: h - size * 0.62, size }))
}

/** Three below, the others above them, to the right of the price. */
function inTwoLines(count: number, w: number, h: number, size: number): Spot[] {
  const step = size * ROOM
  const below = Math.min(count, 3)
  const fits = Math.min(size, (w - PRICE) / 2 / ROOM)
  const room = count > 3 ? fits : size
  return Array.from({ length: count }, (_, k) => {
    const up = k >= below
    const n = up ? k - below : k
    return {
      x: w - 2 - step * (n + 0.5),
      y: up ? size * 0.58 + 1 : h - size * 0.58 - 1,
      size: room,
    }
  })
}

/** Three side by side below the price, the others above them to its right: as far apart as fingers need. */
function spread(count: number, w: number, h: number, beyond: number): Spot[] {
  const size = Math.min(ALONE * h, FINGER / ROOM - 2)
  const below = Math.min(count, 3)
  const first = w / 2 - ((below - 1) * FINGER) / 2 + (below === 3 ? size / 4 : 0) // off the field before
  const base = h - size * (count > 3 ? 0.18 : 0.3)
  const spots = Array.from({ length: count }, (_, k) =>
    k < below
      ? { x: first + k * FINGER, y: base, size }
      : { x: PRICE + size / 2 + (k - below) * FINGER, y: base - FINGER, size },
  )
  const over = Math.max(0, ...spots.map(({ x }) => x + size / 2 - w - beyond))
  return spots.map((spot) => ({ ...spot, x: spot.x - over }))
}

/** The steps from one field to another: rows first, then sideways. */
export function steps(from: Field, to: Field): Field[] {
  const path: Field[] = [from]
  let { row, column } = from
  while (row !== to.row) path.push({ row: (row += Math.sign(to.row - row)), column })
  while (column !== to.column) path.push({ row, column: (column += Math.sign(to.column - column)) })
  return path
}

/** A line of chalk through points. */
export function stroke(points: { x: number; y: number }[]): string {
  return points.map(({ x, y }, k) => `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

export const LABEL = { width: 42, height: 18 } // of a label beside a marker

export interface Label {
  x: number // its middle
  y: number
}

/** Do two boxes, given by their middles, share room? */
const isOver = (a: Label, b: Label, w: number, h: number): boolean =>
  Math.abs(a.x - b.x) < w && Math.abs(a.y - b.y) < h

/**
 * Where so many labels of one size stand, one for each spot: as near to it as they can without lying over
 * each other, a marker or the frame.
 */
export function labels(spots: Spot[], markers: Spot[], wide: number, high: number, s: Slate): Label[] {
  const found: Label[] = []
  const inside = ({ x, y }: Label) =>
    x - wide / 2 >= 2 && x + wide / 2 <= s.width - 2 && y - high / 2 >= 2 && y + high / 2 <= s.height - 2
  const isFree = (at: Label) =>
    inside(at) &&
    !found.some((other) => isOver(at, other, wide + 1, high + 1)) &&
    !markers.some((m) => isOver(at, m, (wide + m.size) / 2, (high + m.size) / 2))
  for (const { x, y, size } of spots) {
    const near: Label[] = []
    for (let row = -4; row <= 4; row++)
      for (let column = -4; column <= 4; column++) {
        const up =
          row === 0 ? 0 : Math.sign(row) * (size / 2 + high / 2 + 1 + (Math.abs(row) - 1) * (high + 2))
        near.push({ x: x + (column * (wide + 2)) / 2, y: y + up })
      }
    const far = (at: Label) => Math.hypot(at.x - x, at.y - y)
    near.sort((a, b) => far(a) - far(b))
    found.push(near.find(isFree) ?? near.find(inside) ?? { x, y })
  }
  return found
}

/** Where a pill beside a piece hides least of what lies around it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
  weight?: number // how much it matters that it is seen
}

const GAP = 2

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height * (b.weight ?? 1) : 0
}

/** Does it lie over anything? */
export const hides = (box: Box, others: Box[]): boolean => others.some((other) => shared(box, other) > 0)

/**
 * Is a shape enough, without a name? Where something was taken; and in the hand, as in the bar, where a name would
 * lie over something. The panel says what a hint is: its name is no reason to hide a row above it.
 */
export function isShape(
  name: Box | null,
  taken: Box[],
  isTaken: boolean,
  isHint: boolean,
  isNarrow: boolean,
): boolean {
  const isHiding = name !== null && hides(name, taken)
  if (isHint) return isTaken && (name === null || isHiding)
  return isTaken || (isNarrow && isHiding)
}

/** Above, below and beside the piece, the pleasantest first. */
function around({ x, y, width, height }: Box, wide: number, high: number): { x: number; y: number }[] {
  const [left, right] = [x - wide - GAP, x + width + GAP]
  const [above, below] = [y - high - GAP, y + height + GAP]
  const middle = x + width / 2 - wide / 2
  const level = y + height / 2 - high / 2
  return [
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: level },
    { x: left, y: level },
    { x, y: above },
    { x: x + width - wide, y: above },
    { x, y: below },
    { x: x + width - wide, y: below },
  ]
}

/** On the outline of something, at its corners first. */
function onEdge({ x, y, width, height }: Box, wide: number, high: number): { x: number; y: number }[] {
  const [left, middle, right] = [x, x + width / 2, x + width].map((at) => at - wide / 2)
  const [top, level, bottom] = [y, y + height / 2, y + height].map((at) => at - high / 2)
  return [
    { x: right!, y: top! },
    { x: left!, y: top! },
    { x: right!, y: bottom! },
    { x: left!, y: bottom! },
    { x: right!, y: level! },
    { x: left!, y: level! },
    { x: middle!, y: bottom! },
    { x: middle!, y: top! },
  ]
}

/** Of places for a pill, moved inside a frame, the first that hides least of `others`. */
function leastHiding(
  corners: { x: number; y: number }[],
  wide: number,
  high: number,
  frame: Box,
  others: Box[],
): Box {
  let best: Box | null = null
  let least = Infinity
  for (const corner of corners) {
    const box = {
      x: Math.min(Math.max(corner.x, frame.x), frame.x + frame.width - wide),
      y: Math.min(Math.max(corner.y, frame.y), frame.y + frame.height - high),
      width: wide,
      height: high,
    }
    const hidden = others.reduce((sum, other) => sum + shared(box, other), 0)
    if (hidden >= least) continue
    best = box
    least = hidden
  }
  return best!
}

/** A pill for a piece that moved: next to it. */
export const beside = (piece: Box, wide: number, high: number, frame: Box, others: Box[]): Box =>
  leastHiding(around(piece, wide, high), wide, high, frame, [piece, ...others])

/** A sign inside a place: in its middle, or aside where that hides less of what lies there. */
export const within = ({ x, y, width, height }: Box, size: number, frame: Box, others: Box[]): Box => {
  const [left, level, right] = [x, x + (width - size) / 2, x + width - size]
  const [top, middle, bottom] = [y, y + (height - size) / 2, y + height - size]
  const places = [
    { x: level, y: middle },
    { x: left, y: middle },
    { x: right, y: middle },
    { x: level, y: top },
    { x: level, y: bottom },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]
  return leastHiding(places, size, size, frame, others)
}

const SLOT = 2.2 // badges across: what is no larger is filled by its badge

/** A badge for something that was taken or changed: in an empty slot, on its outline, or next to it. */
export const badge = (outline: Box, size: number, frame: Box, others: Box[]): Box => {
  const { x, y, width, height } = outline
  const isSlot = Math.max(width, height) < SLOT * size
  const middle = isSlot ? [{ x: x + (width - size) / 2, y: y + (height - size) / 2 }] : []
  const places = [...middle, ...onEdge(outline, size, size), ...around(outline, size, size)]
  return leastHiding(places, size, size, frame, others)
}

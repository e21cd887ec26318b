/** Where a pill beside a piece hides least of what lies around it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP = 2

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
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

/** The upper left corner of a pill for `piece` inside a frame, off `others` as far as there is room. */
export function beside(piece: Box, wide: number, high: number, frame: Box, others: Box[]): Box {
  let best: Box | null = null
  let least = Infinity
  for (const corner of around(piece, wide, high)) {
    const box = {
      x: Math.min(Math.max(corner.x, frame.x), frame.x + frame.width - wide),
      y: Math.min(Math.max(corner.y, frame.y), frame.y + frame.height - high),
      width: wide,
      height: high,
    }
    const hidden = [piece, ...others].reduce((sum, other) => sum + shared(box, other), 0)
    if (hidden >= least) continue
    best = box
    least = hidden
  }
  return best!
}

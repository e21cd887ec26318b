/** Where the note about an element stands: above it, below it near the screen's upper edge, beside a row of a list. */

export interface Spot {
  x: number
  y: number
  side: 'above' | 'below' | 'beside'
}

const WIDTH = 280 // of the box at most
const APART = 6
const UPPER = 150 // less above an element than this is no room
const LOWER = 90

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(most, least)))

/** What lies right below and above a row is probably compared with it. */
const isRow = ({ width, height }: DOMRectReadOnly) => width > 150 && width > 3 * height

/** Off a drawing that the note speaks of: to its right, else at its end that is farther from the element. */
function off(around: DOMRectReadOnly, box: DOMRectReadOnly, width: number, height: number): Spot {
  const level = box.top + box.height / 2
  if (around.right + APART + WIDTH <= width)
    return { x: around.right + APART, y: between(LOWER, level, height - LOWER), side: 'beside' }
  const x = between(WIDTH / 2, box.left + box.width / 2, width - WIDTH / 2)
  return level > around.top + around.height / 2
    ? { x, y: around.top + APART, side: 'below' }
    : { x, y: around.bottom - APART, side: 'above' }
}

/** `around` is a drawing that must stay in sight, `isBelow` says that what lies beside the element must. */
export function spotFor(
  box: DOMRectReadOnly,
  width: number,
  height: number,
  { around, isBelow = false }: { around?: DOMRectReadOnly; isBelow?: boolean } = {},
): Spot {
  if (around) return off(around, box, width, height)
  if (!isBelow && isRow(box) && box.right + APART + WIDTH <= width)
    return {
      x: box.right + APART,
      y: between(LOWER, box.top + box.height / 2, height - LOWER),
      side: 'beside',
    }
  const x = between(WIDTH / 2, box.left + box.width / 2, width - WIDTH / 2)
  return isBelow || box.top < UPPER
    ? { x, y: Math.min(box.bottom + APART, height - LOWER), side: 'below' }
    : { x, y: box.top - APART, side: 'above' }
}

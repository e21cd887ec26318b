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

/**
 * `apart`: how far around the element there is what the note speaks of; `isBelow`: what lies beside it matters;
 * `among`: what it is compared with, all of which stays in sight, and what lies beside that too; with `isBeside`, and
 * where there is no room above and below it, what lies above and below it.
 */
export function spotFor(
  box: DOMRectReadOnly,
  width: number,
  height: number,
  {
    apart = APART,
    isBelow = false,
    isBeside = false,
    among,
  }: {
    apart?: number
    isBelow?: boolean
    isBeside?: boolean
    among?: Pick<DOMRectReadOnly, 'top' | 'bottom'> & { right?: number }
  } = {},
): Spot {
  const right = (among?.right ?? box.right) + APART
  const { top, bottom } = among ?? box
  const isTall = !!among && top - apart < UPPER && height - bottom - apart < LOWER
  if (!isBelow && (among ? isBeside || isTall : isRow(box)) && right + WIDTH <= width)
    return {
      x: right,
      y: between(LOWER, box.top + box.height / 2, height - LOWER),
      side: 'beside',
    }
  const x = between(WIDTH / 2, box.left + box.width / 2, width - WIDTH / 2)
  return isBelow || top - apart < UPPER
    ? { x, y: Math.min(bottom + apart, height - LOWER), side: 'below' }
    : { x, y: top - apart, side: 'above' }
}

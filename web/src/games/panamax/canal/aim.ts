/** Which ship a finger means that is wider than they are. */

import type { Box } from './chart'

const FINGER = 44 // px

/** All whose hull, or the finger's room around its middle where that is larger, has the point. */
export function under(point: { x: number; y: number }, hulls: [string, Box][]): string[] {
  return hulls
    .filter(([, { x, y, width, height }]) => {
      const [wide, high] = [Math.max(width, FINGER) / 2, Math.max(height, FINGER) / 2]
      return Math.abs(point.x - x - width / 2) <= wide && Math.abs(point.y - y - height / 2) <= high
    })
    .map(([name]) => name)
}

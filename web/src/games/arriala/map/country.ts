/** The country beside the canal: a patchwork of parcels that is the same each time, and never louder than the canal. */

import type { Spot } from './geometry'

export interface Parcel {
  corners: string // of its outline, as <polygon> takes them
  kind: number // what grows there
}

export const KINDS = 6
const WIDE = 128
const HIGH = 74
const SWAY = 0.3 // how far a corner strays, of a parcel's size

/** A number of 0 to 1 that looks like chance. */
function chance(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

export function parcels(width: number, height: number): Parcel[] {
  const columns = Math.max(2, Math.round(width / WIDE))
  const rows = Math.max(2, Math.round(height / HIGH))
  const [wide, high] = [width / columns, height / rows]
  const corner = (c: number, r: number): Spot => {
    const strays = (along: number, last: number) => (along === 0 || along === last ? 0 : SWAY)
    return {
      x: Math.round(wide * (c + strays(c, columns) * (2 * chance(c, r) - 1))),
      y: Math.round(high * (r + strays(r, rows) * (2 * chance(r + 9, c) - 1))),
    }
  }
  return Array.from({ length: columns * rows }, (_, k) => {
    const [c, r] = [k % columns, Math.floor(k / columns)]
    const outline = [corner(c, r), corner(c + 1, r), corner(c + 1, r + 1), corner(c, r + 1)]
    return {
      corners: outline.map(({ x, y }) => `${x},${y}`).join(' '),
      kind: Math.floor(chance(c * 3 + 1, r * 5 + 2) * KINDS),
    }
  })
}

/** Where the canal runs on the map: to and fro in rows, like a river in its plain. */

export interface Spot {
  x: number
  y: number
}

export interface Map {
  width: number
  height: number
  spots: Spot[]
}

export const STEP = 68
export const ROW = 116
const MARGIN = 44
const TOP = 58
const BOTTOM = 62
const SWING = 9 // how far a row swings up and down

/** Spots for `count` places, `columns` in a row. */
export function lay(count: number, columns: number): Map {
  const rows = Math.max(1, Math.ceil(count / columns))
  const spots = Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns)
    const along = k % columns
    const column = row % 2 ? columns - 1 - along : along
    return {
      x: MARGIN + STEP * column,
      y: TOP + ROW * row + Math.round(SWING * Math.sin(column * 0.9 + row * 2)),
    }
  })
  return { width: 2 * MARGIN + STEP * (columns - 1), height: TOP + ROW * (rows - 1) + BOTTOM, spots }
}

/** A smooth line through the spots (Catmull–Rom as Bézier curves). */
export function thread(spots: Spot[]): string {
  if (!spots.length) return ''
  const at = (k: number) => spots[Math.min(Math.max(k, 0), spots.length - 1)]!
  const round = (n: number) => Math.round(n * 10) / 10
  let path = `M${at(0).x} ${at(0).y}`
  for (let k = 0; k < spots.length - 1; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const leaving = `${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)}`
    const arriving = `${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)}`
    path += `C${leaving} ${arriving} ${c.x} ${c.y}`
  }
  return path
}

/** Above the middle of a run of spots; beside it where the run turns round a bend. */
export function middle(spots: Spot[]): Spot {
  const half = (spots.length - 1) / 2
  const [a, b] = [spots[Math.floor(half)]!, spots[Math.ceil(half)]!]
  return { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) }
}

/** Places for a crowd of n pieces, in short rows around x = 0, downwards. */
export function crowd(n: number, columns: number, gap: number): Spot[] {
  return Array.from({ length: n }, (_, k) => {
    const inRow = Math.min(columns, n - Math.floor(k / columns) * columns)
    return { x: ((k % columns) - (inRow - 1) / 2) * gap, y: Math.floor(k / columns) * gap }
  })
}

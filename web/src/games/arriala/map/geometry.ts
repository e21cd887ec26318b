/** Where the canal runs on the map: to and fro in rows that fill the room there is. */

export interface Spot {
  x: number
  y: number
}

export interface Measures {
  step: number // between neighbours in a row
  margin: number // left and right of a row
  top: number // above the first row: its ribbons
  bottom: number // below the last row: names of towns
  row: number // between rows, at least
}

export const WIDE: Measures = { step: 72, margin: 46, top: 84, bottom: 64, row: 100 }
export const NARROW: Measures = { step: 50, margin: 32, top: 60, bottom: 52, row: 90 }

export interface Map {
  width: number
  height: number
  columns: number
  row: number
  spots: Spot[]
}

const MOST_ROW = 190
const SWING = 8 // how far a row swings up and down

/** As many columns as make three rows; on a narrow screen eight, as many as a finger can tell apart. */
export function columnsFor(count: number, isNarrow: boolean): number {
  return isNarrow ? 8 : Math.max(9, Math.ceil(count / 3) + (count > 27 ? 1 : 0))
}

/** Bar, tabs, the sheet with a question, shores, hand, the pane's own edge: what a small screen keeps from the map. */
const AROUND = 44 + 48 + 142 + 76 + 66 + 12 // px
const SPARE = 20 // below the last names there is only land: a line more of the sheet may lie on it

/** The height a small screen always has for the map: it does not move when the sheet takes less or more. */
export const steady = (height: number, screen: number): number =>
  height > screen - AROUND - SPARE ? screen - AROUND : height

/** Spots for `count` places in rows, on a map as high as the room (`height` for a width of 1). */
export function lay(count: number, columns: number, ratio = 0, m: Measures = WIDE): Map {
  const rows = Math.max(1, Math.ceil(count / columns))
  const width = 2 * m.margin + m.step * (columns - 1)
  const free = ratio * width - m.top - m.bottom
  const row = rows > 1 ? Math.min(Math.max(free / (rows - 1), m.row), MOST_ROW) : m.row
  const height = Math.max(ratio * width, m.top + row * (rows - 1) + m.bottom)
  const spare = (height - m.top - m.bottom - row * (rows - 1)) / 2
  const spots = Array.from({ length: count }, (_, k) => {
    const at = Math.floor(k / columns)
    const along = k % columns
    const column = at % 2 ? columns - 1 - along : along
    return {
      x: m.margin + m.step * column,
      y: Math.round(m.top + spare + row * at + SWING * Math.sin(column * 0.9 + at * 2)),
    }
  })
  return { width, height: Math.round(height), columns, row, spots }
}

/** A smooth line through the spots (Catmull–Rom as Bézier curves), or the part of it between two of them. */
export function thread(spots: Spot[], first = 0, last = spots.length - 1): string {
  if (!spots.length) return ''
  const at = (k: number) => spots[Math.min(Math.max(k, 0), spots.length - 1)]!
  const round = (n: number) => Math.round(n * 10) / 10
  let path = `M${at(first).x} ${at(first).y}`
  for (let k = first; k < last; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const leaving = `${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)}`
    const arriving = `${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)}`
    path += `C${leaving} ${arriving} ${c.x} ${c.y}`
  }
  return path
}

/** A line of one field is a dot. */
export function band(spots: Spot[]): string {
  const way = thread(spots)
  return way.includes('C') ? way : `${way}h.1`
}

/** The bed of a run of spots as far as the town or lock on either side. */
export function bed(spots: Spot[], first: number, last: number): string {
  return thread(spots, Math.max(first - 1, 0), Math.min(last + 1, spots.length - 1))
}

/** Above the middle of a run of spots, in the row that holds more of it. */
export function middle(spots: Spot[]): Spot {
  const half = (spots.length - 1) / 2
  const near = spots[Math.floor(half)]!
  const row = spots.filter((s) => Math.abs(s.y - near.y) < 3 * SWING)
  const xs = row.map((s) => s.x)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.min(...row.map((s) => s.y)) }
}

export interface Label extends Spot {
  width: number
  weight?: number // how much it matters that it is seen
}

/** Ribbons of a row stand beside each other and beside names: move those that would touch, as little as possible. */
export function apart(ribbons: Label[], width: number, names: Label[] = []): Spot[] {
  const GAP = 6
  const order = ribbons.map((_, k) => k).toSorted((a, b) => ribbons[a]!.x - ribbons[b]!.x)
  const placed = ribbons.map(({ x, y }) => ({ x, y }))
  for (const [n, k] of order.entries()) {
    const half = ribbons[k]!.width / 2
    let x = Math.min(Math.max(placed[k]!.x, half + 4), width - half - 4)
    for (const other of order.slice(0, n)) {
      if (Math.abs(placed[other]!.y - placed[k]!.y) > 26) continue
      x = Math.max(x, placed[other]!.x + ribbons[other]!.width / 2 + half + GAP)
    }
    placed[k]!.x = beside({ x, y: placed[k]!.y, width: ribbons[k]!.width }, names, width, GAP)
  }
  // What was pushed over the edge comes back, and pushes the others.
  for (const [n, k] of order.toReversed().entries()) {
    const half = ribbons[k]!.width / 2
    let x = Math.min(placed[k]!.x, width - half - 4)
    for (const other of order.toReversed().slice(0, n)) {
      if (Math.abs(placed[other]!.y - placed[k]!.y) > 26) continue
      x = Math.min(x, placed[other]!.x - ribbons[other]!.width / 2 - half - GAP)
    }
    placed[k]!.x = x
  }
  return placed
}

const NEAR = 25 // from the middle of a name to that of a ribbon that would lie on its letters

/** Where a ribbon stands that would lie on a name: beside it, on the nearer side that has room. */
function beside(ribbon: Label, names: Label[], width: number, gap: number): number {
  const half = ribbon.width / 2
  const touches = (x: number) => (name: Label) =>
    Math.abs(name.y - ribbon.y) < NEAR && Math.abs(name.x - x) < name.width / 2 + half
  const under = names.find(touches(ribbon.x))
  if (!under) return ribbon.x
  const away = under.width / 2 + half + gap
  const free = [under.x - away, under.x + away]
    .filter((x) => x >= half && x <= width - half && !names.some(touches(x)))
    .toSorted((a, b) => Math.abs(a - ribbon.x) - Math.abs(b - ribbon.x))
  return free[0] ?? ribbon.x
}

/** The way of a walk: every spot it passes. */
export function passed(spots: Spot[], from: number, to: number): Spot[] {
  const run = spots.slice(Math.min(from, to), Math.max(from, to) + 1)
  return from <= to ? run : run.toReversed()
}

/** Half-way between neighbours of a way, and the direction it goes there in degrees. */
export function arrows(way: Spot[]): (Spot & { turn: number })[] {
  return way.slice(1).map((b, k) => {
    const a = way[k]!
    const turn = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn }
  })
}

/** An arc for what does not walk: it flies. */
export function arc(from: Spot, to: Spot): string {
  const lift = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) / 4)
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift} ${to.x} ${to.y}`
}

/** Places for a crowd of n pieces, in short rows around x = 0, downwards. */
export function crowd(n: number, columns: number, gap: number): Spot[] {
  return Array.from({ length: n }, (_, k) => {
    const inRow = Math.min(columns, n - Math.floor(k / columns) * columns)
    return { x: ((k % columns) - (inRow - 1) / 2) * gap, y: Math.floor(k / columns) * gap }
  })
}

/** A crowd in front of a town, its rows around y = 0; smaller where many stand. */
export function gathering(n: number): { size: number; spots: Spot[] } {
  const [size, columns] = n > 8 ? [17, 5] : n > 3 ? [20, 4] : [25, 3]
  const rows = Math.ceil(n / columns)
  const spots = crowd(n, columns, size + 1).map((s) => ({ x: s.x, y: s.y - ((rows - 1) * (size + 1)) / 2 }))
  return { size, spots }
}

/** Loading zones: a ship keeps its berth and its size until there is no more room, and grows when others leave. */

import { BAR, hullSize, STRIP, wordsWidth, type Berth, type Bow, type Words } from './fleet'
import { right, type Box } from './chart'
import type { Ship } from '../view'

/** How ships of a quay are drawn: in how many rows, how large, with figures below them or a bar. */
interface Way {
  rows: number
  scale: number
  label: 'load' | 'bar'
  strips?: number // of figures below a row: in two, neighbours take turns
}

interface Slot {
  row: number
  x: number
  width: number
  isLow?: boolean // in the second strip
}

interface Quay {
  way: number // the first is for few ships, each next one for more
  form: Way // what that meant where it was arranged: a port that grows has other ways
  slots: Map<string, Slot>
}

const GAP = 2
const LEAST = 0.68 // of a hull whose dice can still be read
const SMALLER = 0.94
const TWO_ROWS = 72 // high enough for two
const WIDER = 1.15 // figures and their tick in bold
const TICK = / ?✓/

/** As large as they fit in those rows. */
function fit(rows: number, below: number, box: Box, isUpright: boolean): number {
  const { height } = hullSize(2, isUpright)
  return Math.min(1, ((box.height - (rows - 1)) / rows - below) / height)
}

function ways(box: Box, isUpright: boolean): Way[] {
  const load = (rows: number, scale: number): Way => ({ rows, scale, label: 'load' })
  const few = isUpright ? load(1, fit(1, STRIP, box, true)) : load(2, fit(2, STRIP, box, false))
  const bars = (rows: number): Way => ({ rows, scale: fit(rows, BAR, box, isUpright), label: 'bar' })
  if (isUpright && box.height >= TWO_ROWS)
    return [few, load(1, 0.82), load(2, fit(2, STRIP, box, true)), bars(2)]
  const turns = [0.62, 0.55].map((scale) => ({ ...load(1, scale), strips: 2 }))
  const more = isUpright ? [...[0.82, 0.7, 0.62].map((scale) => load(1, scale)), ...turns] : [load(2, 0.72)]
  return [few, ...more, bars(isUpright ? 2 : 3)]
}

/** The nth way; after the last, ever smaller. */
function wayAt(n: number, box: Box, isUpright: boolean): Way {
  const all = ways(box, isUpright)
  const last = all.at(-1)!
  if (n < all.length) return all[n]!
  const scale = last.scale * SMALLER ** (n - all.length + 1)
  const height = hullSize(2, isUpright, Math.max(scale, LEAST)).height * scale + BAR
  return { ...last, scale, rows: Math.floor((box.height + 1) / (height + 1)) }
}

/** A ship keeps its berth only where rows and sizes are as before. */
const isAlike = (one: Way, two: Way): boolean =>
  one.rows === two.rows && one.label === two.label && Math.abs(one.scale - two.scale) < 0.01

/** How wide a berth is: the hull, or its load at its longest, so that it lasts; a warship's name while few lie here. */
function widthOf(ship: Ship, way: Way, isFirst: boolean, isUpright: boolean, words: Words): number {
  const hull = hullSize(ship.holds, isUpright, way.scale).width * way.scale
  if (way.label === 'bar' || way.strips) return hull
  const load = words.load(ship).replace(TICK, '')
  if (!load) return isFirst ? Math.max(hull, wordsWidth(words.name(ship)) * WIDER) : hull
  return Math.max(hull, wordsWidth(load + (isUpright ? '✓' : ' ✓')) * (isUpright ? WIDER : 1))
}

/** The first place along the rows that is wide enough. */
function free(slots: Slot[], { rows, strips }: Way, width: number, room: number): Slot | null {
  for (let row = 0; row < rows; row++) {
    let x = 0
    let isLow = false
    for (const slot of slots.filter((s) => s.row === row).toSorted((a, b) => a.x - b.x)) {
      if (x + width + GAP <= slot.x + 0.01) break
      x = slot.x + slot.width + GAP
      isLow = strips === 2 && !slot.isLow
    }
    if (x + width <= room + 0.01) return { row, x, width, isLow }
  }
  return null
}

export class Quays {
  constructor(private readonly quays = new Map<string, Quay>()) {}

  /** To look at what would be without changing what is. */
  copy(): Quays {
    return new Quays(new Map(this.quays))
  }

  moor(nation: string, ships: Ship[], box: Box, bow: Bow, words: Words): [string, Berth][] {
    const isUpright = bow === 'down' || bow === 'up'
    const key = `${nation} ${isUpright}`
    const quay = this.arranged(this.quays.get(key), ships, box, isUpright, words)
    this.quays.set(key, quay)
    const way = wayAt(quay.way, box, isUpright)
    const high = box.height / way.rows
    return ships.map((ship) => {
      const { row, x, width, isLow } = quay.slots.get(ship.ship)!
      const size = hullSize(ship.holds, isUpright, way.scale)
      const aside = (width - size.width * way.scale) / 2
      const at: Berth = {
        ...size,
        x: box.x + x + aside,
        y: box.y + row * high,
        scale: way.scale,
        isLow,
        bow,
        label: way.label === 'load' && !words.load(ship) && quay.way ? 'none' : way.label,
      }
      return [ship.ship, { ...at, isNamed: this.hasRoom(quay, ship, at, box, words) }]
    })
  }

  /** A name beside a ship that lies last in its row. */
  private hasRoom({ slots }: Quay, ship: Ship, at: Berth, box: Box, words: Words): boolean {
    const { row, x } = slots.get(ship.ship)!
    const isLast = [...slots.values()].every((s) => s.row !== row || s.x <= x)
    const end = at.x + at.width * at.scale + 5 + wordsWidth(words.name(ship))
    return isLast && words.load(ship) !== '' && words.name(ship) !== '' && end <= right(box)
  }

  private arranged(
    before: Quay | undefined,
    ships: Ship[],
    box: Box,
    isUpright: boolean,
    words: Words,
  ): Quay {
    const kept = ships.filter((s) => before?.slots.has(s.ship))
    const order = (name: string) => {
      const { row, x } = before!.slots.get(name)!
      return row * 1e4 + x
    }
    const first = kept.toSorted((a, b) => order(a.ship) - order(b.ship))
    const then = ships.filter((s) => !kept.includes(s)).toSorted((a, b) => b.holds - a.holds)
    const isFewer = before !== undefined && kept.length < before.slots.size // there is room again for large ones
    const isAsBefore = before !== undefined && isAlike(before.form, wayAt(before.way, box, isUpright))
    for (let n = isFewer || !isAsBefore ? 0 : before.way; ; n++) {
      const way = wayAt(n, box, isUpright)
      const width = (ship: Ship) => widthOf(ship, way, !n, isUpright, words)
      const slots = new Map<string, Slot>()
      if (isAsBefore && n === before.way) for (const s of kept) slots.set(s.ship, before.slots.get(s.ship)!)
      const rest = slots.size ? then : [...first, ...then]
      const fits = rest.every((ship) => {
        const slot = free([...slots.values()], way, width(ship), box.width)
        if (slot) slots.set(ship.ship, slot)
        return slot !== null
      })
      if (fits) return { way: n, form: way, slots }
    }
  }
}

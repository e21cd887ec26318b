/** Loading zones: a ship keeps its berth while there is room for it, and ships of all ports are drawn to one scale. */

import { BAR, hullSize, STRIP, wordsWidth, type Berth, type Bow, type Words } from './fleet'
import { right, type Box } from './chart'
import type { Nation, Ship } from '../view'

/** How ships of a quay are drawn: in how many rows, how large, with figures beside or below them or a bar. */
interface Way {
  rows: number
  scale: number
  label: 'load' | 'side' | 'bar'
  strips?: number // of figures below a row: in two, neighbours take turns
}

interface Slot {
  row: number
  x: number
  width: number
  isLow?: boolean // in the second strip
}

interface Quay {
  form: Way
  slots: Map<string, Slot>
}

/** Who lies where, and how. */
export interface Port {
  nation: Nation
  ships: Ship[]
  box: Box
  bow: Bow
}

const GAP = 2
const APART = 4 // besides, between figures of neighbours
const BESIDE = 4 // from a hull to its figures
const LEAST = 0.68 // of a hull whose dice can still be read
const SMALLER = 0.94
const TWO_ROWS = 72 // high enough for two
const ROOMY = 16 // figures below a hull that glows, above one that does
const EDGE = 3 // a hull that glows, to the next
const WIDER = 1.15 // figures and their tick in bold
const TICK = / ?✓/

const isUp = (bow: Bow): boolean => bow === 'down' || bow === 'up'

/** As large as they fit in those rows. */
function fit(rows: number, below: number, box: Box, isUpright: boolean): number {
  const { height } = hullSize(2, isUpright)
  return Math.min(1, ((box.height - (rows - 1)) / rows - below) / height)
}

/** The first is for few ships, whose names have room, each next one for more. */
function ways(box: Box, isUpright: boolean): Way[] {
  const load = (rows: number, scale: number): Way => ({ rows, scale, label: 'load' })
  const bars = (rows: number): Way => ({ rows, scale: fit(rows, BAR, box, isUpright), label: 'bar' })
  if (isUpright && box.height < TWO_ROWS) {
    const turns = [0.62, 0.55].map((scale) => ({ ...load(1, scale), strips: 2 }))
    const more = [0.82, 0.7, 0.62].map((scale) => load(1, scale))
    return [load(1, fit(1, STRIP, box, true)), ...more, ...turns, bars(2)]
  }
  const most = fit(2, isUpright ? EDGE : ROOMY, box, isUpright)
  const scales = [0.9, 0.82, 0.76, 0.7].filter((scale) => scale < most)
  const label = isUpright ? 'side' : 'load'
  const figures = [most, most, ...scales].map((scale): Way => ({ rows: 2, scale, label }))
  return isUpright ? [...figures, load(2, fit(2, ROOMY, box, true)), bars(2)] : [...figures, bars(3)]
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

/** How wide a berth is: the hull and its load at its longest, so that it lasts; a warship's name while few lie here. */
function widthOf(ship: Ship, way: Way, isFirst: boolean, isUpright: boolean, words: Words): number {
  const hull = hullSize(ship.holds, isUpright, way.scale).width * way.scale
  if (way.label === 'bar' || way.strips) return hull
  const load = words.load(ship).replace(TICK, '')
  const said = load || !isFirst ? '' : words.name(ship)
  if (way.label === 'side') {
    const wide = load ? wordsWidth(load) : wordsWidth(said) * WIDER // a tick stands below
    return hull + (wide && BESIDE + wide + APART)
  }
  if (!load) return Math.max(hull, wordsWidth(said) * WIDER)
  return Math.max(hull, APART + wordsWidth(load + (isUpright ? '✓' : ' ✓')) * (isUpright ? WIDER : 1))
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

  /** All ports at once: the fullest says how large ships are drawn in each. */
  moor(ports: Port[], words: Words): [string, Berth][] {
    const n = Math.max(0, ...ports.map((port) => this.needed(port, words)))
    return ports.flatMap((port) => this.berthsAt(n, port, words))
  }

  private berthsAt(n: number, port: Port, words: Words): [string, Berth][] {
    const { nation, ships, box, bow } = port
    const isUpright = isUp(bow)
    const key = `${nation} ${isUpright}`
    const quay = this.arranged(n, this.quays.get(key), port, words)
    this.quays.set(key, quay)
    const { form: way } = quay
    const high = box.height / way.rows
    return ships.map((ship) => {
      const { row, x, width, isLow } = quay.slots.get(ship.ship)!
      const size = hullSize(ship.holds, isUpright, way.scale)
      const isBeside = way.label === 'side'
      const aside = isBeside ? 0 : (width - size.width * way.scale) / 2
      const down = isBeside ? (high - size.height * way.scale) / 2 : 0
      const at: Berth = {
        ...size,
        x: box.x + x + aside,
        y: box.y + row * high + down,
        scale: way.scale,
        isLow,
        bow,
        label: way.label === 'load' && !words.load(ship) && n ? 'none' : way.label,
      }
      return [ship.ship, { ...at, isNamed: this.hasRoom(quay, ship, at, box, words, !n) }]
    })
  }

  /** A name beside a ship: that lies last in its row, or where room was kept for it. */
  private hasRoom(
    { slots, form }: Quay,
    ship: Ship,
    at: Berth,
    box: Box,
    words: Words,
    isFirst: boolean,
  ): boolean {
    const isBeside = form.label === 'side'
    if (words.name(ship) === '' || isBeside === (words.load(ship) !== '')) return false
    if (isBeside && isFirst) return true
    const { row, x } = slots.get(ship.ship)!
    const isLast = [...slots.values()].every((s) => s.row !== row || s.x <= x)
    return isLast && at.x + at.width * at.scale + 5 + wordsWidth(words.name(ship)) <= right(box)
  }

  /** The first way in which all have room. */
  private needed({ ships, box, bow }: Port, words: Words): number {
    for (let n = 0; ; n++) if (laid(n, sorted(ships), new Map(), box, isUp(bow), words)) return n
  }

  /** As they lay, if there is room for who came; else anew, in their order if that can be. */
  private arranged(n: number, before: Quay | undefined, { ships, box, bow }: Port, words: Words): Quay {
    const isUpright = isUp(bow)
    const form = wayAt(n, box, isUpright)
    const kept = ships.filter((s) => before?.slots.has(s.ship))
    const order = (name: string) => {
      const { row, x } = before!.slots.get(name)!
      return row * 1e4 + x
    }
    const first = kept.toSorted((a, b) => order(a.ship) - order(b.ship))
    const then = sorted(ships.filter((s) => !kept.includes(s)))
    const lay = (who: Ship[], held?: Map<string, Slot>) =>
      laid(n, who, held ?? new Map<string, Slot>(), box, isUpright, words)
    const held = before && isAlike(before.form, form) ? before.slots : new Map<string, Slot>()
    const stay = new Map<string, Slot>(
      kept.flatMap(({ ship }) => (held.has(ship) ? [[ship, held.get(ship)!] as const] : [])),
    )
    const rest = stay.size ? then : [...first, ...then]
    return { form, slots: lay(rest, stay) ?? lay([...first, ...then]) ?? lay(sorted(ships))! }
  }
}

const sorted = (ships: Ship[]): Ship[] => ships.toSorted((a, b) => b.holds - a.holds)

/** Those ships beside who lies there already, or null where there is no room. */
function laid(
  n: number,
  ships: Ship[],
  held: Map<string, Slot>,
  box: Box,
  isUpright: boolean,
  words: Words,
): Map<string, Slot> | null {
  const way = wayAt(n, box, isUpright)
  const slots = new Map(held)
  for (const ship of ships) {
    const width = widthOf(ship, way, !n, isUpright, words)
    const slot = free([...slots.values()], way, width, box.width)
    if (!slot) return null
    slots.set(ship.ship, slot)
  }
  return slots
}

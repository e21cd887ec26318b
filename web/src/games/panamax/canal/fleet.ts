/** Ships seen from above: their hulls, and how many of them share a berth without touching each other. */

import type { Shape } from '../../../kit/draw/colours'
import { berthing, mooring, right, type Box, type Passage, type Plan } from './chart'
import { aboard, OCEANS, type Lane, type Nation, type Ocean, type Ship } from '../view'

export const BAY = 24
const LONG_BAY = 19 // of the longest ship, which fills a lock
const STERN = 4
const BOW = 16
const SHORT_STERN = 2 // of the smallest: “S2” has to stand before its die
const BEAM = 36
const TALL = 40 // upright, from stern to bow
const GAP = 2
const ROW_GAP = 1
export const DIE = { width: 21, height: 22 }

export interface Size {
  width: number
  height: number
}

/** A bay of this ship, as wide as it is. */
export const bayOf = (holds: number): number => (holds > 3 ? LONG_BAY : BAY)

export function hullSize(holds: number, isUpright: boolean): Size {
  if (isUpright) return { width: BAY * holds + 8, height: TALL }
  return { width: STERN + bayOf(holds) * holds + (holds > 3 ? 11 : BOW), height: BEAM }
}

export type Bow = 'right' | 'left' | 'down' | 'up'

/** The middle of bay k, counted from the stern (lying) or from the left (upright). */
export function bayAt(holds: number, k: number, bow: Bow): { x: number; y: number } {
  const { width, height } = hullSize(holds, bow === 'down' || bow === 'up')
  if (bow === 'down' || bow === 'up') {
    return { x: 4 + BAY * (k + 0.5), y: bow === 'down' ? 14 : height - 14 }
  }
  const x = (holds > 1 ? STERN : SHORT_STERN) + bayOf(holds) * (k + 0.5)
  return { x: bow === 'right' ? x : width - x, y: height / 2 }
}

/** Where a ship's letter stands. */
export function bowAt(holds: number, bow: Bow): { x: number; y: number } {
  const { width, height } = hullSize(holds, bow === 'down' || bow === 'up')
  if (bow === 'down' || bow === 'up') return { x: width / 2, y: bow === 'down' ? height - 8 : 8 }
  const x = width - (holds > 3 ? 6 : holds > 1 ? 9.5 : 10.3)
  return { x: bow === 'right' ? x : width - x, y: height / 2 }
}

/** A hull from above, inside its size; the bow where it says. */
export function hull(holds: number, bow: Bow): string {
  const isUpright = bow === 'down' || bow === 'up'
  const { width: w, height: h } = hullSize(holds, isUpright)
  if (!isUpright) {
    const at = (x: number) => (bow === 'right' ? x : w - x)
    const head = w - (holds > 3 ? 9 : 13)
    return (
      `M${at(5)} 0L${at(head)} 0C${at(w - 3)} 0 ${at(w)} ${h * 0.34} ${at(w)} ${h / 2}` +
      `C${at(w)} ${h * 0.66} ${at(w - 3)} ${h} ${at(head)} ${h}L${at(5)} ${h}` +
      `C${at(1)} ${h} ${at(0)} ${h * 0.8} ${at(0)} ${h / 2}C${at(0)} ${h * 0.2} ${at(1)} 0 ${at(5)} 0Z`
    )
  }
  const at = (y: number) => (bow === 'down' ? y : h - y)
  return (
    `M4 ${at(0)}L${w - 4} ${at(0)}Q${w} ${at(0)} ${w} ${at(4)}L${w} ${at(h - 16)}` +
    `C${w} ${at(h - 5)} ${w * 0.7} ${at(h)} ${w / 2} ${at(h)}C${w * 0.3} ${at(h)} 0 ${at(h - 5)} 0 ${at(h - 16)}` +
    `L0 ${at(4)}Q0 ${at(0)} 4 ${at(0)}Z`
  )
}

/** The outline of a die around a point, so that its company is told without its colour. */
export function dieOutline(shape: Shape, x: number, y: number, width: number, height: number): string {
  const [l, r, t, b] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  const cut = width * 0.26
  switch (shape) {
    case 'circle':
      return `M${l} ${y}a${width / 2} ${height / 2} 0 1 0 ${width} 0a${width / 2} ${height / 2} 0 1 0 ${-width} 0Z`
    case 'triangle':
      return `M${l} ${t + cut}L${x} ${t - 2}L${r} ${t + cut}V${b}H${l}Z`
    case 'hexagon': {
      const over = `M${l + cut} ${t}H${r - cut}L${r} ${t + cut}V${b - cut}`
      return `${over}L${r - cut} ${b}H${l + cut}L${l} ${b - cut}V${t + cut}Z`
    }
    default: {
      const over = `M${l + 3} ${t}H${r - 3}Q${r} ${t} ${r} ${t + 3}V${b - 3}Q${r} ${b} ${r - 3} ${b}`
      return `${over}H${l + 3}Q${l} ${b} ${l} ${b - 3}V${t + 3}Q${l} ${t} ${l + 3} ${t}Z`
    }
  }
}

/** S, M or L for a ship of a company; the special ones have names. */
export const letterOf = (ship: Ship): string => (ship.owner === null ? '' : ('?SML'[ship.holds] ?? ''))

/** The letter on its bow: a company's second small ship is told from its first. */
export const markOf = (ship: Ship): string => letterOf(ship) + (ship.ship.endsWith('-1b') ? '2' : '')

/** How large signs are drawn on a hull: they keep their size on the screen when the ship must be smaller. */
export const signSize = (wanted: number, most: number, scale: number): number =>
  Math.min(most, Math.max(wanted, 12 / scale))

/** How wide the mark on a bow is. */
export const markWidth = (mark: string, scale: number): number => mark.length * signSize(13, 18, scale) * 0.52

/**
 * What stands beside a ship: name and load; below it both, its name, its load, or of its load only what it takes to
 * sail; a bar where there is no room for figures; or nothing.
 */
export type Label = 'beside' | 'both' | 'below' | 'load' | 'least' | 'bar' | 'none'

export interface Berth extends Size {
  x: number
  y: number
  scale: number
  bow: Bow
  label: Label
}

interface Way {
  scale: number
  label: Label
}

const PORT_WAYS: Way[] = [
  { scale: 1, label: 'beside' },
  { scale: 0.92, label: 'beside' },
  { scale: 0.85, label: 'beside' },
  { scale: 0.92, label: 'both' },
  { scale: 0.85, label: 'both' },
  { scale: 0.78, label: 'both' },
  { scale: 0.9, label: 'load' },
  { scale: 0.82, label: 'load' },
  { scale: 0.76, label: 'load' },
  { scale: 0.72, label: 'load' },
  { scale: 0.64, label: 'load' },
  { scale: 0.6, label: 'load' },
  { scale: 0.6, label: 'least' },
  { scale: 0.9, label: 'bar' },
]
const UPRIGHT_WAYS: Way[] = [
  { scale: 1, label: 'load' },
  { scale: 0.9, label: 'load' },
  { scale: 0.8, label: 'load' },
  { scale: 0.73, label: 'load' },
  { scale: 0.66, label: 'load' },
  { scale: 0.6, label: 'load' },
  { scale: 0.6, label: 'least' },
  { scale: 0.9, label: 'bar' },
]
const CANAL_WAYS: Way[] = [
  { scale: 1, label: 'below' },
  { scale: 0.9, label: 'below' },
  { scale: 1, label: 'none' },
]
const SMALLER = 0.94
export const LOAD = 16 // high: the pill of a load
export const PILL = 10 // around its words
const NAME = 13 // high
/** How far the pill below a lying ship reaches onto its hull: not as far as its dice. */
export const lapOf = (bow: Bow): number => (bow === 'right' || bow === 'left' ? 4 : 0)

/** A load without its most: `4/5` of `4/5–11`. */
export const briefly = (load: string): string => load.replace(/–\d+/, '')

/** How wide the words of a ship are, 0 where there are none. */
interface Widths {
  least: (ship: Ship) => number
  name: (ship: Ship) => number
  load: (ship: Ship) => number
}

/** How wide words of 12 are. */
export const wordsWidth = (words: string): number => words.length * 6.5

function sizeWith(ship: Ship, way: Way, isUpright: boolean, { name, load, least }: Widths): Size {
  const size = hullSize(ship.holds, isUpright)
  const [width, height] = [size.width * way.scale, size.height * way.scale]
  const [named, loaded] = [name(ship), load(ship)]
  const pill = loaded ? LOAD - lapOf(isUpright ? 'up' : 'right') : 0
  switch (way.label) {
    case 'beside': {
      const words = Math.max(named, loaded)
      return { width: width + (words && words + 5), height: Math.max(height, named && loaded ? 33 : 0) }
    }
    case 'below':
      return { width: Math.max(width, named), height: height + (named ? NAME : 0) }
    case 'both':
      return { width: Math.max(width, named, loaded), height: height + pill + (named ? NAME : 0) }
    case 'load':
      return { width: Math.max(width, loaded), height: height + pill }
    case 'least':
      return { width: Math.max(width, least(ship)), height: height + pill }
    case 'bar':
      return { width, height: height + (loaded ? 6 : 0) }
    default:
      return { width, height }
  }
}

/** In rows, the widest first, each into the first row with room; null where they do not fit. */
function rows(sizes: Size[], box: Box): number[][] | null {
  const found: { ships: number[]; width: number; height: number }[] = []
  const widest = sizes.map((_, k) => k).toSorted((a, b) => sizes[b]!.width - sizes[a]!.width)
  for (const k of widest) {
    const { width, height } = sizes[k]!
    if (width > box.width) return null
    const row = found.find((one) => one.width + GAP + width <= box.width)
    if (row) {
      row.ships.push(k)
      row.width += GAP + width
      row.height = Math.max(row.height, height)
    } else found.push({ ships: [k], width, height })
  }
  const height = found.reduce((sum, row) => sum + row.height, ROW_GAP * (found.length - 1))
  return height <= box.height ? found.map((row) => row.ships.toSorted((a, b) => a - b)) : null
}

/** All ships of one berth inside their box, as large as they fit, not touching each other. */
export function pack(
  ships: Ship[],
  box: Box,
  bow: (ship: Ship) => Bow,
  widths: Widths,
  isPort: boolean,
  isUpright = false,
): [string, Berth][] {
  if (!ships.length) return []
  const ways = isPort ? (isUpright ? UPRIGHT_WAYS : PORT_WAYS) : CANAL_WAYS
  for (let k = 0; ; k++) {
    const last = ways.at(-1)!
    const way = ways[k] ?? { scale: last.scale * SMALLER ** (k - ways.length + 1), label: last.label }
    const sizes = ships.map((ship) => sizeWith(ship, way, isUpright, widths))
    const found = rows(sizes, box)
    if (found)
      return named(laid(ships, sizes, found, way, box, bow, isPort, isUpright), ships, box, widths, isPort)
  }
}

/** Who lies last in a row of a port and has nothing to load gets its name where there is room for it. */
function named(
  lies: [string, Berth][],
  ships: Ship[],
  box: Box,
  { name, load }: Widths,
  isPort: boolean,
): [string, Berth][] {
  return lies.map(([key, at]) => {
    const ship = ships.find((s) => s.ship === key)!
    const end = at.x + at.width * at.scale + 5 + name(ship)
    const isLast = lies.every(([, other]) => other.y !== at.y || other.x <= at.x)
    const fits = isPort && isLast && name(ship) > 0 && !load(ship) && end <= right(box)
    return [key, fits ? { ...at, label: 'beside' } : at]
  })
}

function laid(
  ships: Ship[],
  sizes: Size[],
  found: number[][],
  way: Way,
  box: Box,
  bow: (ship: Ship) => Bow,
  isPort: boolean,
  isUpright: boolean,
): [string, Berth][] {
  const heights = found.map((row) => Math.max(...row.map((k) => sizes[k]!.height)))
  const free = box.height - heights.reduce((sum, h) => sum + h, 0)
  const gap = isPort && !isUpright ? Math.min(4, free / found.length) : free / (found.length + 1)
  let y = box.y + (isPort && !isUpright ? 0 : gap)
  return found.flatMap((row, r) => {
    const width = row.reduce((sum, k) => sum + sizes[k]!.width, 0) + GAP * (row.length - 1)
    let x = isPort ? box.x : box.x + (box.width - width) / 2
    const berths = row.map((k): [string, Berth] => {
      const ship = ships[k]!
      const size = hullSize(ship.holds, isUpright)
      const aside = ['below', 'both', 'load', 'least'].includes(way.label)
        ? (sizes[k]!.width - size.width * way.scale) / 2
        : 0
      const at: Berth = { x: x + aside, y, ...size, scale: way.scale, bow: bow(ship), label: way.label }
      x += sizes[k]!.width + GAP
      return [ship.ship, at]
    })
    y += heights[r]! + gap
    return berths
  })
}

export interface Words {
  name: (ship: Ship) => string // empty for those that have none on the chart
  load: (ship: Ship) => string // empty where nothing is to be loaded
}

/** Where every ship in use lies. */
export function berths(ships: Ship[], canal: Lane[], chart: Plan, words: Words): Record<string, Berth> {
  const { isUpright } = chart
  const ahead = (isBack: boolean): Bow => (isUpright ? (isBack ? 'up' : 'down') : isBack ? 'left' : 'right')
  const name = (ship: Ship) => wordsWidth(words.name(ship))
  const pill = (words: string) => (words ? wordsWidth(words) + PILL : 0)
  const none = () => 0
  const free = { name, load: none, least: none }
  const moored = {
    name,
    load: (ship: Ship) => pill(words.load(ship)),
    least: (ship: Ship) => pill(briefly(words.load(ship))),
  }
  const found: [string, Berth][] = []
  canal.forEach((lane, l) => {
    lane.zones.forEach((zone, k) => {
      if (lane.kinds[k] === 'ocean') return
      const here = ships.filter((s) => s.where === 'canal' && s.to === lane.to && s.zone === zone)
      const box = berthing(chart.zones[l]![k]!, l, isUpright)
      found.push(...pack(here, box, () => ahead(l === 1), free, false, isUpright))
    })
  })
  for (const [ocean, nations] of Object.entries(OCEANS) as [Ocean, Nation[]][]) {
    const isBack = ocean === 'pacific'
    for (const nation of nations) {
      const here = ships
        .filter((s) => s.where === 'loading' && s.nation === nation)
        .toSorted((a, b) => b.holds - a.holds)
      const box = mooring(chart.ports[nation], isUpright, true)
      found.push(...pack(here, box, () => ahead(isBack), moored, true, isUpright))
    }
    const off = ships.filter((s) => s.zone === ocean && (s.where === 'waiting' || s.where === 'canal'))
    const box = mooring(chart.waiting[ocean], isUpright, false)
    found.push(...pack(off, box, (s) => ahead(s.to === 'atlantic'), free, true, isUpright))
  }
  return Object.fromEntries(found)
}

/** The ships as they would lie after those passages; whoever leaves the canal waits in its ocean. */
export function afterwards(ships: Ship[], passages: Passage[]): Ship[] {
  return ships.map((ship) => {
    const passage = passages.find((p) => p.ship === ship.ship)
    if (!passage) return ship
    const { to } = passage
    if (to !== 'atlantic' && to !== 'pacific') return { ...ship, where: 'canal', nation: null, zone: to }
    return {
      ...ship,
      where: 'waiting',
      nation: null,
      zone: to,
      to: to === 'atlantic' ? 'pacific' : 'atlantic',
      cargo: [],
    }
  })
}

/** How full a ship is on its way to its least and its most: both as parts of one. */
export function loadBar(ship: Ship): { now: number; least: number } {
  const most = ship.kind === 'cruise' ? ship.holds : ship.max_cargo
  return { now: Math.min(1, aboard(ship) / most), least: ship.min_cargo / most }
}

/** Ships seen from above: their hulls, and how many of them share a berth without touching each other. */

import type { Shape } from '../../../kit/draw/colours'
import { berthing, isAlone, mooring, SIDE, type Box, type Crowd, type Passage, type Plan } from './chart'
import { Quays, type Port } from './quays'
import { aboard, OCEANS, type Lane, type Nation, type Ocean, type Ship } from '../view'

export const BAY = 24
const LONG_BAY = 19 // of the longest ship, which fills a lock
const STERN = 4
const SHORT_STERN = 2 // of the smallest: “S2” has to stand before its die
const BOWS = [0, 18, 16, 16, 11] // by holds
const MARKS = [0, 13.5, 11.5, 8.5, 0] // how wide S2, M and L are at 12 px
const BEAM = 36
const DECK = 24.5 // upright, from the stern to the end of its dice
const GAP = 2
const ROW_GAP = 1
export const DIE = { width: 21, height: 22 }

export interface Size {
  width: number
  height: number
}

/** A bay of this ship, as wide as it is. */
export const bayOf = (holds: number): number => (holds > 3 ? LONG_BAY : BAY)

/** How long a bow is: on a small hull, as long as its letter needs, which stays at 12 px. */
const bowLength = (holds: number, scale: number): number => {
  const mark = MARKS[holds] ?? 0
  return Math.max(BOWS[holds] ?? 11, mark && (mark + 4) / scale)
}

export function hullSize(holds: number, isUpright: boolean, scale = 1): Size {
  const mark = MARKS[holds] ?? 0
  if (isUpright) {
    const width = Math.max(BAY * holds + 8, mark && (mark + 13) / scale)
    return { width, height: DECK + Math.max(15.5, mark && 9 / scale + 4) }
  }
  const stern = holds > 1 ? STERN : SHORT_STERN
  return { width: stern + bayOf(holds) * holds + bowLength(holds, scale), height: BEAM }
}

export type Bow = 'right' | 'left' | 'down' | 'up'

/** The middle of bay k, counted from the stern (lying) or from the left (upright). */
export function bayAt(holds: number, k: number, bow: Bow, scale = 1): { x: number; y: number } {
  const { width, height } = hullSize(holds, bow === 'down' || bow === 'up', scale)
  if (bow === 'down' || bow === 'up') {
    const y = DECK - 11
    return { x: (width - BAY * holds) / 2 + BAY * (k + 0.5), y: bow === 'down' ? y : height - y }
  }
  const x = (holds > 1 ? STERN : SHORT_STERN) + bayOf(holds) * (k + 0.5)
  return { x: bow === 'right' ? x : width - x, y: height / 2 }
}

/** Where a ship's letter stands. */
export function bowAt(holds: number, bow: Bow, scale = 1): { x: number; y: number } {
  const { width, height } = hullSize(holds, bow === 'down' || bow === 'up', scale)
  if (bow === 'down' || bow === 'up') {
    const y = (height - DECK) / 2 + 0.8
    return { x: width / 2, y: bow === 'down' ? height - y : y }
  }
  const x = width - bowLength(holds, scale) / 2 - 1
  return { x: bow === 'right' ? x : width - x, y: height / 2 }
}

/** A hull from above, inside its size; the bow where it says, blunter on a small one for its letter. */
export function hull(holds: number, bow: Bow, scale = 1): string {
  const isUpright = bow === 'down' || bow === 'up'
  const { width: w, height: h } = hullSize(holds, isUpright, scale)
  if (!isUpright) {
    const at = (x: number) => (bow === 'right' ? x : w - x)
    const isBlunt = scale < 0.95
    const head = w - (isBlunt ? 7 : holds > 3 ? 9 : 13)
    const [bend, brow] = isBlunt ? [1, 0.17] : [3, 0.34]
    return (
      `M${at(5)} 0L${at(head)} 0C${at(w - bend)} 0 ${at(w)} ${h * brow} ${at(w)} ${h / 2}` +
      `C${at(w)} ${h * (1 - brow)} ${at(w - bend)} ${h} ${at(head)} ${h}L${at(5)} ${h}` +
      `C${at(1)} ${h} ${at(0)} ${h * 0.8} ${at(0)} ${h / 2}C${at(0)} ${h * 0.2} ${at(1)} 0 ${at(5)} 0Z`
    )
  }
  const at = (y: number) => (bow === 'down' ? y : h - y)
  return (
    `M4 ${at(0)}L${w - 4} ${at(0)}Q${w} ${at(0)} ${w} ${at(4)}L${w} ${at(h - 12)}` +
    `C${w} ${at(h - 4)} ${w * 0.88} ${at(h)} ${w * 0.66} ${at(h)}L${w * 0.34} ${at(h)}` +
    `C${w * 0.12} ${at(h)} 0 ${at(h - 4)} 0 ${at(h - 12)}L0 ${at(4)}Q0 ${at(0)} 4 ${at(0)}Z`
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

/** The letter on a bow, at least 12 px. */
export const markSize = (scale: number): number => signSize(13, 24, scale)

/** How wide the mark on a bow is, on the hull. */
export const markWidth = (holds: number, scale: number): number =>
  ((MARKS[holds] ?? 0) / 12) * markSize(scale)

/**
 * What stands beside a ship: its name, or what it has loaded (`side`); below it its name, or in a strip of its own what
 * it has loaded; a bar where there is no room for figures; or nothing.
 */
export type Label = 'beside' | 'side' | 'below' | 'load' | 'bar' | 'none'

export interface Berth extends Size {
  x: number
  y: number
  scale: number
  bow: Bow
  label: Label
  isLow?: boolean // its load stands one strip further below
  isNamed?: boolean // its name stands beside it besides
}

interface Way {
  scale: number
  label: Label
}

const WAITING_WAYS: Way[] = [
  { scale: 1, label: 'beside' },
  { scale: 0.92, label: 'beside' },
  { scale: 1, label: 'none' },
]
const ROOMY = 98 // a chamber of a tall chart
const TALL_WAY: Way = { scale: 1.2, label: 'below' }
const CANAL_WAYS: Way[] = [
  { scale: 1, label: 'below' },
  { scale: 0.9, label: 'below' },
  { scale: 1, label: 'none' },
]
const SMALLER = 0.94
export const STRIP = 13 // below a hull: what it has loaded
export const BAR = 6 // the same without figures
const NAME = 16 // high: nothing below it cuts its letters

/** How wide words of 12 are. */
export const wordsWidth = (words: string): number => words.length * 6.5
const WIDER = 1.08 // names have capitals

function sizeWith(ship: Ship, way: Way, isUpright: boolean, named: number): Size {
  const size = hullSize(ship.holds, isUpright, way.scale)
  const [width, height] = [size.width * way.scale, size.height * way.scale]
  if (way.label === 'beside') return { width: width + (named && named + 5), height }
  if (way.label === 'below') return { width: Math.max(width, named), height: height + (named ? NAME : 0) }
  return { width, height }
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

/** All ships of a zone or of an ocean's waiting zone inside their box, as large as they fit, not touching. */
export function pack(
  ships: Ship[],
  box: Box,
  bow: (ship: Ship) => Bow,
  name: (ship: Ship) => number, // how wide
  isWaiting: boolean,
  isUpright = false,
): [string, Berth][] {
  if (!ships.length) return []
  const isRoomy = !isWaiting && !isUpright && box.height > ROOMY
  const ways = isWaiting && !isUpright ? WAITING_WAYS : isRoomy ? [TALL_WAY, ...CANAL_WAYS] : CANAL_WAYS
  for (let k = 0; ; k++) {
    const last = ways.at(-1)!
    const way = ways[k] ?? { scale: last.scale * SMALLER ** (k - ways.length + 1), label: last.label }
    const sizes = ships.map((ship) => sizeWith(ship, way, isUpright, name(ship)))
    const found = rows(sizes, box)
    if (found) return laid(ships, sizes, found, way, box, bow, isWaiting, isUpright)
  }
}

function laid(
  ships: Ship[],
  sizes: Size[],
  found: number[][],
  way: Way,
  box: Box,
  bow: (ship: Ship) => Bow,
  isWaiting: boolean,
  isUpright: boolean,
): [string, Berth][] {
  const heights = found.map((row) => Math.max(...row.map((k) => sizes[k]!.height)))
  const free = box.height - heights.reduce((sum, h) => sum + h, 0)
  const isTop = isWaiting && !isUpright
  const gap = isTop ? Math.min(4, free / found.length) : free / (found.length + 1)
  let y = box.y + (isTop ? 0 : gap)
  return found.flatMap((row, r) => {
    const width = row.reduce((sum, k) => sum + sizes[k]!.width, 0) + GAP * (row.length - 1)
    let x = isWaiting ? box.x : box.x + (box.width - width) / 2
    const berths = row.map((k): [string, Berth] => {
      const ship = ships[k]!
      const size = hullSize(ship.holds, isUpright, way.scale)
      const aside = way.label === 'below' ? (sizes[k]!.width - size.width * way.scale) / 2 : 0
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

/** Where every ship in use lies; in a loading zone each keeps its place for as long as those quays are kept. */
export function berths(
  ships: Ship[],
  canal: Lane[],
  chart: Plan,
  words: Words,
  quays = new Quays(),
): Record<string, Berth> {
  const { isUpright } = chart
  const ahead = (isBack: boolean): Bow => (isUpright ? (isBack ? 'up' : 'down') : isBack ? 'left' : 'right')
  const name = (ship: Ship) => wordsWidth(words.name(ship)) * WIDER
  const found: [string, Berth][] = []
  canal.forEach((lane, l) => {
    lane.zones.forEach((zone, k) => {
      if (lane.kinds[k] === 'ocean') return
      const here = ships.filter((s) => s.where === 'canal' && s.to === lane.to && s.zone === zone)
      const isFull = here.length > 3 // four small ones: the number of their lock makes way
      const hasNumeral = lane.kinds[k] === 'lock' && !isAlone(lane, k) && !isFull
      const box = berthing(chart.zones[l]![k]!, l, isUpright, hasNumeral)
      found.push(...pack(here, box, () => ahead(l === 1), name, false, isUpright))
    })
  })
  const ports: Port[] = []
  for (const [ocean, nations] of Object.entries(OCEANS) as [Ocean, Nation[]][]) {
    const isBack = ocean === 'pacific'
    for (const nation of nations) {
      const here = ships.filter((s) => s.where === 'loading' && s.nation === nation)
      const box = mooring(chart.ports[nation], isUpright, true)
      ports.push({ nation, ships: here, box, bow: ahead(isBack) })
    }
    const off = ships.filter((s) => s.zone === ocean && (s.where === 'waiting' || s.where === 'canal'))
    const box = mooring(chart.waiting[ocean], isUpright, false)
    found.push(...pack(off, box, (s) => ahead(s.to === 'atlantic'), name, true, isUpright))
  }
  return Object.fromEntries([...found, ...quays.moor(ports, words)])
}

const ROW = 46 // of an upright zone
const QUAY_ROW = 32 // a second row of a port, kept for it from the beginning: nothing moves when it is needed

/** How much more room upright than one row has: zones by the rows of their ships at full size, every port for two. */
export function crowding(ships: Ship[], canal: Lane[]): Crowd {
  const sizes = (here: Ship[]) => here.map((ship) => sizeWith(ship, { scale: 1, label: 'none' }, true, 0))
  const box = { x: 0, y: 0, width: SIDE - 6, height: Infinity }
  const rowsOf = (here: Ship[]) => rows(sizes(here), box)?.length ?? 1
  const [lane] = canal
  const zones = lane!.zones.slice(1, -1).map((zone) => {
    const here = ships.filter((s) => s.where === 'canal' && s.zone === zone)
    const most = Math.max(...canal.map(({ to }) => rowsOf(here.filter((s) => s.to === to))))
    return Math.max(0, most - 1) * ROW
  })
  return { zones, quays: { atlantic: QUAY_ROW, pacific: QUAY_ROW } }
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

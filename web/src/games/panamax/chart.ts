/** The canal as a chart: Atlantic left, Pacific right, two lanes between them; every ship has its berth. */

import type { Move } from '../../kit/server/types'
import type { Shape } from '../../kit/draw/colours'
import { factsOf, OCEANS, type Lane, type Ship, type View, type ZoneName } from './view'

export const OCEAN = 222
export const ZONE = 70
export const LANE = 106
export const TOP = 26
export const PORT = 120 // height of a loading zone
export const HULL = 20 // width of a ship
export const HEIGHT = TOP + 2 * LANE + 92
const HEAD = 23 // name of a port
const ROW = 24 // one hull below the other
const COLUMN = 107 // a second row of ships in a port
const BAY = 13.5
const BOW = 10
const STERN = 5

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Berth {
  x: number
  y: number
  isWest: boolean // the bow points to the left
  isTight: boolean // another ship lies beside it
}

export const hullLength = (holds: number): number => STERN + BAY * holds + BOW

/** Where bay k of a hull lies, from its stern. */
export const bayAt = (k: number): number => STERN + BAY * k

/** A hull from above, bow to the right, from (0, 0); `height` across. */
export function hull(holds: number, height: number): string {
  const length = hullLength(holds)
  const bow = length - BOW
  const right = `Q${length - 2} ${height * 0.1} ${length} ${height / 2}`
  const left = `Q${length - 2} ${height * 0.9} ${bow} ${height}`
  return `M4 0H${bow}${right}${left}H4Q0 ${height / 2} 4 0Z`
}

/** The outline of a die in a hold, so that its company is told without its colour: round, pointed, square or cut. */
export function dieOutline(shape: Shape, x: number, y: number, width: number, height: number): string {
  const cut = 4
  switch (shape) {
    case 'circle':
      return `M${x + width / 2} ${y}a${width / 2} ${height / 2} 0 1 1 -.01 0Z`
    case 'triangle':
      return `M${x} ${y + cut}L${x + width / 2} ${y - 2}L${x + width} ${y + cut}V${y + height}H${x}Z`
    case 'hexagon': {
      const [right, bottom] = [x + width, y + height]
      const over = `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}`
      return `${over}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`
    }
    default:
      return `M${x} ${y}H${x + width}V${y + height}H${x}Z`
  }
}

/** The gates of a lock, closed, at the end where a ship of this lane leaves it. */
export function gate(box: Box, lane: number): string {
  const [ends, meet] = lane === 0 ? [box.x + box.width - 7, box.x + box.width - 2] : [box.x + 7, box.x + 2]
  return `M${ends} ${box.y + 8}L${meet} ${box.y + LANE / 2}L${ends} ${box.y + LANE - 8}`
}

/** Zone k (1, 2, …) of a lane; the second lane runs from right to left. */
export function zoneBox(zones: number, lane: number, zone: number): Box {
  const inner = zones - 2
  const column = lane === 0 ? zone - 1 : inner - zone
  return { x: OCEAN + ZONE * column, y: TOP + LANE * lane, width: ZONE, height: LANE }
}

export const chartWidth = (zones: number): number => 2 * OCEAN + ZONE * (zones - 2)
export const seaX = (ocean: string, zones: number): number =>
  ocean === 'atlantic' ? 0 : chartWidth(zones) - OCEAN

/** Ships of a group below each other, closer when there are many. */
function moor(
  ships: Ship[],
  x: number,
  y: number,
  room: number,
  isWest: (ship: Ship) => boolean,
  perColumn = Infinity,
): [string, Berth][] {
  const rows = Math.min(ships.length, Math.max(perColumn, Math.ceil(ships.length / 2)))
  const pitch = Math.min(ROW, rows > 1 ? (room - HULL) / (rows - 1) : ROW)
  return ships.map((ship, k) => [
    ship.ship,
    {
      x: x + Math.floor(k / rows) * COLUMN,
      y: y + (k % rows) * pitch,
      isWest: isWest(ship),
      isTight: ships.length > rows,
    },
  ])
}

/** Where every ship in use lies. */
export function berths(ships: Ship[], canal: Lane[]): Record<string, Berth> {
  const zones = canal[0]!.zones.length
  const found: [string, Berth][] = []
  canal.forEach((lane, l) => {
    lane.zones.forEach((zone, k) => {
      if (lane.kinds[k] === 'ocean') return
      const here = ships.filter((s) => s.where === 'canal' && s.to === lane.to && s.zone === zone)
      const box = zoneBox(zones, l, k)
      found.push(...moor(here, box.x + 1, box.y + 5, LANE - 28, () => l === 1))
    })
  })
  for (const [ocean, nations] of Object.entries(OCEANS)) {
    const x = seaX(ocean, zones) + 9
    nations.forEach((nation, n) => {
      const here = ships
        .filter((s) => s.where === 'loading' && s.nation === nation)
        .toSorted((a, b) => b.holds - a.holds)
      found.push(...moor(here, x, TOP + n * PORT + HEAD, PORT - HEAD - 8, () => ocean === 'pacific', 4))
    })
    const off = ships.filter((s) => s.zone === ocean && (s.where === 'waiting' || s.where === 'canal'))
    found.push(
      ...moor(off, x, TOP + 2 * PORT + 18, HEIGHT - TOP - 2 * PORT - 20, (s) => s.to === 'atlantic', 2),
    )
  }
  return Object.fromEntries(found)
}

export interface Passage {
  ship: string
  to: ZoneName
  isPushed: boolean
}

/** Who would go where by a move of ships: the group itself, and whoever must make way. */
export function passages(move: Move | null, group: string[]): Passage[] {
  if (!move) return []
  const { to, along = [], pushed = [] } = factsOf(move)
  if (!to) return []
  const named = move.params.ship === undefined ? [] : [String(move.params.ship)]
  const goes = [...new Set<string>([...named, ...along, ...group])]
  return [
    ...goes.map((ship) => ({ ship, to, isPushed: false })),
    ...pushed.filter((p) => !goes.includes(p.ship)).map((p) => ({ ...p, isPushed: true })),
  ]
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
    }
  })
}

/** Moves of ships that lead into a zone of a lane. */
export function movesInto(moves: Move[], lane: Lane, zone: string): Move[] {
  return moves.filter(
    (m) => ['move', 'sail'].includes(m.family) && m.facts.to === zone && m.facts.towards === lane.to,
  )
}

/** Which moves of a turn are left, kind by kind. */
export const movesLeft = (view: View): { kind: 'waterway' | 'lock' | 'any'; count: number }[] =>
  (['waterway', 'lock', 'any'] as const)
    .map((kind) => ({ kind, count: view.moves[kind] }))
    .filter((m) => m.count)

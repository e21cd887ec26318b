/** The canal as a chart: Atlantic left, Pacific right, two lanes between them. */

import type { PmView, Ship } from './view'

export const OCEAN = 204
export const ZONE = 68
export const LANE = 104
export const TOP = 26
export const ROW = 23 // one hull below the other
const BAY = 14
const BOW = 12
const STERN = 8

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const hullLength = (holds: number): number => STERN + BAY * holds + BOW

/** Where bay k of a hull lies, from its stern. */
export const bayAt = (k: number): number => STERN + BAY * k

/** A hull from above, bow to the right, from (0, 0); `height` across. */
export function hull(holds: number, height: number): string {
  const length = hullLength(holds)
  return `M4 0H${length - BOW}Q${length - 3} ${height * 0.1} ${length} ${height / 2}Q${length - 3} ${height * 0.9} ${length - BOW} ${height}H4Q0 ${height / 2} 4 0Z`
}

/** Zone k (1, 2, …) of a lane; the second lane runs from right to left. */
export function zoneBox(zones: number, lane: number, zone: number): Box {
  const inner = zones - 2
  const column = lane === 0 ? zone - 1 : inner - zone
  return { x: OCEAN + ZONE * column, y: TOP + LANE * lane, width: ZONE, height: LANE }
}

export function chartWidth(zones: number): number {
  return 2 * OCEAN + ZONE * (zones - 2)
}

/** Ships in a zone of a lane. */
export function shipsAt(view: PmView, lane: number, zone: string): Ship[] {
  const to = view.canal[lane]!.to
  return view.ships.filter((s) => s.where === 'canal' && s.to === to && s.zone === zone)
}

/** Ships in a loading zone, the largest first. */
export function shipsInPort(view: PmView, nation: string): Ship[] {
  return view.ships.filter((s) => s.where === 'loading' && s.nation === nation).toSorted((a, b) => b.holds - a.holds)
}

/** Ships in the waters before a canal: waiting to be used again, or ready and outside the loading zones. */
export function shipsOff(view: PmView, ocean: string): Ship[] {
  return view.ships.filter((s) => s.zone === ocean && (s.where === 'waiting' || s.where === 'canal'))
}

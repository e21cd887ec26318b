/** How a finished game went: everybody's worth after each move, the swings that decided it, and its numbers. */

import { keptLines } from '../log/log'
import type { LogLine } from '../server/types'

export interface Point {
  seq: number
  values: number[] // by seat
}

/** A move after which somebody's lead was another. */
export interface Swing {
  seq: number
  by: number // points of the lead, from one's own side
}

const lead = ({ values }: Point, seat: number): number => {
  const others = values.filter((_, k) => k !== seat)
  return values[seat]! - (others.length ? Math.max(...others) : 0)
}

/** The largest changes of a seat's lead, in the order of the game. */
export function swings(points: Point[], seat: number, most = 3): Swing[] {
  return points
    .slice(1)
    .map((point, k) => ({ seq: point.seq, by: lead(point, seat) - lead(points[k]!, seat) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.seq - b.seq)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq)
}

export interface Numbers {
  turns: number[] // by seat: how often it was their turn
  decisions: number[] // by seat
  seconds: number // from the first line to the last
}

export function numbersOf(log: LogLine[], seats: number): Numbers {
  const kept = keptLines(log).filter((line) => line.seat !== null)
  const decisions = Array.from({ length: seats }, () => 0)
  const turns = Array.from({ length: seats }, () => 0)
  kept.forEach(({ seat }, k) => {
    decisions[seat!]! += 1
    if (kept[k - 1]?.seat !== seat) turns[seat!]! += 1
  })
  return { turns, decisions, seconds: Math.max(0, (log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0)) }
}

/** Values for the lines of a chart, at most so many. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = high - low || 1
  const rough = span / most
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => span / n <= most)!
  const whole = Math.max(1, step)
  const marks: number[] = []
  for (let v = Math.ceil(low / whole) * whole; v <= high; v += whole) marks.push(v)
  return marks
}

/** By which part of their results two players differ most, in favour of the first. */
export interface Edge {
  part: string
  value: number
  other: number
}

type Parts = Record<string, number | null>

export function edge(parts: Parts, others: Parts): Edge | null {
  const found = Object.entries(parts)
    .map(([part, value]) => ({ part, value: value ?? 0, other: others[part] ?? 0 }))
    .filter(({ value, other }) => value > other)
    .toSorted((a, b) => b.value - b.other - (a.value - a.other))
  return found[0] ?? null
}

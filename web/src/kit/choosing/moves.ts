/** Moves as people choose them: by family, shortened to what differs, found by what they touch. */

import type { BoardModule } from '../../games/boards'
import type { Blocked, Move, Position } from '../server/types'

export interface Choice {
  label: string
  move: Move
}

export interface Group {
  family: string
  frame: string // what all texts share, with … for what differs; empty where they share too little
  choices: Choice[]
  blocked: { label: string; blocked: Blocked }[]
}

const LONGEST_CHOICE = 4 // words in which the texts of a shortened group may differ
const SHORTEST_FRAME = 2 // words they must have in common

function common(split: string[][], most: number): number {
  let n = 0
  while (n < most && split.every((words) => words[n] === split[0]![n])) n++
  return n
}

/** No quotation and no bracket is torn. */
const isWhole = (words: string[]): boolean => {
  const text = words.join(' ')
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  return count(/[“”„«»"]/g) % 2 === 0 && count(/‘/g) <= count(/’/g) && count(/\(/g) === count(/\)/g)
}

/** `Buy … for 7` and `red`, `blue`; or no frame and the texts as they are. */
export function shortened(texts: string[]): { frame: string; choices: string[] } {
  if (texts.length < 2) return { frame: '', choices: texts }
  const split = texts.map((text) => text.split(' '))
  const shortest = Math.min(...split.map((words) => words.length))
  let before = common(split, shortest)
  while (!isWhole(split[0]!.slice(0, before))) before--
  const reversed = split.map((words) => words.toReversed())
  const shared = common(reversed, shortest - before)
  // What a choice announces belongs to it: “2: strength 3”, not “2:”.
  const isCut = split.some((words) => words[words.length - shared - 1]?.endsWith(':'))
  let after = isCut ? 0 : shared
  while (after && !isWhole(split[0]!.slice(-after))) after--
  const choices = split.map((words) => words.slice(before, words.length - after))
  if (before + after < SHORTEST_FRAME || choices.some((c) => !c.length || c.length > LONGEST_CHOICE)) {
    return { frame: '', choices: texts }
  }
  const first = split[0]!
  const frame = [...first.slice(0, before), '…', ...(after ? first.slice(-after) : [])].join(' ')
  return { frame, choices: choices.map((c) => c.join(' ')) }
}

export function grouped(moves: Move[], blocked: Blocked[]): Group[] {
  const families = [...new Set([...moves.map((m) => m.family), ...blocked.map((b) => b.family)])]
  return families.map((family) => {
    const own = moves.filter((m) => m.family === family)
    const { frame, choices } = shortened(own.map((m) => m.text))
    return {
      family,
      frame,
      choices: own.map((move, k) => ({ move, label: choices[k]! })),
      blocked: blocked.filter((b) => b.family === family).map((b) => ({ label: b.notation, blocked: b })),
    }
  })
}

/** One of several refusals that would read the same. */
export function distinct<T extends { blocked: Blocked }>(list: T[], nameOf: (b: Blocked) => string): T[] {
  const read = new Set<string>()
  return list.filter(({ blocked }) => {
    const words = `${nameOf(blocked)} ${blocked.text}`
    return !read.has(words) && !!read.add(words)
  })
}

export type Wanted = Record<string, string | number>

function fits(params: Record<string, string | number>, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => String(params[name]) === String(value))
}

/** The moves of some families that say these values: what a place on the board offers. */
export function find<T extends Move | Blocked>(
  list: T[],
  families: string | string[],
  wanted: Wanted = {},
): T[] {
  const names = Array.isArray(families) ? families : [families]
  return list.filter((m) => names.includes(m.family) && fits(m.params, wanted))
}

/** What somebody typed, as the moves it may mean: all words must occur in text or notation. */
export function typed(moves: Move[], filter: string): Move[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const exact = moves.filter((m) => m.notation === words.join(' '))
  if (exact.length) return exact
  return moves.filter((m) => {
    const text = `${m.text} ${m.notation}`.toLowerCase()
    return words.every((w) => text.includes(w))
  })
}

type Ending = Pick<BoardModule, 'endings' | 'wastes' | 'passes'>

/** What was done in a turn, and what can be done. */
interface Turn {
  trail: unknown[]
  moves: Move[]
  position?: Position | null
}

/** What ends the turn is the thing to do where nothing else is left, or once something is done and nothing wasted. */
export function isMain(move: Move, board: Ending | null, { trail, moves, position }: Turn): boolean {
  if (position && board?.passes?.(move, position)) return true
  if (!board?.endings?.includes(move.family)) return false
  return moves.length === 1 || (trail.length > 0 && !board.wastes?.(move))
}

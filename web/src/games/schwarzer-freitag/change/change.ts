/**
 * A price change as it is told: interest, cases out of the bag, the count, the markers, silver, the level card;
 * after the last one everybody cashes in, and the places are told from the last to the first.
 */

import type { GameEvent } from '../../../kit/server/types'
import { steps, type Field } from '../blackboard/chalk'
import { moved, nearest } from '../blackboard/trails'
import { byColour, CASES, COLOURS, shareOf, type Case, type Colour, type View } from '../view'

export interface Way {
  colour: Colour
  before: number
  after: number
  path: Field[] // from where it stood to where it goes
}

/** What became of a player's things at the end. */
export interface Settled {
  seat: number
  shares: number // money they brought
  subsidies: number // money of the last ones
  interest: number // still owed, and paid
  bought: number // bars
  bars: number // in all
  place: number
  text: string
}

export interface Change {
  number: number // of this game
  who: number // draws
  place: string // set it off
  interest: { seat: number; money: number; isOwed: boolean }[]
  drawn: Case[] // one after the other, black ones last
  counts: Record<Case, number>
  crash: number // what every count drops by
  ways: Way[] // losers first, the best last
  lifted: Way[] // colours that the market lacks
  silver: { before: number; after: number } | null
  stage: number | null // that is reached
  blacks: number // black cases that go into the bag with it
  settled: Settled[] // after the last change: the last place first
}

/** Where a marker stands, and nothing else of it. */
export const fieldOf = ({ row, column }: Field): Field => ({ row, column })

const LONGEST = 7000 // ms for all of it at normal speed
const TIMES = { interest: 500, case: 180, count: 700, price: 600, lift: 400, silver: 600, stage: 600 }
const END = { settle: 2200, result: 1300 } // beyond the seven seconds

/** The price change among the events of a position, if there was one. */
export function changeOf(view: View, events: GameEvent[]): Change | null {
  const begins = events.findIndex((event) => event.kind === 'CHANGE')
  if (begins < 0) return null
  const told = events.slice(begins)
  const all = (kind: string) => told.filter((event) => event.kind === kind)
  const number = (event: GameEvent | undefined, name: string) => Number(event?.params[name] ?? 0)
  const drew = all('DREW')[0]
  const counts = Object.fromEntries(CASES.map((c) => [c, number(drew, c)])) as Record<Case, number>
  const silver = all('SILVER_ROSE')
  const { ways, lifted } = waysOf(view, told)
  return {
    number: view.changes,
    who: told[0]!.seat ?? 0,
    place: String(told[0]!.params.place),
    interest: told
      .filter((e) => e.kind === 'INTEREST_PAID' || e.kind === 'INTEREST_OWED')
      .map((e) => ({ seat: e.seat ?? 0, money: number(e, 'money'), isOwed: e.kind === 'INTEREST_OWED' })),
    drawn: mixed(counts),
    counts,
    crash: number(all('CRASH')[0], 'count'),
    ways,
    lifted,
    silver: silver.length
      ? { before: number(silver[0], 'before'), after: number(silver.at(-1), 'after') }
      : null,
    stage: all('STAGE').length ? number(all('STAGE')[0], 'stage') : null,
    blacks: number(all('STAGE')[0], 'count'),
    settled: settledOf(told),
  }
}

/** The end, player by player; nothing where the game goes on. */
function settledOf(told: GameEvent[]): Settled[] {
  const of = (kind: string, seat: number | null, name: string) =>
    Number(told.find((e) => e.kind === kind && e.seat === seat)?.params[name] ?? 0)
  return told
    .filter((e) => e.kind === 'RESULT')
    .map(({ seat, params, text }) => ({
      seat: seat ?? 0,
      shares: of('SETTLED', seat, 'shares'),
      subsidies: of('SETTLED', seat, 'subsidies'),
      interest: of('SETTLED', seat, 'interest'),
      bought: of('LAST_BARS', seat, 'count'),
      bars: Number(params.bars),
      place: Number(params.rank),
      text,
    }))
    .toSorted((a, b) => b.place - a.place)
}

const TRAY = 4 // rows of the blackboard that the tray lies over

/** Does the tray hide fewer of the markers and their ways at the top of the blackboard than at its foot? */
export function isTrayAbove(change: Change, view: View): boolean {
  const ways = [...change.ways, ...change.lifted].flatMap((way) => way.path)
  const rows = [...ways, ...view.shares].map((field) => field.row)
  const above = rows.filter((row) => row >= view.grid.length - TRAY).length
  return above <= rows.filter((row) => row < TRAY).length
}

/** Every marker's way, told backwards from where it stands now. */
function waysOf(view: View, told: GameEvent[]): { ways: Way[]; lifted: Way[] } {
  const at = byColour<Field>((colour) => shareOf(view, colour))
  const ways: Way[] = []
  const lifted: Way[] = []
  for (const event of told.toReversed()) {
    const move = moved(event)
    if (!move) continue
    const from = nearest(view.grid, move.before, at[move.colour])
    const way = { ...move, path: steps(from, at[move.colour]) }
    at[move.colour] = from
    ;(event.kind === 'MISSING' ? lifted : ways).unshift(way)
  }
  ways.sort((a, b) => a.after - a.before - (b.after - b.before))
  return { ways, lifted }
}

/** Colours by turns, as they might come out of the bag; black ones last. */
function mixed(counts: Record<Case, number>): Case[] {
  const left = { ...counts }
  const order: Case[] = []
  while (COLOURS.some((c) => left[c] > 0))
    for (const colour of COLOURS)
      if (left[colour] > 0) {
        order.push(colour)
        left[colour] -= 1
      }
  return [...order, ...Array<Case>(left.black).fill('black')]
}

export interface Step {
  id: string // 'interest', 'draw', 'count', 'price red', 'lift red', 'silver', 'stage', 'settle', 'result 2'
  time: number
}

/** The steps with something to tell; a change is never longer than seven seconds, the end has its own time. */
export function stepsOf(change: Change): Step[] {
  const found: Step[] = []
  const add = (id: string, time: number, has: boolean) => has && found.push({ id, time })
  add('interest', TIMES.interest, change.interest.length > 0)
  add('draw', TIMES.case * change.drawn.length + 200, change.drawn.length > 0)
  add('count', TIMES.count, true)
  for (const way of change.ways) add(`price ${way.colour}`, TIMES.price, true)
  for (const way of change.lifted) add(`lift ${way.colour}`, TIMES.lift, true)
  add('silver', TIMES.silver, change.silver !== null)
  add('stage', TIMES.stage, change.stage !== null)
  const total = found.reduce((sum, step) => sum + step.time, 0)
  const pace = Math.min(1, LONGEST / total)
  const steps = found.map(({ id, time }) => ({ id, time: Math.round(time * pace) }))
  if (change.settled.length) steps.push({ id: 'settle', time: END.settle })
  return [...steps, ...change.settled.map(({ seat }) => ({ id: `result ${seat}`, time: END.result }))]
}

/** What the draw made of a colour: cases less the black ones that count. */
export const result = (change: Change, colour: Colour): number => change.counts[colour] - change.crash

/**
 * The table as it has been told: cases and bag are as they were until the count, bars until silver has risen, the black
 * cases of a level until it is reached, and the sale tables until all is told.
 */
export function laidOut(view: View, before: View, shown: Set<string>, blacks = 0): View {
  const counted = shown.has('count') ? view : before
  const { market, purchase_track, silver_track, players } = counted
  const waiting = shown.has('count') && !shown.has('stage') ? blacks : 0
  const bag_size = counted.bag_size - waiting
  const black = {
    ...counted.black,
    bag: counted.black.bag - waiting,
    stage_fields: counted.black.stage_fields + waiting,
  }
  const { bought } = (shown.has('silver') ? view : before).silver
  const { sale_tables, active_table } = before
  return {
    ...view,
    ...{ market, purchase_track, silver_track, bag_size, black, sale_tables, active_table, players },
    silver: { ...view.silver, bought },
  }
}

/** Where the markers stand when so many steps have been told; `now` is the way being gone. */
export function standing(
  change: Change,
  view: View,
  told: Step[],
  at: number,
): { fields: Record<Colour, Field>; now: Way | null; gone: Way[] } {
  const all = [...change.ways, ...change.lifted]
  const fields = byColour<Field>(
    (colour) => all.find((w) => w.colour === colour)?.path[0] ?? fieldOf(shareOf(view, colour)),
  )
  const gone: Way[] = []
  let now: Way | null = null
  told.slice(0, at + 1).forEach(({ id }, k) => {
    const [kind, colour] = id.split(' ')
    const list = kind === 'price' ? change.ways : kind === 'lift' ? change.lifted : []
    const way = list.find((w) => w.colour === colour)
    if (!way) return
    if (k === at) now = way
    gone.push(way)
    fields[way.colour] = way.path.at(-1)!
  })
  return { fields, now, gone }
}

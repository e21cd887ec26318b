import { expect, it } from 'vitest'
import type { GameEvent } from '../../../kit/server/types'
import { changeOf, isTrayAbove, laidOut, result, standing, stepsOf } from './change'
import { viewOf } from '../fixtures'

const event = (kind: string, params: GameEvent['params'] = {}, seat: number | null = null): GameEvent => ({
  kind,
  seat,
  params,
  text: '',
})
const price = (colour: string, before: number, after: number, kind = 'PRICE') =>
  event(kind, { colour, before, after })

// the rules page's example of 9.5, with a lift of orange and level 7
const EVENTS = [
  price('green', 36, 40), // the case that set it off
  event('CHANGE', { place: 'silver', count: 9 }, 1),
  event('INTEREST_PAID', { money: 4 }, 0),
  event('INTEREST_OWED', { money: 6, total: 6 }, 1),
  event('DREW', { yellow: 2, blue: 0, red: 1, green: 4, orange: 0, black: 2 }),
  event('CRASH', { count: 2 }),
  price('yellow', 28, 24),
  price('blue', 49, 32),
  price('red', 19, 12),
  price('green', 40, 70),
  price('orange', 7, 5),
  event('SILVER_ROSE', { before: 44, after: 50 }),
  price('orange', 5, 8, 'MISSING'),
  event('SILVER_ROSE', { before: 50, after: 54 }),
  event('STAGE', { stage: 7, count: 1 }),
]
const VIEW = viewOf({ yellow: [3, 2], blue: [3, 4], red: [1, 3], green: [5, 6], orange: [1, 1] })
const CHANGE = changeOf(VIEW, EVENTS)!

it('lays the tray where it hides fewer markers and ways', () => {
  expect(isTrayAbove(CHANGE, VIEW)).toBe(true)
  const high = viewOf({ yellow: [12, 0], blue: [11, 1], red: [10, 3], green: [9, 6], orange: [5, 5] })
  expect(isTrayAbove({ ...CHANGE, ways: [], lifted: [] }, high)).toBe(false)
})

it('no change, no scene', () => expect(changeOf(VIEW, EVENTS.slice(0, 1))).toBeNull())

it('is told in the order of the rulebook, the best colour last, black cases last', () => {
  expect(CHANGE.drawn).toHaveLength(9)
  expect(CHANGE.drawn.slice(-2)).toEqual(['black', 'black'])
  expect(CHANGE.ways.map((w) => w.colour)).toEqual(['blue', 'red', 'yellow', 'orange', 'green'])
  expect(CHANGE.silver).toEqual({ before: 44, after: 54 })
  expect(CHANGE.interest.map((i) => i.isOwed)).toEqual([false, true])
  expect(result(CHANGE, 'green')).toBe(2)
  expect(stepsOf(CHANGE).map((s) => s.id)).toEqual([
    'interest',
    'draw',
    'count',
    'price blue',
    'price red',
    'price yellow',
    'price orange',
    'price green',
    'lift orange',
    'silver',
    'stage',
  ])
})

it('lasts seven seconds at most', () => {
  const total = stepsOf(CHANGE).reduce((sum, step) => sum + step.time, 0)
  expect(total).toBeGreaterThan(5000)
  expect(total).toBeLessThanOrEqual(7005)
})

it('a marker goes from where it stood, step by step', () => {
  const green = CHANGE.ways.find((w) => w.colour === 'green')!
  expect(green.path).toEqual([
    { row: 3, column: 6 },
    { row: 4, column: 6 },
    { row: 5, column: 6 },
  ])
  const told = stepsOf(CHANGE)
  const before = standing(CHANGE, VIEW, told, 0)
  expect(before.fields.green).toEqual({ row: 3, column: 6 })
  expect(before.fields.orange).toEqual({ row: 0, column: 3 })
  expect(before.now).toBeNull()
  const middle = standing(CHANGE, VIEW, told, 6)
  expect(middle.now?.colour).toBe('orange')
  expect(middle.fields.orange).toEqual({ row: 0, column: 1 })
  expect(middle.fields.green).toEqual({ row: 3, column: 6 })
  const after = standing(CHANGE, VIEW, told, told.length - 1)
  expect(after.fields.green).toEqual({ row: 5, column: 6 })
  expect(after.fields.orange).toEqual({ row: 1, column: 1 })
})

it('what lies on the table changes with the step that tells it, the sale tables after all of them', () => {
  const before = {
    ...VIEW,
    market: { yellow: 4, blue: 1, red: 9, green: 5, orange: 10 },
    silver_track: { yellow: 1, blue: 0, red: 1, green: 2, orange: 0 },
    bag_size: 36,
    black: { stage_fields: 8, supply: 2, bag: 2 },
    silver: { ...VIEW.silver, bought: 4 },
    active_table: 1,
  }
  const at = (step: string) => {
    const ids = stepsOf(CHANGE).map((s) => s.id.split(' ')[0]!)
    return laidOut(VIEW, before, new Set(ids.slice(0, ids.lastIndexOf(step) + 1)))
  }
  for (const step of ['interest', 'draw']) expect(at(step)).toEqual(before)
  for (const step of ['count', 'lift']) {
    const { market, silver_track, bag_size, black, silver, active_table } = at(step)
    const { bought } = silver
    expect({ market, silver_track, bag_size, black }).toEqual({
      market: VIEW.market,
      silver_track: VIEW.silver_track,
      bag_size: VIEW.bag_size,
      black: VIEW.black,
    })
    expect({ bought, active_table }).toEqual({ bought: 4, active_table: 1 })
  }
  expect(at('stage')).toEqual({ ...VIEW, active_table: 1 })
})

it('the bag says nothing of a level before it is reached', () => {
  const view = { ...VIEW, bag_size: 40, black: { stage_fields: 2, supply: 2, bag: 3 } }
  const bag = (...shown: string[]) => {
    const { bag_size, black } = laidOut(view, VIEW, new Set(shown), CHANGE.blacks)
    return { bag_size, black }
  }
  expect(CHANGE.blacks).toBe(1)
  expect(bag('draw', 'count')).toEqual({ bag_size: 39, black: { stage_fields: 3, supply: 2, bag: 2 } })
  expect(bag('draw', 'count', 'stage')).toEqual({ bag_size: 40, black: view.black })
})

// silver reaches its last field, and everybody cashes in
const LAST = [
  ...EVENTS,
  event('ENDED'),
  event('LAST_BARS', { count: 7, price: 100 }, 0),
  event('SETTLED', { shares: 786, subsidies: 0, interest: 8 }, 0),
  event('SETTLED', { shares: 40, subsidies: 20, interest: 0 }, 1),
  event('RESULT', { rank: 1, bars: 21, money: 95 }, 0),
  event('RESULT', { rank: 2, bars: 15, money: 93 }, 1),
]

it('the last change is told to its end: everybody cashes in, the last place first', () => {
  const change = changeOf(VIEW, LAST)!
  const told = stepsOf(change)
  expect(told.slice(0, -3)).toEqual(stepsOf(CHANGE))
  expect(told.slice(-3).map((s) => s.id)).toEqual(['settle', 'result 1', 'result 0'])
  expect(change.settled).toMatchObject([
    { seat: 1, shares: 40, subsidies: 20, bought: 0, bars: 15 },
    { seat: 0, shares: 786, interest: 8, bought: 7, bars: 21 },
  ])
  const end = standing(change, VIEW, told, told.length - 1)
  expect(end.fields.green).toEqual({ row: 5, column: 6 })
})

import { describe, expect, it } from 'vitest'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import { countedIn, countedUntil, positionOf, tallies } from './counted'
import type { Stretch, View } from '../view'

const stretch = (first: number, last: number): Stretch => ({
  section: 1,
  first,
  last,
  fields: last - first + 1,
  workers: last - first + 1,
  points: 4,
  counted: true,
  leader: null,
  tally: { red: 1, yellow: 1, green: 0, violet: 1 },
  joined: { red: null, yellow: null, green: null, violet: null },
  parted: { red: null, yellow: null, green: null, violet: null },
})
/** A town, six fields with a lock on the fourth, a town. */
const view = {
  canal: [
    { position: 0, town: 'grisolles' },
    ...[1, 2, 3, 4, 5, 6].map((k) => ({ position: k, town: null, section: 1, number: k })),
    { position: 7, town: 'montech' },
  ],
  stretches: [stretch(1, 3), stretch(5, 6)],
  players: [
    { seat: 0, colour: 'red' },
    { seat: 1, colour: 'yellow' },
  ],
  neutral: { colour: 'green' },
} as unknown as View
const event = (kind: string, seat: number | null, params: GameEvent['params']): GameEvent => ({
  kind,
  seat,
  params,
  text: '',
})
const line = (seq: number, ...events: GameEvent[]) =>
  ({ seq, kind: 'move', events, seat: 0, notation: null, text: '', at: 0, back: 0 }) as LogLine
const WALK = event('WALKED', 0, { colour: 'red', from: 'montech', to: 's1 6' })

describe('counted stretches', () => {
  it('the stretch a worker has completed, and who was paid', () => {
    const won = event('STRETCH_WON', 1, { section: 's1', count: 2, points: 2 })
    const [found] = countedIn(view, line(3, WALK, won))
    expect(found).toMatchObject({ colour: 'yellow', seat: 1, points: 2, stretch: { first: 5 } })
  })

  it('a lock completes one on either side', () => {
    const lock = event('LOCK', 0, { section: 's1', number: 4, points: 1 })
    const nobody = event('STRETCH_FOR_NOBODY', null, { section: 's1', count: 3 })
    const neutral = event('STRETCH_TO_NEUTRAL', null, { section: 's1', count: 2, points: 2 })
    const found = countedIn(view, line(3, lock, nobody, neutral))
    expect(found.map((c) => [c.stretch.first, c.colour])).toEqual([
      [1, null],
      [5, 'green'],
    ])
  })

  it('only what the position shown has seen', () => {
    const won = event('STRETCH_WON', 1, { section: 's1', count: 2, points: 2 })
    expect(countedUntil(view, [line(3, WALK, won)], 2).size).toBe(0)
    expect(countedUntil(view, [line(3, WALK, won)], 3).get(5)?.colour).toBe('yellow')
  })

  it('knows places by the words of the log', () => {
    expect(positionOf(view, 's1 4')).toBe(4)
    expect(positionOf(view, 'montech')).toBe(7)
    expect(positionOf(view, 'brulhois')).toBeNull()
  })

  it('level colours are out', () => {
    const level = { ...stretch(1, 5), tally: { red: 2, yellow: 2, green: 0, violet: 1 } }
    expect(tallies({ stretch: level, colour: 'violet' })).toEqual([
      { colour: 'red', count: 2, isOut: true },
      { colour: 'yellow', count: 2, isOut: true },
      { colour: 'violet', count: 1, isOut: false },
    ])
  })
})

import { beforeEach, expect, it } from 'vitest'
import type { TipShown } from '../gen/api'
import type { LogLine, Move, Position } from '../kit/server/types'
import {
  beginCoached,
  endCoached,
  isCoached,
  lastOf,
  newlyOffered,
  stillFits,
  tell,
  tipFor,
  toldAt,
  turnOf,
} from './coached'

const tip = (id: string, more: Partial<TipShown> = {}): TipShown => ({
  ...{ id, paragraph: '1.1', text: id, offers: [], event: [], reach: null, point: [] },
  ...more,
})
const offered = (...families: string[]) => families.map((family) => ({ family }) as Move)
const position = { viewer: 0, view: { players: [{ cash: 50 }] } } as unknown as Position
const happened = (...kinds: string[]) => [{ events: kinds.map((kind) => ({ kind })) } as LogLine]

beforeEach(() => localStorage.clear())

it('tells the first tip that fits and was not told', () => {
  const tips = [
    tip('sale', { event: ['SOLD'] }),
    tip('buy', { offers: ['buy'] }),
    tip('rich', { reach: { field: 'players.me.cash', least: 100 } }),
  ]
  const moment = { position, moves: offered('buy', 'pass') }
  expect(tipFor(tips, [], { ...moment, since: happened('SOLD') })?.id).toBe('sale')
  expect(tipFor(tips, [], { ...moment, since: [] })?.id).toBe('buy')
  expect(tipFor(tips, ['buy'], { ...moment, since: [] })).toBeNull()
})

it('lets a tip go when what it speaks of cannot be done any more', () => {
  const subsidy = tip('first', { offers: ['subsidy'] })
  expect(stillFits(subsidy, { position, moves: offered('subsidy', 'buy') })).toBe(true)
  expect(stillFits(subsidy, { position, moves: offered('buy') })).toBe(false)
  expect(stillFits(tip('crash', { event: ['CRASH'] }), { position, moves: offered('buy') })).toBe(true)
})

it('remembers what was told, once, in games that are coached', () => {
  beginCoached('a')
  tell('a', 'first')
  tell('a', 'first')
  tell('b', 'first')
  expect(toldAt('a')).toEqual(['first'])
  expect(isCoached('b')).toBe(false)
  endCoached('a')
  expect(isCoached('a')).toBe(false)
})

it('keeps its tip while others choose at the same time, until one has chosen oneself', () => {
  const line = (seq: number, seat: number) => ({ seq, seat, events: [] }) as unknown as LogLine
  expect(turnOf([], 0, null)).toBe(0)
  const tip = { turn: 0, own: lastOf([], 0) }
  expect(turnOf([line(1, 1), line(2, 2)], 0, tip)).toBe(0)
  expect(turnOf([line(1, 1), line(2, 2), line(3, 0)], 0, tip)).toBe(2)
})

it('tells a second tip in a turn only of what has come up since the first', () => {
  const tips = [
    tip('sale', { event: ['SOLD'] }),
    tip('lay', { offers: ['lay'] }),
    tip('ship', { offers: ['ship'] }),
  ]
  expect(newlyOffered(tips, ['lay']).map(({ id }) => id)).toEqual(['ship'])
  expect(newlyOffered(tips, ['ship', 'lay'])).toEqual([])
})

import { expect, it } from 'vitest'
import type { GameEvent } from '../../../kit/server/types'
import { arrivalIn } from './arrival'
import { cameFrom } from './chart'
import type { View } from '../view'

const event = (kind: string, seat: number | null, params: GameEvent['params']): GameEvent => ({
  kind,
  seat,
  params,
  text: kind,
})

it('tells which ships came where, and adds up what each company is paid', () => {
  const events = [
    event('SAILED', 0, { ship: 'red-2', place: 'pacific' }),
    event('ARRIVED', null, { ship: 'red-2', sea: 'pacific' }),
    event('ARRIVED', null, { ship: 'lucky-me', sea: 'pacific' }),
    event('INCOME', 1, { money: 5 }),
    event('PASSENGER', 0, { money: 2 }),
    event('PASSENGER', 1, { money: 3 }),
  ]
  expect(arrivalIn(events)).toEqual({
    sea: 'pacific',
    ships: ['red-2', 'lucky-me'],
    pays: [
      { seat: 1, money: 8 },
      { seat: 0, money: 2 },
    ],
  })
  expect(arrivalIn(events.slice(0, 1))).toBeNull()
})

it('knows where a ship came from by its lane', () => {
  const canal = [
    { to: 'pacific', zones: ['atlantic', 'gatun-1', 'gatun-2', 'pacific'] },
    { to: 'atlantic', zones: ['pacific', 'gatun-2', 'gatun-1', 'atlantic'] },
  ]
  const at = (to: string) => ({ canal, ships: [{ ship: 'red-2', to }] }) as unknown as View
  expect(cameFrom(at('pacific'), 'red-2', 'gatun-2')).toBe('pacific gatun-1')
  expect(cameFrom(at('atlantic'), 'red-2', 'gatun-1')).toBe('atlantic gatun-2')
  expect(cameFrom(at('pacific'), 'red-2', 'gatun-1')).toBe('mouth atlantic')
  expect(cameFrom(at('atlantic'), 'red-2', 'pacific')).toBe('pacific gatun-2') // has arrived and turned round
})

import { describe, expect, it } from 'vitest'
import {
  afterwards,
  bayAt,
  berths,
  chartWidth,
  dieOutline,
  HEIGHT,
  HULL,
  hull,
  hullLength,
  LANE,
  movesInto,
  OCEAN,
  passages,
  PORT,
  TOP,
  ZONE,
  zoneBox,
} from './chart'
import type { Move } from '../../kit/server/types'
import {
  aboard,
  dividendOf,
  missing,
  weight,
  type Lane,
  type Ship,
  type ShipName,
  type View,
  type ZoneName,
} from './view'

const ship = (more: Partial<Ship>): Ship => ({
  ship: 'red-2',
  kind: 'cargo',
  owner: 0,
  where: 'canal',
  nation: null,
  to: 'pacific',
  zone: 'gatun-1',
  holds: 2,
  min_cargo: 5,
  max_cargo: 11,
  ready: false,
  cargo: [],
  ...more,
})

describe('the chart', () => {
  it('lanes run against each other and meet at the same places', () => {
    expect(zoneBox(11, 0, 1).x).toBe(OCEAN)
    expect(zoneBox(11, 1, 9).x).toBe(OCEAN)
    expect(zoneBox(11, 0, 9).x).toBe(zoneBox(11, 1, 1).x)
    expect(zoneBox(11, 0, 9).x + ZONE + OCEAN).toBe(chartWidth(11))
  })

  it('a hull holds its bays', () => {
    for (const holds of [1, 2, 3, 4]) {
      expect(bayAt(holds)).toBeLessThan(hullLength(holds))
      expect(hull(holds, 18)).toContain(`H${hullLength(holds) - 10}`)
      expect(hullLength(holds)).toBeLessThanOrEqual(ZONE)
    }
  })
})

const ZONES: ZoneName[] = ['atlantic', 'gatun-1', 'gatun-lake', 'pacific']
const KINDS: Lane['kinds'] = ['ocean', 'lock', 'lake', 'ocean']
const canal: Lane[] = [
  { to: 'pacific', zones: ZONES, kinds: KINDS, fees: [], holds: [] },
  {
    to: 'atlantic',
    zones: ZONES.toReversed(),
    kinds: ['ocean', 'lake', 'lock', 'ocean'],
    fees: [],
    holds: [],
  },
]

describe('dice in holds', () => {
  it('have an outline of their own for every company, inside their bay', () => {
    const outlines = (['circle', 'triangle', 'square', 'hexagon'] as const).map((shape) =>
      dieOutline(shape, 0, 2, 12, 14),
    )
    expect(new Set(outlines).size).toBe(4)
    for (const path of outlines)
      for (const n of path.match(/-?[\d.]+/g)!.map(Number)) expect(n).toBeLessThanOrEqual(16)
  })
})

const FLEET: ShipName[] = [
  'red-1a',
  'red-1b',
  'red-2',
  'red-3',
  'green-1a',
  'green-1b',
  'green-2',
  'green-3',
  'yellow-1a',
  'yellow-1b',
  'yellow-2',
  'yellow-3',
]

describe('berths', () => {
  it('every ship lies in its zone, its port or the waiting zone, one below the other', () => {
    const ships = [
      ship({}),
      ship({ ship: 'green-1a', to: 'atlantic' }),
      ship({ ship: 'iowa', where: 'loading', nation: 'eu', zone: 'atlantic' }),
      ship({ ship: 'spiel', where: 'loading', nation: 'eu', zone: 'atlantic', holds: 3 }),
      ship({ ship: 'black-3', where: 'waiting', zone: 'pacific', to: 'atlantic' }),
    ]
    const lies = berths(ships, canal)
    expect(lies['red-2']).toMatchObject({ x: OCEAN + 1, isWest: false })
    expect(lies['green-1a']).toMatchObject({ x: OCEAN + 1, isWest: true })
    expect(lies['green-1a']!.y - lies['red-2']!.y).toBe(LANE)
    expect(lies.spiel!.y).toBeLessThan(lies.iowa!.y) // the largest first
    expect(lies.iowa!.y).toBeGreaterThan(TOP + PORT)
    expect(lies['black-3']).toMatchObject({ isWest: true })
    expect(lies['black-3']!.x).toBeGreaterThan(OCEAN + 2 * ZONE)
  })

  it('many ships move together instead of leaving their place', () => {
    const many = (more: Partial<Ship>, n: number) =>
      FLEET.slice(0, n).map((name) => ship({ ...more, ship: name }))
    const bottom = (ships: Ship[]) => Math.max(...Object.values(berths(ships, canal)).map((b) => b.y)) + HULL
    expect(bottom(many({ zone: 'gatun-lake' }, 9))).toBeLessThanOrEqual(TOP + LANE)
    expect(bottom(many({ where: 'loading', nation: 'us-east', zone: 'atlantic' }, 12))).toBeLessThanOrEqual(
      TOP + PORT,
    )
    expect(bottom(many({ where: 'waiting', zone: 'atlantic' }, 12))).toBeLessThanOrEqual(HEIGHT)
  })
})

describe('a step before it is made', () => {
  const move = {
    family: 'move',
    params: { ship: 'red-2' },
    facts: {
      to: 'gatun-lake',
      towards: 'pacific',
      along: ['green-1a'],
      pushed: [{ ship: 'iowa', to: 'pacific' }],
    },
  } as unknown as Move

  it('takes the group along and pushes whoever is in the way', () => {
    expect(passages(move, [])).toEqual([
      { ship: 'red-2', to: 'gatun-lake', isPushed: false },
      { ship: 'green-1a', to: 'gatun-lake', isPushed: false },
      { ship: 'iowa', to: 'pacific', isPushed: true },
    ])
    expect(passages({ ...move, params: {} }, ['spiel']).map((p) => p.ship)).toEqual([
      'green-1a',
      'spiel',
      'iowa',
    ])
    expect(passages(null, ['spiel'])).toEqual([])
  })

  it('names no ship twice, though the group may have grown since the move was offered', () => {
    const named = passages(move, ['iowa']).map((p) => p.ship)
    expect(named).toEqual([...new Set(named)])
  })

  it('shows them where they would lie', () => {
    const ships = [
      ship({}),
      ship({ ship: 'green-1a' }),
      ship({ ship: 'iowa', zone: 'gatun-lake' }),
      ship({ ship: 'black-3' }),
    ]
    const then = afterwards(ships, passages(move, []))
    expect(then.map((s) => [s.where, s.zone])).toEqual([
      ['canal', 'gatun-lake'],
      ['canal', 'gatun-lake'],
      ['waiting', 'pacific'],
      ['canal', 'gatun-1'],
    ])
    expect(then[2]!.to).toBe('atlantic')
  })

  it('is found by the zone it leads into', () => {
    expect(movesInto([move], canal[0]!, 'gatun-lake')).toEqual([move])
    expect(movesInto([move], canal[1]!, 'gatun-lake')).toEqual([])
  })
})

describe('cargo', () => {
  it('tells what is missing: weight for cargo, passengers for a cruise', () => {
    const dice: Ship['cargo'] = [{ company: 'red', die: 3 }]
    expect(weight(ship({ cargo: dice }))).toBe(3)
    expect(missing(ship({ cargo: dice }))).toBe(2)
    expect(missing(ship({ kind: 'cruise', min_cargo: 2, cargo: dice }))).toBe(1)
    expect(aboard(ship({ kind: 'cruise', cargo: dice }))).toBe(1)
    expect(missing(ship({ min_cargo: 2, cargo: dice }))).toBe(0)
  })

  it('reads dividends by price', () => {
    const view = { dividends: [1, 1, 2] } as View
    expect([1, 3, 9].map((price) => dividendOf(view, price))).toEqual([1, 2, 0])
  })
})

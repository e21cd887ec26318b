import { describe, expect, it } from 'vitest'
import {
  bottom,
  chamberOf,
  companionOf,
  isAlone,
  movesInto,
  passages,
  plan,
  right,
  stepsOf,
  type Box,
  type Plan,
} from './chart'
import {
  afterwards,
  bayAt,
  berths,
  crowding,
  bowAt,
  DIE,
  dieOutline,
  hull,
  hullSize,
  letterOf,
  loadBar,
  markOf,
  markWidth,
  pack,
  STRIP,
  wordsWidth,
  type Berth,
} from './fleet'
import { Quays } from './quays'
import type { Move } from '../../../kit/server/types'
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
} from '../view'

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

const isInside = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  right(box) <= right(outer) + 0.01 &&
  bottom(box) <= bottom(outer) + 0.01
const overlap = (a: Box, b: Box): boolean =>
  a.x < right(b) - 0.01 && b.x < right(a) - 0.01 && a.y < bottom(b) - 0.01 && b.y < bottom(a) - 0.01
const words = { name: () => '', load: () => '4/5–11' }
const hullBox = ({ x, y, width, height, scale }: Berth): Box => ({
  x,
  y,
  width: width * scale,
  height: height * scale,
})

describe('the chart', () => {
  it.each([false, true])(
    'lanes run against each other and meet at the same places (upright: %s)',
    (isUpright) => {
      const { zones, seas, reaches } = plan(canal, isUpright)
      const along = (box: Box) => (isUpright ? box.y : box.x)
      expect(along(zones[0]![1]!)).toBe(along(zones[1]![2]!))
      expect(along(zones[0]![2]!)).toBe(along(zones[1]![1]!))
      expect(along(zones[0]![1]!)).toBe(isUpright ? bottom(seas.atlantic) : right(seas.atlantic))
      const last = zones[0]![2]!
      expect(isUpright ? bottom(last) : right(last)).toBeCloseTo(along(seas.pacific))
      expect(reaches.map((reach) => reach.name)).toEqual(['gatun', 'gatun-lake'])
    },
  )

  it('chambers of one name are counted in the direction of travel and named once', () => {
    const zones: ZoneName[] = ['atlantic', 'gatun-1', 'gatun-2', 'gatun-lake', 'pacific']
    const lane: Lane = {
      to: 'pacific',
      zones,
      kinds: ['ocean', 'lock', 'lock', 'lake', 'ocean'],
      fees: [],
      holds: [],
    }
    expect([1, 2, 3].map((k) => chamberOf(lane, k))).toEqual([1, 2, 1])
    expect([1, 3].map((k) => isAlone(lane, k))).toEqual([false, true])
    const back: Lane = { ...lane, to: 'atlantic', zones: zones.toReversed(), kinds: lane.kinds.toReversed() }
    const [gatun, lake] = plan([lane, back]).reaches
    expect(gatun!.box.width).toBeGreaterThan(lake!.box.width)
    expect(right(gatun!.box)).toBeCloseTo(lake!.box.x)
  })

  it('ports and waiting zones lie in their sea and do not overlap', () => {
    for (const chart of [plan(canal), plan(canal, true)]) {
      const boxes = [chart.ports['us-east'], chart.ports.eu, chart.waiting.atlantic]
      boxes.forEach((box, k) => {
        expect(isInside(box, chart.seas.atlantic)).toBe(true)
        boxes.slice(k + 1).forEach((other) => expect(overlap(box, other)).toBe(false))
      })
    }
  })

  it('a ship leaves its ocean where the lane begins, beside no port', () => {
    for (const isUpright of [false, true]) {
      const { mouths, ports } = plan(canal, isUpright)
      for (const mouth of Object.values(mouths))
        for (const port of Object.values(ports)) {
          const x = mouth.x + mouth.width / 2
          const y = mouth.y + mouth.height / 2
          expect(x > port.x && x < right(port) && y > port.y && y < bottom(port)).toBe(false)
        }
    }
  })

  it('an upright one fills the room there is', () => {
    expect(plan(canal, true, 300).height).toBe(300)
  })
})

describe('hulls', () => {
  it.each(['right', 'left', 'down', 'up'] as const)('hold their bays, the bow %s', (bow) => {
    for (const holds of [1, 2, 3, 4]) {
      const { width, height } = hullSize(holds, bow === 'down' || bow === 'up')
      const bays = Array.from({ length: holds }, (_, k) => bayAt(holds, k, bow))
      for (const { x, y } of [...bays, bowAt(holds, bow)]) {
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
      }
      expect(new Set(bays.map((bay) => bay.x)).size).toBe(holds)
      expect(hull(holds, bow)).toMatch(/^M.*Z$/)
    }
  })

  it('dice have an outline of their own for every company, inside their bay', () => {
    const shapes = ['circle', 'triangle', 'square', 'hexagon'] as const
    const outlines = shapes.map((shape) => dieOutline(shape, 20, 20, 12, 14))
    expect(new Set(outlines).size).toBe(4)
  })

  it('a company’s ships bear a letter, special ones a name', () => {
    expect([1, 2, 3].map((holds) => letterOf(ship({ holds })))).toEqual(['S', 'M', 'L'])
    expect(letterOf(ship({ owner: null }))).toBe('')
    const small = (name: ShipName) => markOf(ship({ ship: name, holds: 1 }))
    expect([small('red-1a'), small('red-1b')]).toEqual(['S', 'S2'])
  })

  it('a bar tells how full a ship is, and from where on it may sail', () => {
    const bar = loadBar(ship({ min_cargo: 5, max_cargo: 10, cargo: [{ company: 'red', die: 3 }] }))
    expect(bar).toEqual({ now: 0.3, least: 0.5 })
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

const many = (more: Partial<Ship>, n: number, holds = 2) =>
  FLEET.slice(0, n).map((name) => ship({ ...more, ship: name, holds }))

describe('berths', () => {
  it('every ship lies in its zone, its port or the waiting zone, the bow ahead', () => {
    const ships = [
      ship({}),
      ship({ ship: 'green-1a', to: 'atlantic' }),
      ship({ ship: 'iowa', where: 'loading', nation: 'eu', zone: 'atlantic' }),
      ship({ ship: 'spiel', where: 'loading', nation: 'eu', zone: 'atlantic', holds: 3 }),
      ship({ ship: 'black-3', where: 'waiting', zone: 'pacific', to: 'atlantic' }),
    ]
    const chart = plan(canal)
    const lies = berths(ships, canal, chart, words)
    expect(lies['red-2']).toMatchObject({ bow: 'right', scale: 1 })
    expect(isInside(hullBox(lies['red-2']!), chart.zones[0]![1]!)).toBe(true)
    expect(lies['green-1a']).toMatchObject({ bow: 'left' })
    expect(isInside(hullBox(lies['green-1a']!), chart.zones[1]![2]!)).toBe(true)
    expect(lies.spiel!.x).toBeLessThan(lies.iowa!.x) // the largest first
    expect(isInside(hullBox(lies.iowa!), chart.ports.eu)).toBe(true)
    expect(isInside(hullBox(lies['black-3']!), chart.waiting.pacific)).toBe(true)
    expect(berths(ships, canal, plan(canal, true), words)['red-2']).toMatchObject({ bow: 'down' })
  })

  it.each([false, true])(
    'however many they are, they lie inside and never overlap (upright: %s)',
    (isUpright) => {
      const chart = plan(canal, isUpright)
      const places: [Ship[], Box][] = [
        [many({ zone: 'gatun-1' }, 4, 1), chart.zones[0]![1]!],
        [many({ zone: 'gatun-lake' }, 9), chart.zones[0]![2]!],
        [many({ where: 'loading', nation: 'us-east', zone: 'atlantic' }, 12, 3), chart.ports['us-east']],
        [many({ where: 'waiting', zone: 'atlantic' }, 12), chart.waiting.atlantic],
      ]
      for (const [ships, place] of places) {
        const boxes = Object.values(berths(ships, canal, chart, words)).map(hullBox)
        expect(boxes).toHaveLength(ships.length)
        boxes.forEach((box, k) => {
          expect(isInside(box, place)).toBe(true)
          boxes.slice(k + 1).forEach((other) => expect(overlap(box, other)).toBe(false))
        })
      }
    },
  )

  it('a full lock shows its four holds at full size, whoever shares it', () => {
    const real = plan(canal).zones[0]![1]!
    const lock = { x: 0, y: 0, width: 92, height: 88 }
    expect(real.height).toBe(114)
    for (const sizes of [[4], [3, 1], [2, 2], [2, 1, 1], [1, 1, 1, 1]]) {
      const ships = sizes.map((holds, k) => ship({ ship: FLEET[k]!, holds }))
      const lies = pack(
        ships,
        lock,
        () => 'right',
        () => 0,
        false,
      )
      expect(lies.map(([, berth]) => berth.scale)).toEqual(sizes.map(() => 1))
    }
  })

  const here = { where: 'loading', nation: 'eu', zone: 'atlantic' } as const

  it('upright they leave the number of their lock in sight, and keep their size', () => {
    const gatun: Lane[] = canal.map((lane) => ({
      ...lane,
      zones: lane.zones.flatMap((z): ZoneName[] => (z === 'gatun-1' ? ['gatun-1', 'gatun-2'] : [z])),
      kinds: lane.kinds.flatMap((kind): Lane['kinds'] => (kind === 'lock' ? [kind, kind] : [kind])),
    }))
    const NUMBER = 18 // px, at the outer edge
    const width = 390
    for (const to of ['pacific', 'atlantic'] as const) {
      const pair = ['red-2', 'green-2'].map((name) => ship({ ship: name as ShipName, to, zone: 'gatun-2' }))
      const lie = (ships: Ship[]) => Object.values(berths(ships, gatun, plan(gatun, true), words))
      const alone = lie(pair.slice(1))[0]!
      for (const at of lie(pair)) {
        const { x, width: wide } = hullBox(at)
        expect(at.scale).toBe(alone.scale)
        expect(to === 'pacific' ? x : width - x - wide).toBeGreaterThanOrEqual(NUMBER)
      }
    }
  })

  it.each([false, true])(
    'up to five loads are told in figures, each below its hull (upright: %s)',
    (isUpright) => {
      const load = () => '4/5–11 ✓'
      for (const holds of [[2], [3, 3], [3, 2, 1], [3, 2, 2, 1], [3, 2, 2, 1, 1]]) {
        const ships = holds.map((n, k) => ship({ ...here, ship: FLEET[k]!, holds: n }))
        const lies = Object.values(berths(ships, canal, plan(canal, isUpright), { name: () => '', load }))
        expect(lies.map((berth) => berth.label)).toEqual(holds.map(() => 'load'))
        const wide = wordsWidth(load())
        const strips = lies.map((at) => ({
          x: at.x + (at.width * at.scale - wide) / 2,
          y: at.y + at.height * at.scale + (at.isLow ? STRIP : 0),
          width: wide,
          height: STRIP,
        }))
        strips.forEach((strip, k) => {
          expect(bottom(strip)).toBeLessThanOrEqual(bottom(plan(canal, isUpright).ports.eu))
          lies.forEach((other) => expect(overlap(strip, hullBox(other))).toBe(false))
          strips.slice(k + 1).forEach((other) => expect(overlap(strip, other)).toBe(false))
        })
      }
    },
  )

  it('a ship keeps its berth and its size when others come and go', () => {
    const quays = new Quays()
    const look = (names: ShipName[]) =>
      berths(
        names.map((name) => ship({ ...here, ship: name })),
        canal,
        plan(canal),
        { name: () => '', load: () => '0/5–11' },
        quays,
      )
    const before = look(['red-2', 'green-2'])
    const more = look(['yellow-2', 'red-2', 'green-2', 'black-2'])
    expect([more['red-2'], more['green-2']]).toEqual([before['red-2'], before['green-2']])
    const fewer = look(['yellow-2', 'green-2', 'black-2'])
    expect([fewer['green-2'], fewer['yellow-2']]).toEqual([more['green-2'], more['yellow-2']])
    expect(look(['yellow-2', 'green-2', 'black-2', 'red-3'])['green-2']).toEqual(more['green-2'])
  })

  it.each([false, true])('those that stay grow again when others leave (upright: %s)', (isUpright) => {
    const quays = new Quays()
    const look = (n: number) => {
      const ships = many(here, n)
      const chart = plan(canal, isUpright, undefined, crowding(ships, canal))
      return berths(ships, canal, chart, { name: () => '', load: () => '4/5+' }, quays)
    }
    const before = look(2)[FLEET[0]!]!.scale
    expect(look(9)[FLEET[0]!]!.scale).toBeLessThan(before)
    expect(look(3)[FLEET[0]!]!.scale).toBeGreaterThan(look(9)[FLEET[0]!]!.scale)
    expect(look(2)[FLEET[0]!]!.scale).toBe(before)
  })

  it.each([false, true])(
    'ships of all ports are drawn to one scale, the fullest says which (%s)',
    (isUpright) => {
      const east = { ...here, nation: 'us-east' } as const
      const lie = (n: number) => {
        const ships = [...many(here, n), ship({ ...east, ship: 'black-2' })]
        const chart = plan(canal, isUpright, 640, crowding(ships, canal))
        return Object.values(berths(ships, canal, chart, words)).map((at) => at.scale)
      }
      for (const n of [1, 3, 5, 7]) expect(new Set(lie(n)).size).toBe(1)
      expect(lie(7)[7]).toBeLessThan(lie(1)[1]!)
    },
  )

  it('upright in a port of two rows figures stand beside their hulls, and a row touches no other', () => {
    const FLEETS = [
      [3, 2],
      [3, 2, 1],
      [3, 2, 1, 2],
      [4, 2, 2, 1],
    ] // a row has as much as it holds
    for (const holds of FLEETS) {
      const ships = holds.map((n, k) => ship({ ...here, ship: FLEET[k]!, holds: n }))
      const chart = plan(canal, true, 640, crowding(ships, canal))
      const said = { name: () => '', load: (s: Ship) => (s.holds > 2 ? '0/2–3' : '3/2–5 ✓') }
      const lies = ships.map((s) => berths(ships, canal, chart, said)[s.ship]!)
      const taken = lies.map((at): Box => {
        expect(at.label).toBe('side')
        const { x, y, width, height } = hullBox(at)
        return { x, y: y - 1.4, width: width + 4 + wordsWidth('3/2–5'), height: height + 2.8 } // as it glows
      })
      taken.forEach((box, k) => {
        expect(isInside(box, chart.ports.eu)).toBe(true)
        taken.slice(k + 1).forEach((other) => expect(overlap(box, other)).toBe(false))
      })
    }
  })

  it('upright a port that grows by a row arranges all its ships anew, none over its edge or under another', () => {
    const holds = [1, 1, 2, 1, 1, 2, 2]
    const fleet = (n: number) => many(here, n).map((s, k) => ({ ...s, holds: holds[k]! }))
    for (const few of [1, 2, 3, 4, 5]) {
      const quays = new Quays()
      const look = (n: number) => {
        const ships = fleet(n)
        const chart = plan(canal, true, undefined, crowding(ships, canal))
        return { chart, lies: berths(ships, canal, chart, { name: () => '', load: () => '4/5+' }, quays) }
      }
      look(few)
      for (const n of [6, 7]) {
        const { chart, lies } = look(n)
        const hulls = Object.values(lies).map(hullBox)
        hulls.forEach((hull, k) => {
          expect(isInside(hull, chart.ports['eu'])).toBe(true)
          hulls.slice(k + 1).forEach((other) => expect(overlap(hull, other)).toBe(false))
        })
        if (n === 6) expect(Object.values(lies).map((at) => at.label)).toEqual(hulls.map(() => 'load'))
      }
    }
  })

  it('upright a lake with many and a port with many have more room, and the others enough', () => {
    const room = 2 * 113 + 2 * 58 // the shores, and what two zones have on a phone
    const small = (more: Partial<Ship>) => many(more, 6, 1)
    for (const more of [{ zone: 'gatun-lake' }, here] as Partial<Ship>[]) {
      const ships = small(more)
      const chart = plan(canal, true, room, crowding(ships, canal))
      expect(chart.height).toBeCloseTo(room)
      const scales = (chart: Plan) =>
        Object.values(berths(ships, canal, chart, { name: () => '', load: () => '' })).map((at) => at.scale)
      const before = scales(plan(canal, true, room))
      scales(chart).forEach((scale, k) => expect(scale).toBeGreaterThanOrEqual(before[k]!))
      expect(scales(chart)[0]).toBeGreaterThanOrEqual(0.82)
    }
    const lock = Object.values(berths(many({ zone: 'gatun-1' }, 4, 1), canal, plan(canal, true, room), words))
    expect(lock.every((at) => at.width * at.scale >= 28)).toBe(true)
  })

  it.each(['gatun-1', 'gatun-lake'] as const)('no name is cut by a hull or another name (%s)', (zone) => {
    const said = { name: () => 'USS Pegasus', load: () => '' }
    for (const sizes of [[3], [2, 1], [2, 2], [3, 1], [1, 1, 1]]) {
      const ships = sizes.map((holds, k) => ship({ ship: FLEET[k]!, zone, holds }))
      const lies = Object.values(berths(ships, canal, plan(canal), said))
      const names = lies
        .filter((at) => at.label === 'below')
        .map((at) => {
          const y = at.y + at.height * at.scale
          return { x: at.x + (at.width * at.scale) / 2 - 38, y, width: 76, height: 15 }
        })
      names.forEach((name, k) => {
        lies.forEach((other) => expect(overlap(name, hullBox(other))).toBe(false))
        names.slice(k + 1).forEach((other) => expect(overlap(name, other)).toBe(false))
      })
    }
  })

  it('names a warship below it while few ships lie there', () => {
    const said = {
      name: (s: Ship) => (s.owner === null ? 'NRP Sagres' : ''),
      load: (s: Ship) => (s.owner === null ? '' : '4/5–11'),
    }
    const sagres = ship({ ...here, ship: 'sagres', kind: 'military', owner: null })
    expect(berths([...many(here, 1), sagres], canal, plan(canal), said).sagres!.label).toBe('load')
    expect(berths([...many(here, 5), sagres], canal, plan(canal), said).sagres!.label).toBe('none')
  })

  it('no mark lies on a die or beyond the bow, however small the ship is drawn', () => {
    for (const scale of [1, 0.9, 0.78, 0.66, 0.55]) {
      for (const holds of [1, 2, 3]) {
        const die = bayAt(holds, holds - 1, 'right', scale).x + DIE.width / 2
        const [head, half] = [bowAt(holds, 'right', scale).x, markWidth(holds, scale) / 2]
        expect(head - half, `${holds} at ${scale}`).toBeGreaterThan(die - 0.5)
        expect(head + half, `${holds} at ${scale}`).toBeLessThan(hullSize(holds, false, scale).width)
        const { width } = hullSize(holds, true, scale)
        expect(width * scale - 10, `${holds} upright at ${scale}`).toBeGreaterThan(half * 2 * scale)
      }
    }
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

it('a group that goes undivided is picked up by any of its ships, a ship with a step of its own by that', () => {
  const step = (ship: string, along: string[]) =>
    ({ family: 'move', params: { ship }, notation: `move ${ship}`, facts: { along } }) as unknown as Move
  const group = step('red-2', ['green-1a', 'iowa'])
  const alone = step('black-3', [])
  const moves = [group, alone, { ...group, family: 'add', params: { ship: 'spiel' } }]
  const found = (name: ShipName) => stepsOf(moves, name)
  expect(found('red-2')).toEqual([group])
  expect(found('green-1a')).toEqual([group])
  expect(found('iowa')).toEqual([group])
  expect(found('black-3')).toEqual([alone])
  expect(found('spiel')).toEqual([])
})

it('takes a ship along only where groups are made up, and only the one in hand', () => {
  const here = { zone: 'gatun-lake', to: 'pacific' } as const
  const ships = [ship({ ...here }), ship({ ship: 'iowa', ...here }), ship({ ship: 'green-2', to: 'pacific' })]
  const view = { ships, canal }
  expect(companionOf(view, 'red-2', 'iowa')).toBe('red-2')
  expect(companionOf(view, null, 'iowa')).toBeNull()
  expect(companionOf(view, 'red-2', 'red-2')).toBeNull()
  expect(companionOf(view, 'red-2', 'green-2')).toBeNull() // it lies in a lock
  const locked = ships.map((s) => ({ ...s, zone: 'gatun-1' as const }))
  expect(companionOf({ ...view, ships: locked }, 'red-2', 'iowa')).toBeNull() // groups of a lock are made already
})

import { expect, it } from 'vitest'
import type { Move, Position } from '../../kit/server/types'
import { along, arrive, mayJoin, placesOf, toggle } from './canal/together.svelte'
import { journeys, whyNotInto } from './canal/journeys'
import { preview } from './foretell'
import { nextFlag } from './say'
import type { Facts, Lane, Ship, View, Way } from './view'

const move = (family: string, facts: Partial<Facts>, params: Move['params'] = {}): Move => ({
  id: 1,
  family,
  params,
  notation: family,
  text: `${family}!`,
  facts,
  final: false,
})
const ships = [
  { ship: 'red-2', owner: 0, zone: 'gatun-lake', to: 'pacific', holds: 2 },
  { ship: 'iowa', owner: null, zone: 'gatun-lake', to: 'pacific', holds: 1 },
] as Ship[]
const view = {
  ships,
  group: ['red-2'],
  columns: [{ dice: 2, strength: 2, lock: 1 }],
  capacity: 4,
  players: [
    { company: 'red', flags: { 'us-east': 0, eu: 1, 'us-west': 0, china: 0 }, advisors: [{ advisor: 'eu' }] },
  ],
  board: [['none'], ['none', 'load'], ['none'], ['none']],
  mover: 0,
  canal: [{ to: 'pacific', zones: ['gatun-1', 'gatun-lake'], kinds: ['lock', 'lake'] }],
  captains: [3],
  captain_moves: [0, 2, 2, 4],
  stevedores: [],
  stevedore_dice: [0],
  stevedore_cut: [0],
} as unknown as View
const at = { view } as Position<View>
const nobody = { names: [], inHand: null }
const lines = (facts: Partial<Facts>) => preview(move('move', facts, { ship: 'red-2' }), at, nobody).lines!

it('shows a finger first what cannot be taken back, and nothing else', () => {
  const step = move('move', { step: 'lock' }, { ship: 'red-2' })
  expect(preview(step, at, nobody).cost).toBe('⋈ −1')
  for (const family of ['move', 'take', 'load', 'contract', 'sail', 'flag', 'build']) {
    const light = move(family, {}, { ship: 'red-2', nation: 'eu' })
    expect(preview(light, at, nobody).isLight).toBe(true)
    expect(preview({ ...light, final: true }, at, nobody).isLight).toBe(false)
    expect(preview({ ...light, final: null }, at, nobody).isLight).toBe(false) // nobody knows
  }
  const pick = (...ship: NonNullable<Facts['ship']>) =>
    preview({ ...move('pick', { ship }), final: false }, at, nobody)
  expect(pick('red-2', 'red-3').isLight).toBe(true) // nothing is done yet
  expect(pick('red-2').isLight).toBe(false) // it goes aboard at once: which ship, is told before
})

it('tells of a farther zone all that getting there takes and brings, and plays its steps one by one', () => {
  const way = (to: string, ship: string, waterway: number, lock: number, group = [ship]) =>
    ({ to, ship, group, waterway, lock, either: 0, pushed: [], earned: [], owed: [] }) as unknown as Way
  const pushed = [{ ship: 'iowa', to: 'pacific' }] as Way['pushed']
  const ways = [
    { ...way('gatun-2', 'red-1', 0, 2, ['red-1', 'red-2']), pushed },
    way('gatun-lake', 'red-2', 0, 3),
  ]
  const step = move('move', { to: 'gatun-1', step: 'lock', ways }, { ship: 'red-2' })
  const [near, far] = journeys(step)
  expect(near!.then).toEqual(['sail', 'move red-1', 'add red-2', 'sail'])
  expect(far!.then).toEqual([...near!.then, 'move red-2', 'sail'])
  expect(preview(near!.move, at, nobody)).toMatchObject({ cost: '⋈ −2', isLight: true })
  expect(preview(near!.move, at, nobody).lines).toHaveLength(1)
  expect(far!.move.facts.to).toBe('gatun-lake')
  expect(journeys(move('move', { to: 'gatun-1' }, { ship: 'red-2' }))).toEqual([])
  expect(journeys(undefined)).toEqual([])
})

it('says of zones ahead why the ship in hand does not get there, of others nothing', () => {
  const lane = { to: 'pacific', zones: ['atlantic', 'gatun-1', 'gatun-2', 'gatun-3'] } as unknown as Lane
  const facts = {
    to: 'gatun-1',
    towards: 'pacific',
    stop: 'lock',
    ways: [{ to: 'gatun-2' }],
  } as Partial<Facts>
  const step = move('move', facts, { ship: 'red-2' })
  const said = (k: number, isTogether = false, of = lane) =>
    whyNotInto(step, of, k, isTogether).map(({ text }) => text)
  expect(said(3)[0]).toContain('stop-lock')
  expect(said(2)).toEqual([])
  expect(said(2, true)[0]).toContain('stop-together')
  expect(said(1, true)).toEqual([])
  expect(said(3, false, { ...lane, to: 'atlantic' })).toEqual([])
})

it('takes a die or a contract at one tap where it can be taken back', () => {
  for (const family of ['take', 'choose', 'contract']) {
    const light = (final: boolean | null) => preview({ ...move(family, {}), final }, at, nobody).isLight
    expect([light(false), light(true), light(null)]).toEqual([true, false, false])
  }
})

it('shows a finger what a ship, a share and a transfer cost before they are paid', () => {
  expect(preview(move('build', { money: 7 }), at, nobody).cost).toBe('−7')
  expect(preview(move('build', { money: 0 }), at, nobody).cost).toBeUndefined()
  expect(preview(move('buy', { money: 6 }), at, nobody).cost).toBe('−6')
  expect(preview(move('transfer', { price: 5 }), at, nobody).cost).toBe('−5')
  expect(preview(move('transfer', { price: 0 }), at, nobody).cost).toBeUndefined()
})

it('tells what a side of a contract is for before it is taken', () => {
  const told = (facts: Partial<Facts>) =>
    preview(move('contract', facts), at, nobody).lines!.map((l) => l.text)
  expect(told({ offered: 'front', nation: 'eu' })).toEqual(['gives-front'])
  expect(told({ offered: 'back' })).toEqual(['gives-back'])
})

it('tells which flag it would be, what its space brings, and whose advisor pays for it', () => {
  const told = (nation: string) => preview(move('flag', {}, { nation }), at, nobody).lines!.map((l) => l.text)
  expect(told('eu')).toEqual([expect.stringContaining('flag-load'), 'start-advisor'])
  expect(told('china')).toEqual([expect.stringContaining('flag-none')])
  expect(nextFlag(view, view.players[0]!, 'eu')).toMatchObject({ owned: 1, free: 'load' })
})

it('tells apart a die that is put on the wagon and one that is raised', () => {
  const told = (family: string) => preview(move(family, {}), at, nobody).lines!.map((l) => l.text)
  expect([told('rail'), told('lift')]).toEqual([['gives-rail'], ['gives-lift']])
})

it('tells what a die gives before it is taken', () => {
  expect(preview(move('take', {}, { column: 1 }), at, nobody).lines![0]!.text).toContain('gives-moves')
  const last = { view: { ...view, columns: [{ dice: 0, strength: 2, lock: 1 }] } } as Position<View>
  expect(preview(move('take', {}, { column: 1 }), last, nobody).lines![1]!.text).toContain('gives-market')
})

it('says which ships could take a die before it is picked', () => {
  const pick = (ship: Facts['ship']) => preview(move('pick', { ship }), at, nobody).lines!
  expect(pick(['red-2'])[0]!.text).toContain('takes-it')
  expect(pick([])).toEqual([])
})

it('tells a bonus with its alternative, and the pay of the navy', () => {
  const owed = [{ ship: 'red-2', company: 'red', bonus: 'captain', money: 2 }] as Facts['owed']
  expect(lines({ owed, navy: 1 }).map((l) => l.tone)).toEqual(['good', 'good'])
  expect(lines({ owed })[0]!.colour).toBe('red')
  expect(lines({ navy: 0 })).toEqual([])
})

it('says who would go together, also where a click would make it so or has', () => {
  const alone = preview(move('move', { to: 'gatun-1' }, { ship: 'iowa' }), at, nobody)
  expect(alone.text).toBe('move!')
  const joined = preview(move('move', { to: 'gatun-1' }, { ship: 'iowa' }), at, {
    ...nobody,
    selected: 'red-2',
  })
  const added = preview(move('add', { to: 'gatun-1' }, { ship: 'iowa' }), at, nobody)
  expect(joined.text).not.toBe(alone.text)
  expect(added.text).toBe(joined.text)
  const lead = move('move', { to: 'gatun-1' }, { ship: 'red-2' })
  const own = () => preview(lead, at, { ...nobody, selected: 'red-2' }).text
  expect(own()).toBe('move!')
  toggle(view, 'red-2', 'iowa')
  expect(own()).toBe(joined.text)
  toggle(view, 'red-2', 'iowa')
  expect(own()).toBe('move!')
})

it('keeps a group together where it arrives, and lets join whoever fits into a lock', () => {
  const moves = ships.map((s) => move('move', {}, { ship: s.ship }))
  const before = new Map([...placesOf(view).keys()].map((name) => [name, 'pacific gatun-1']))
  expect(along(view, 'red-2')).toEqual([])
  expect(mayJoin(view, moves, 'red-2', 'iowa')).toBe(true)
  expect(mayJoin({ ...view, capacity: 2 }, moves, 'red-2', 'iowa')).toBe(false)
  expect(mayJoin(view, moves.slice(0, 1), 'red-2', 'iowa')).toBe(false)
  expect(mayJoin(view, moves, null, 'iowa')).toBe(false)
  arrive(view, before, 'red-2')
  expect(along(view, 'red-2')).toEqual(['iowa'])
  expect(along(view, 'iowa')).toEqual([])
  arrive(view, placesOf(view), 'red-2') // nobody has moved
  expect(along(view, 'red-2')).toEqual(['iowa'])
})

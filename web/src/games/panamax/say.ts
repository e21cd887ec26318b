import type { Note } from '../../kit/app/tips.svelte'
import { tg, word, type Args } from '../../kit/text/text.svelte'
import { letterOf } from './canal/fleet'
import {
  aboard,
  dividendOf,
  GAME,
  missing,
  NATIONS,
  navyOf,
  type Advisor,
  type Column,
  type Contract,
  type FreeAction,
  type Held,
  type Lane,
  type Nation,
  type Player,
  type Ship,
  type Side,
  type View,
} from './view'

export const say = (id: string, args?: Args): string => tg(GAME, id, args)
export const nationName = (nation: string): string => word(GAME, 'nation', nation)
export const companyName = (company: string): string => word(GAME, 'company', company)
export const shipName = (ship: string): string => word(GAME, 'ship', ship)
export const zoneName = (zone: string): string => word(GAME, 'zone', zone)

/** A ship in words: name, cargo, what is missing. */
export function shipWords(ship: Ship): string {
  if (ship.kind === 'military') return say('ship-military', { ship: shipName(ship.ship), holds: ship.holds })
  const lacks = missing(ship)
  const state = ship.ready ? say('ready') : lacks ? say('lacks', { count: lacks }) : ''
  const cargo = ship.cargo.map((d) => `${companyName(d.company)} ${d.die}`).join(', ') || say('empty')
  const { min_cargo: least, max_cargo: most } = ship
  return `${say('ship-words', { ship: shipName(ship.ship), weight: aboard(ship), least, most, cargo })} ${state}`
}

/** Whose goods one side of a contract asks for. */
export const sideName = (card: { nation: Nation }, side: Side): string =>
  side === 'front' ? nationName(card.nation) : say('general-cargo')

/** One side of a contract in words: `China: 5, 2, 1 by rail`. */
export function sideWords(card: Contract, side: Side): string {
  const containers = card[side].map((c) => (c.rail ? `${c.value} ${say('by-rail')}` : `${c.value}`))
  return `${sideName(card, side)}: ${containers.join(', ')}`
}

/** A column of the action table in words: `Column 3: 2 dice, executive action`. */
export function columnWords(column: Column, k: number): string {
  const words = say('column', { number: k + 1, dice: column.dice })
  return column.executive ? `${words}, ${say('executive')}` : words
}

export const contractWords = (card: Contract): string =>
  [sideWords(card, 'front'), ...(card.back.length ? [sideWords(card, 'back')] : [])].join('; ')

/** The short name a special ship bears on the chart. */
export const nameOnChart = (ship: Ship): string => (ship.owner === null ? say(`short-${ship.ship}`) : '')

/** What lies in a ship, always in the same form: `4/5–11`, with a tick when it may sail. */
export function loadWords(ship: Ship): string {
  if (ship.kind === 'military') return ''
  const most = ship.kind === 'cruise' ? ship.holds : ship.max_cargo
  const words = say('load', { now: aboard(ship), least: ship.min_cargo, most })
  return ship.ready ? `${words} ✓` : words
}

/** A stretch of the canal on the chart: `Gatun locks`, or where there is little room `Gatun`. */
export const reachName = (reach: string, isBrief: boolean): string =>
  say(isBrief ? `brief-${reach}` : `reach-${reach}`)

/** A zone of a lane in words: where it leads, how full it is, what a die there costs. */
export function zoneWords(lane: Lane, k: number, capacity: number): string {
  const way = `${zoneName(lane.zones[k]!)} → ${zoneName(lane.to)}`
  const fee = lane.fees[k] ? say('fee-here', { fee: lane.fees[k] }) : ''
  const holds = lane.kinds[k] === 'lake' ? '' : say('holds-of', { holds: lane.holds[k] ?? 0, capacity })
  return `${way}: ${[holds, fee].filter(Boolean).join('; ')}`
}

/** Words with the paragraph that says so. */
export const noted = (id: string, paragraph: string, args?: Args): Note => ({
  text: say(id, args),
  paragraph,
  game: GAME,
})

/** The fees of the round's end, as things lie now, and what lowers them. */
export const feesNote = ({ fee, fee_parts: parts }: Player): Note =>
  noted('fee-parts', '9.3', {
    fee,
    warehouse: parts.warehouse,
    contracts: parts.contracts,
    ships: parts.ships,
  })

/** The dice that lie idle in the warehouse or the pool. */
export const idleNote = (place: 'store' | 'pool', { warehouse, pool, fee_parts: parts }: Player): Note =>
  place === 'store'
    ? noted('tip-store', '9.3', { count: warehouse, fee: parts.warehouse })
    : noted('tip-pool', '2.2', { count: pool })

/** What the next die of a column gives. */
export const columnGives = ({ strength, lock }: Column): string =>
  lock === null ? say('gives-loads', { strength }) : say('gives-moves', { strength, lock })

export function columnNote(column: Column, k: number): Note {
  const text = column.dice || column.executive ? columnGives(column) : say('column-empty')
  return { name: columnWords(column, k), text, paragraph: '3.2', game: GAME, isBelow: true } // the contract is above
}

export const contractNote = (card: Contract, side: Side, where: string): Note => ({
  name: sideWords(card, side),
  state: where,
  text: say(side === 'front' ? 'front-note' : 'back-note'),
  paragraph: side === 'front' ? '4.1' : '4.2',
  game: GAME,
  isBelow: true, // other cards lie beside it
})

export const heldNote = (held: Held, slot: number): Note => ({
  name: `${say('contract-number', { number: slot })}: ${sideWords(held, held.side)}`,
  text: say(held.side === 'front' ? 'held-front' : 'held-back', { nation: sideName(held, held.side) }),
  paragraph: '4.5',
  game: GAME,
})

export function marketNote(view: View, player: Player): Note {
  const { price, unsold } = player
  const company = companyName(player.company)
  const text = say('market-words', { company, price, dividend: dividendOf(view, price), unsold })
  return { text, paragraph: '8.1', game: GAME }
}

const PARAGRAPHS: Record<FreeAction, string> = {
  none: '5.1',
  market: '5.3',
  load: '5.4',
  moves: '5.5',
  rail: '5.6',
}

export function flagNote(nation: Nation, k: number, free: FreeAction, has: boolean, isKept: boolean): Note {
  const text = free === 'none' ? say('flag-plain') : say(`flag-${free}`)
  return {
    name: say('flag-number', { nation: nationName(nation), number: k + 1 }),
    state: isKept ? say('deferred') : has ? say('flag-there') : '',
    text,
    paragraph: PARAGRAPHS[free],
    game: GAME,
  }
}

/** The next flag of a nation that a company would get: which one it is, and what its space brings. */
export function nextFlag({ board }: View, { flags }: Player, nation: Nation) {
  const owned = flags[nation]
  const free = board[NATIONS.indexOf(nation)]?.[owned] ?? 'none'
  const name = say('flag-number', { nation: nationName(nation), number: owned + 1 })
  return { owned, free, name, brings: say(`flag-${free}`) }
}

export const advisorNote = (advisor: Advisor, pays: number): Note => ({
  name: say(`advisor-${advisor}`),
  state: say('advisor-pays', { pays }),
  text: say(`advisor-${advisor}-note`),
  paragraph: '7.4',
  game: GAME,
})

export const dockNote = (ship: Ship): Note => ({
  name: shipName(ship.ship),
  text: say('in-dock', { holds: ship.holds }),
  paragraph: '3.5',
  game: GAME,
})

/** A ship for the hovering eye: whose it is, what it needs, what it brings, how far it is. */
export function shipNote(ship: Ship, view: View): Note {
  const state =
    ship.kind === 'military'
      ? `${say('military')} · ${nationName(navyOf(ship.ship)!)}`
      : [loadWords(ship), ship.ready ? '' : say('not-ready')].join(' ')
  const lane = view.canal.find((one) => one.to === ship.to)
  const steps = lane ? lane.zones.length - 1 - lane.zones.indexOf(ship.zone!) : 0
  const cargo = ship.cargo.map((d) => `${companyName(d.company)} ${d.die}`).join(', ')
  const parts = [
    cargo && ship.kind !== 'military' ? `${cargo}.` : '',
    lane ? say('steps-away', { steps, sea: zoneName(lane.to) }) : '',
    say(ship.owner === null ? `about-${ship.kind}` : `about-${letterOf(ship).toLowerCase()}`),
  ]
  const paragraph = ship.owner === null ? (ship.kind === 'military' ? '6.11' : '1.4') : '6.8'
  return { name: shipName(ship.ship), state, text: parts.filter(Boolean).join(' '), paragraph, game: GAME }
}

export function zoneNote(lane: Lane, k: number, capacity: number): Note {
  const holds = lane.holds[k] ?? 0
  const kind = lane.kinds[k]!
  return {
    name: `${zoneName(lane.zones[k]!)} → ${zoneName(lane.to)}`,
    state: kind === 'lake' ? '' : say('holds-of', { holds, capacity }),
    text: `${say(`zone-${kind}-note`)} ${say('fee-note', { fee: lane.fees[k]! })}`,
    paragraph: kind === 'lake' ? '6.3' : '6.5',
    game: GAME,
  }
}

export const portNote = (nation: Nation, fee: number): Note => ({
  name: say('loading-zone', { nation: nationName(nation) }),
  text: `${say('port-note')} ${say('fee-note', { fee })}`,
  paragraph: '4.5',
  game: GAME,
})

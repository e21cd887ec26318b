import { tg, word, type Args } from '../../kit/text/text.svelte'
import { aboard, GAME, missing, type Column, type Contract, type Nation, type Ship, type Side } from './view'

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

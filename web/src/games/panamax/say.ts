import { tg, word, type Args } from '../../kit/text.svelte'
import { aboard, GAME, missing, type Contract, type Ship, type Side } from './view'

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
  return `${say('ship-words', { ship: shipName(ship.ship), weight: aboard(ship), least: ship.min_cargo, most: ship.max_cargo, cargo })} ${state}`
}

/** One side of a contract in words: `China: 5, 2, 1 by rail`. */
export function sideWords(card: Contract, side: Side): string {
  return `${side === 'front' ? nationName(card.nation) : say('general-cargo')}: ${card[side].map((c) => `${c.value}${c.rail ? ` ${say('by-rail')}` : ''}`).join(', ')}`
}

export const contractWords = (card: Contract): string => [sideWords(card, 'front'), ...(card.back.length ? [sideWords(card, 'back')] : [])].join('; ')

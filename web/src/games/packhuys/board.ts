import type { Blocked, Position } from '../../kit/types'
import type { BoardModule } from '../boards'
import Board from './Board.svelte'
import { cardWords, goodName, say } from './say'
import { GOODS, lead, type PhView } from './view'

const ASKED = new Set(['select', 'pay', 'lay', 'export', 'crane', 'ship', 'buy', 'remove', 'flood', 'from', 'good', 'to'])

function question(position: Position): string | null {
  const view = position.view as unknown as PhView
  return ASKED.has(view.phase) ? say(`ask-${view.phase}`, { due: view.debt }) : null
}

function blockedName(blocked: Blocked): string {
  const { cell, good, number } = blocked.params
  const value = good !== undefined ? goodName(String(good)) : (cell ?? number)
  return [say(`do-${blocked.family}`), value].filter((x) => x !== undefined).join(' ')
}

/** The whole table in sentences, for those who listen. */
function inWords(any: object, names: string[]): string[] {
  const view = any as PhView
  const stock = (counts: Record<string, number>) => GOODS.map((good) => `${goodName(good)} ${counts[good]}`).join(', ')
  const areas = view.areas.filter((a) => a.is_open).map((area) => {
    const kinds = GOODS.map((good) => ({ good, ...lead(area, good) })).filter((k) => k.counts.length)
    const said = kinds.map((k) => `${goodName(k.good)}: ${k.counts.map((c) => `${names[c.seat]} ${c.count}`).join(', ')}`)
    return `${area.cell}, ${area.leads === null ? say('open-nobody', { size: area.size }) : say('open-led', { size: area.size, who: names[area.leads] ?? '' })}. ${said.join('; ')}`
  })
  const closed = view.areas.filter((a) => !a.is_open).map((a) => `${a.cell}, ${a.keeper === null ? say('closed-nobody', { size: a.size }) : say('closed-by', { size: a.size, who: names[a.keeper] ?? '' })}`)
  return [
    say('round', { round: view.round }),
    ...view.players.map((p) => say('words-player', { who: names[p.seat] ?? '', coins: p.coins, harbour: p.hand_size.harbour, water: p.hand_size.water, areas: p.areas })),
    ...view.players.filter((p) => p.hand).map((p) => `${say('hand')}: ${p.hand!.map(cardWords).join('; ')}`),
    ...areas,
    ...closed,
    ...view.cards.map((c) => `${c.cell}: ${cardWords(c)}${c.owner === null ? '' : `, ${names[c.owner]}`}`),
    ...(view.ship ? [`${say('ship')}: ${view.ship}`] : []),
    `${say('warehouses')}: ${stock(view.supply)}`,
  ]
}

export const board: BoardModule = { Board, question, blockedName, inWords, onBoard: ['play', 'lay', 'ship', 'remove', 'area'], quiet: ['CHOSE'] }

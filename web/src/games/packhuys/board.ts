import type { EventKind } from '../../gen/packhuys'
import { sign } from '../../kit/log/log'
import type { Blocked, Position } from '../../kit/server/types'
import type { BoardModule } from '../boards'
import Board from './Board.svelte'
import { areaWords, cardWords, colourName, goodName, say } from './say'
import Sheet from './Sheet.svelte'
import { GOODS, storesOf, type Counts, type View } from './view'

const ASKED = new Set([
  'colour',
  'select',
  'pay',
  'lay',
  'export',
  'crane',
  'ship',
  'buy',
  'remove',
  'flood',
  'from',
  'good',
  'to',
])

function question({ view }: Position<View>): string | null {
  return ASKED.has(view.phase) ? say(`ask-${view.phase}`, { due: view.debt }) : null
}

function blockedName(blocked: Blocked): string {
  const { cell, good, number, colour } = blocked.params
  const value =
    good !== undefined
      ? goodName(String(good))
      : colour !== undefined
        ? colourName(String(colour))
        : (cell ?? number)
  return [say(`do-${blocked.family}`), value].filter((x) => x !== undefined).join(' ')
}

/** The whole table in sentences, for those who listen. */
function inWords(view: View, names: string[]): string[] {
  const stock = (counts: Counts) => GOODS.map((good) => `${goodName(good)} ${counts[good]}`).join(', ')
  const areas = view.areas
    .toSorted((a, b) => Number(b.is_open) - Number(a.is_open))
    .map((area) => {
      const kinds = GOODS.map((good) => ({ good, stock: storesOf(area, good) })).filter((k) => k.stock.length)
      const said = kinds.map(
        (k) => `${goodName(k.good)}: ${k.stock.map((c) => `${names[c.seat]} ${c.count}`).join(', ')}`,
      )
      return `${area.cell}, ${areaWords(area, names, view)}. ${said.join('; ')}`
    })
  return [
    say('round', { round: view.round }),
    ...view.players.map((p) =>
      say('words-player', {
        who: names[p.seat] ?? '',
        coins: p.coins,
        harbour: p.hand_size.harbour,
        water: p.hand_size.water,
        areas: p.areas,
      }),
    ),
    ...view.players.filter((p) => p.hand).map((p) => `${say('hand')}: ${p.hand!.map(cardWords).join('; ')}`),
    ...view.players
      .filter((p) => p.played)
      .map((p) => `${say('order')}: ${names[p.seat]}, ${cardWords(p.played!)}`),
    ...areas,
    ...view.cards.map((c) => `${c.cell}: ${cardWords(c)}${c.owner === null ? '' : `, ${names[c.owner]}`}`),
    ...(view.ship ? [`${say('ship')}: ${view.ship}`] : []),
    `${say('warehouses')}: ${stock(view.supply)}`,
  ]
}

const SIGNS: Partial<Record<EventKind, string>> = {
  TAX_PAID: '−',
  EARNED: '+',
  PASSED: '+',
  STORED: '⌂',
  EXPORTED: '⇥',
  REMOVED: '×',
  SHIP_MOVED: '≈',
  BOUGHT: '★',
  SPECIAL_USED: '★',
  CONTROLLED: '⚑',
  UNCONTROLLED: '○',
  IGNORED: '○',
  ENDED: '⚑',
}

export const board: BoardModule<View> = {
  Board,
  Sheet,
  question,
  blockedName,
  inWords,
  icon: (event) => sign(event, SIGNS),
  onBoard: ['play', 'pass', 'lay', 'ship', 'remove', 'area', 'buy', 'crane', 'good', 'export'],
  quiet: ['CHOSE', 'DREW_HARBOUR'],
}

import type { EventKind } from '../../gen/panamax'
import { sign } from '../../kit/log/log'
import type { Blocked, Move, Position } from '../../kit/server/types'
import type { BoardModule } from '../boards'
import Board from './Board.svelte'
import Sheet from './Sheet.svelte'
import {
  columnWords,
  companyName,
  contractWords,
  nationName,
  say,
  shipName,
  shipWords,
  sideWords,
  zoneName,
} from './say'
import { dividendOf, factsOf, FIRST_GREY, NATIONS, type Held, type View } from './view'

function question({ view: { phase } }: Position<View>): string {
  return say(`ask-${phase.replaceAll('_', '-')}`)
}

function blockedName(blocked: Blocked): string {
  const { ship, nation, company, column, slot, container } = blocked.params
  const parts = [
    say(`do-${blocked.family}`),
    ship !== undefined ? shipName(String(ship)) : undefined,
    nation !== undefined ? nationName(String(nation)) : undefined,
    company !== undefined ? companyName(String(company)) : undefined,
    column ?? slot,
    container,
  ]
  return parts.filter((x) => x !== undefined).join(' ')
}

/** The whole table in sentences, for those who listen. */
function inWords(view: View, names: string[]): string[] {
  const wagon = view.wagon.map((d) => say('wagon-die', { company: companyName(d.company), die: d.die }))
  return [
    say('round', { round: view.round }),
    ...view.players.map((p) =>
      say('words-player', {
        who: names[p.seat] ?? '',
        company: companyName(p.company),
        own: p.company_cash,
        cash: p.cash,
        price: p.price,
        dividend: dividendOf(view, p.price),
        fee: p.fee,
        loans: p.loans,
        flags: NATIONS.map((n) => `${nationName(n)} ${p.flags[n]}`).join(', '),
      }),
    ),
    ...view.ships
      .filter((s) => s.where !== 'board')
      .map((s) => `${s.nation ? nationName(s.nation) : zoneName(s.zone ?? '')}: ${shipWords(s)}`),
    ...view.columns.map(columnWords),
    ...view.contracts.flatMap((card, k) =>
      card ? [`${say('column-short', { number: k + FIRST_GREY + 1 })}: ${contractWords(card)}`] : [],
    ),
    ...(view.incoming ? [`${say('incoming')}: ${contractWords(view.incoming)}`] : []),
    ...(view.top ? [`${say('pile', { count: view.draw_pile })}: ${contractWords(view.top)}`] : []),
    ...view.players.flatMap((p) =>
      p.contracts.flatMap((held, k) => (held ? [`${names[p.seat]}, ${heldWords(held, k)}`] : [])),
    ),
    `${say('railway', { count: view.wagon.length })}: ${wagon.join(', ')}`,
  ]
}

/** A contract that somebody holds, with the containers still to be loaded. */
function heldWords(held: Held, k: number): string {
  const waiting = held.waiting.filter(Boolean).map((die) => say('container', { die }))
  const contract = say('contract-number', { number: k + 1 })
  return `${contract}: ${sideWords(held, held.side)}; ${waiting.join(', ')}`
}

/** A step that pushes others is shown on the chart before it is made. */
function asks(move: Move): string | null {
  const { pushed = [] } = factsOf(move)
  if (!pushed.length || move.family === 'add') return null
  return say('pushes', { ships: pushed.map((p) => `${shipName(p.ship)} → ${zoneName(p.to)}`).join(', ') })
}

const SIGNS: Partial<Record<EventKind, string>> = {
  SAILED: '→',
  PUSHED: '⇉',
  ARRIVED: '⚓',
  INCOME: '+',
  PASSENGER: '+',
  MILITARY_PAY: '+',
  DIVIDEND: '+',
  AWARD: '★',
  GOT_MONEY: '+',
  FEE: '−',
  LOAN: '−',
  NO_DIVIDEND: '▼',
  FLAG: '⚑',
  SHARE: '▲',
  COMPLETED: '✓',
  COMPLETED_BACK: '✓',
  ROUND: '◷',
}

export const board: BoardModule<View> = {
  Board,
  Sheet,
  question,
  blockedName,
  inWords,
  icon: (event) => sign(event, SIGNS),
  asks,
  onBoard: [
    'take',
    'transfer',
    'build',
    'pick',
    'load',
    'wagon',
    'move',
    'add',
    'sail',
    'lift',
    'flag',
    'discard',
    'choose',
    'contract',
    'captain',
    'stevedore',
    'buy',
    'raise',
    'rail',
    'free-die',
  ],
  quiet: ['TURN'],
  scoreName: () => say('score'),
}

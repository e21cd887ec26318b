import type { Blocked, Position } from '../../kit/types'
import type { BoardModule } from '../boards'
import Board from './Board.svelte'
import { companyName, nationName, say, shipName, shipWords, zoneName } from './say'
import { dividendOf, NATIONS, type PmView } from './view'

function question(position: Position): string | null {
  const view = position.view as unknown as PmView
  return view.stage === 'turn' || view.phase ? say(`ask-${view.phase.replaceAll('_', '-')}`) : null
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
function inWords(any: object, names: string[]): string[] {
  const view = any as PmView
  return [
    say('round', { round: view.round }),
    ...view.players.map((p) => say('words-player', { who: names[p.seat] ?? '', company: companyName(p.company), own: p.company_cash, cash: p.cash, price: p.price, dividend: dividendOf(view, p.price), fee: p.fee, loans: p.loans, flags: NATIONS.map((n) => `${nationName(n)} ${p.flags[n]}`).join(', ') })),
    ...view.ships.filter((s) => s.where !== 'board').map((s) => `${s.nation ? nationName(s.nation) : zoneName(s.zone ?? '')}: ${shipWords(s)}`),
    ...view.columns.map((c, k) => `${say('column', { number: k + 1, dice: c.dice })}${c.executive ? `, ${say('executive')}` : ''}`),
    say('railway', { count: view.wagon.length }),
  ]
}

export const board: BoardModule = { Board, question, blockedName, inWords, onBoard: ['take', 'transfer', 'build', 'pick', 'load', 'wagon', 'move', 'add', 'lift', 'flag', 'discard', 'choose'], quiet: ['TURN'] }

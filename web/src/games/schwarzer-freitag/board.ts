import type { EventKind } from '../../gen/schwarzer-freitag'
import { sign } from '../../kit/log/log'
import type { Blocked, Position } from '../../kit/server/types'
import type { BoardModule } from '../boards'
import Board from './Board.svelte'
import Mark from './Mark.svelte'
import Sheet from './Sheet.svelte'
import { colourName, say } from './say'
import { isColour, type View } from './view'

const ASKED = new Set(['setup_case', 'before', 'buying', 'selling', 'marker', 'fall', 'table', 'after'])

function question({ view: { phase } }: Position<View>): string | null {
  return ASKED.has(phase) ? say(`ask-${phase.replace('_', '-')}`) : null
}

function blockedName(blocked: Blocked): string {
  const value = blocked.params.colour ?? blocked.params.source ?? blocked.params.count
  const name = isColour(value) ? colourName(value) : value
  return [say(`do-${blocked.family}`), name].filter((x) => x !== undefined).join(' ')
}

/** The whole table in sentences, for those who listen. */
function inWords(view: View, names: string[]): string[] {
  const cases = (c: Record<string, number>) =>
    Object.entries(c)
      .filter(([, n]) => n)
      .map(([colour, n]) => `${colourName(colour)} ${n}`)
      .join(', ') || say('none')
  return [
    say('words-stage', {
      stage: view.stage.stage,
      subsidies: view.stage.subsidy_limit,
      trades: view.stage.trade_limit,
      draw: view.stage.draw,
    }),
    say('words-prices', { list: view.shares.map((s) => `${colourName(s.colour)} ${s.price}`).join(', ') }),
    say('words-silver', { price: view.silver.price, count: view.silver.bought }),
    say('words-market', { list: cases(view.market) }),
    say('words-purchase', { list: cases(view.purchase_track), trigger: view.track_trigger }),
    say('words-silver-track', { list: cases(view.silver_track), trigger: view.track_trigger }),
    say('words-table', {
      table: view.active_table + 1,
      list: cases(view.sale_tables[view.active_table]!),
      trigger: view.table_trigger,
    }),
    say('words-bag', { count: view.bag_size }),
    ...view.players.map((p) =>
      say('words-player', {
        who: names[p.seat] ?? '',
        gold: p.gold,
        silver: p.silver,
        shares: p.hand_size,
        subsidies: p.subsidies,
        owed: p.owed,
      }),
    ),
    ...view.players
      .filter((p) => p.hand)
      .map((p) => say('words-own', { money: p.cash ?? 0, list: cases(p.hand!) })),
  ]
}

const SIGNS: Partial<Record<EventKind, string>> = {
  BOUGHT: '+',
  SOLD: '−',
  BARS: '▬',
  GOLD: '▬',
  LAST_BARS: '▬',
  SUBSIDY: '$',
  INTEREST_PAID: '%',
  INTEREST_OWED: '%',
  CHANGE: '↻',
  CRASH: '▼',
  STAGE: '★',
  ENDED: '⚑',
  SILVER_ROSE: '▲',
}

export const board: BoardModule<View> = {
  Board,
  Mark,
  Sheet,
  question,
  blockedName,
  inWords,
  icon: (event) => sign(event, SIGNS),
  onBoard: [
    'setup',
    'special',
    'buy',
    'sell',
    'silver',
    'pass',
    'pass-purchase',
    'pass-sale',
    'marker',
    'fall',
    'table',
    'subsidy',
  ],
  endings: ['end'],
  quiet: ['TURN'],
  scoreName: () => say('score'),
}

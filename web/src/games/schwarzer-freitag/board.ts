import type { EventKind } from '../../gen/schwarzer-freitag'
import { sign } from '../../kit/log/log'
import type { Blocked, GameEvent, Move, Position } from '../../kit/server/types'
import { number } from '../../kit/text/text.svelte'
import type { Tune } from '../../kit/app/sound'
import { seatColour } from '../../kit/draw/colours'
import type { BoardModule, Figure, Mark as Trace, Preview, Scene, Short } from '../boards'
import Board from './Board.svelte'
import { changeOf, stepsOf, type Change } from './change/change'
import Mark from './draw/Mark.svelte'
import { begun } from './floor.svelte'
import Opening from './Opening.svelte'
import Sheet from './Sheet.svelte'
import Since from './people/Since.svelte'
import { colourName, say } from './say'
import { seenOf } from './people/seen'
import { fallsTo, liftsTo } from './trade/moves'
import { COLOURS, endsTurn, isColour, markedPlace, shareOf, spendsCard, UNSURE, type View } from './view'

const TRADES = new Set(['buy', 'sell'])
const ASKED = new Set(['setup_case', 'before', 'buying', 'selling', 'marker', 'fall', 'table', 'after'])

/** The moves of whoever is asked. */
const offered = ({ moves }: Position<View>): Move[] => Object.values(moves).flat()

function question(position: Position<View>): string | null {
  const { phase, interest_due: due } = position.view
  if (begun.mode) return say(`ask-${begun.mode}`)
  if (due && phase === 'before' && offered(position).length) return say('ask-due', { due })
  return ASKED.has(phase)
    ? say(`ask-${phase.replace('_', '-')}`, { place: markedPlace(offered(position)) })
    : null
}

/** How to answer it on the board. */
function how(position: Position<View>): string | null {
  const { phase } = position.view
  const moves = offered(position)
  const has = (...families: string[]) => moves.some((m) => families.includes(m.family))
  if (begun.mode === 'silver') return say('how-silver')
  if (begun.mode) return say(begun.mode === 'pass-sale' ? 'how-table-pass' : 'how-marker')
  if (phase === 'before' && moves.length) {
    const [sells, helps] = [has('sell'), has('subsidy')]
    const ways = sells && helps ? 'both' : sells ? 'sell' : helps ? 'subsidy' : 'none'
    if (position.view.interest_due) return say('how-due', { ways })
    if (!has('buy', 'silver')) return say('how-poor', { ways })
  }
  if (moves.some((m) => TRADES.has(m.family) && spendsCard(m)) && phase !== 'before') return say('how-card')
  return phase !== 'after' && ASKED.has(phase) ? say(`how-${phase.replace('_', '-')}`) : null
}

function figures({ view }: Position<View>): Figure[] {
  const own = view.players.find((p) => p.hand)
  if (!own) return []
  const shares = COLOURS.reduce((sum, c) => sum + own.hand![c] * shareOf(view, c).price, 0)
  return [
    { name: say('cash'), value: number(own.cash ?? 0), tone: 'money' },
    { name: say('figure-shares'), value: number(shares) },
    { name: say('figure-bars'), value: own.gold * 5 + own.silver },
    { name: say('short-subsidies'), value: `${own.subsidies}/${view.stage.subsidy_limit}` },
  ]
}

/** What a move does at once to prices and tracks, as the rules foretell it. */
function preview(move: Move, { view }: Position<View>): Preview | null {
  const { price, money, after, marked, falls, sets_off, unpaid, holds } = move.facts
  const colour = move.params.colour ?? move.params.source
  const lines: Preview['lines'] = []
  if (isColour(colour) && after !== undefined)
    lines.push({
      text: say('scene-price', {
        colour: colourName(colour),
        before: shareOf(view, colour).price,
        after: Number(after),
      }),
      colour,
      tone: Number(after) > shareOf(view, colour).price ? 'good' : 'bad',
    })
  const lift = isColour(colour) && marked !== undefined ? liftsTo(view, colour, Number(marked)) : ''
  if (isColour(colour) && lift) lines.push({ text: lift, colour, tone: 'good' })
  const fall = isColour(colour) && falls !== undefined ? fallsTo(view, colour, Number(falls)) : ''
  if (isColour(colour) && fall) lines.push({ text: fall, colour, tone: 'bad' })
  if (sets_off === 'yes') lines.push({ text: say('sets-off', { count: view.stage.draw }), tone: 'bad' })
  if (unpaid !== undefined)
    lines.push({ text: say('unpaid', { due: Number(unpaid), cash: Number(holds) }), tone: 'bad' })
  if (endsTurn(move) && move.family !== 'end') lines.push({ text: say('ends-turn') })
  const sum = Number(money ?? price ?? 0)
  const gain = move.family === 'sell' ? `+${sum}` : move.family === 'subsidy' ? `+${view.subsidy.pays}` : ''
  const cost = gain || (sum ? `−${sum}` : undefined)
  return { text: move.text, cost, lines, isLight: move.final === false } // what can be undone is done at once
}

/** What stopping brings with it stands on its button. */
function stops(move: Move): string | null {
  if (move.family !== 'done') return null
  if (endsTurn(move)) return say('ends-turn')
  return move.facts.sets_off === 'yes' ? say('then-change') : null
}

/** A card works once in a game: nobody spends it by one click too many. */
const asks = (move: Move): string | null => (spendsCard(move) ? say('ask-card') : null)

/** Where a move happens, by the names of places and pieces; markers lie too close together to be pointed at as well. */
function about(move: Move): string[] {
  const colour = String(move.params.colour ?? move.params.source ?? '')
  if (!isColour(colour)) return [`${move.family}-card`]
  if (move.family === 'sell') return [`hand-${colour}`]
  if (move.family === 'fall') return [`marker-${colour}`]
  if (move.family === 'table' || move.family === 'pass-sale') return [`sale-${colour}`]
  return [`market-${colour}`]
}

/** Where an event happened. */
function places({ kind, params, seat }: GameEvent): string[] {
  const { colour } = params
  const own = seat === null ? [] : [`player-${seat}`]
  if (!isColour(colour)) return kind === 'BARS' || kind === 'SILVER_ROSE' ? ['silver-marker', ...own] : own
  if (kind === 'TABLE_CASE') return [`sale-${colour}`, `market-${colour}`]
  if (kind === 'PRICE' || kind === 'MISSING') return [`marker-${colour}`]
  return [`market-${colour}`, ...own]
}

/** What somebody's action leaves marked until you act. */
function marks({ kind, params }: GameEvent): Trace[] {
  const { colour } = params
  if (kind === 'BARS') return [{ at: 'silver-card' }]
  if (!isColour(colour)) return []
  if (kind === 'BOUGHT' || kind === 'MARKED' || kind === 'SOLD') return [{ on: `stock-${colour}` }]
  return kind === 'TABLE_CASE' ? [{ at: `sale-${colour}` }] : []
}

const PAID = new Set(['INTEREST_PAID', 'DUE_PAID'])

/** What an event cost or brought its player. */
function money({ kind, params }: GameEvent): number | null {
  if (kind === 'BOUGHT') return -Number(params.price)
  if (kind === 'SOLD') return Number(params.price)
  if (kind === 'BARS' || kind === 'LAST_BARS') return -Number(params.count) * Number(params.price)
  if (kind === 'SUBSIDY') return Number(params.money)
  return PAID.has(kind) ? -Number(params.money) : null
}

function stepName(change: Change, viewer: number | null, id: string): { name: string; value?: string } {
  const [kind, colour] = id.split(' ')
  if (kind === 'interest') {
    const own = change.interest.find((i) => i.seat === viewer)
    return { name: say('scene-interest'), value: own && `−${own.money}` }
  }
  if (kind === 'draw') return { name: say('scene-draw', { count: change.drawn.length }) }
  if (kind === 'count') return { name: say('scene-count', { count: change.crash }) }
  if (kind === 'silver') return { name: say('scene-silver', { ...change.silver! }) }
  if (kind === 'stage') return { name: say('scene-stage', { stage: change.stage! }) }
  if (kind === 'settle') return { name: say('scene-settle') }
  if (kind === 'result') return { name: change.settled.find(({ seat }) => `${seat}` === colour)!.text }
  const way = (kind === 'lift' ? change.lifted : change.ways).find((w) => w.colour === colour)!
  const { before, after } = way
  const by = after - before
  return {
    name: say(`scene-${kind}`, { colour: colourName(way.colour), before, after }),
    value: `${by < 0 ? '▼' : '▲'}${Math.abs(by)}`,
  }
}

/** A price change is told before one goes on. */
function scene({ view, events, viewer }: Position<View>): Scene | null {
  const change = changeOf(view, events)
  if (!change) return null
  const steps = stepsOf(change).map(({ id, time }) => ({ id, time, ...stepName(change, viewer, id) }))
  return { title: say('change-number', { number: change.number }), steps }
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

/** Prices and interest come in fives: side by side they are read at a glance. */
function inShort({ kind, seat, params }: GameEvent): Short | null {
  if (kind === 'INTEREST_PAID' && seat !== null)
    return { colour: seatColour(seat), text: `−${params.money}`, tone: 'bad' }
  if (kind !== 'PRICE') return null
  const [before, after] = [Number(params.before), Number(params.after)]
  const tone = after > before ? 'good' : after < before ? 'bad' : undefined
  return { colour: String(params.colour), text: `${number(before)}▸${number(after)}`, tone }
}

const SOUNDS: Partial<Record<string, Tune>> = {
  CRASH: 'crash',
  CHANGE: 'draw',
  BOUGHT: 'coin',
  SOLD: 'coin',
  BARS: 'coin',
  SUBSIDY: 'coin',
}

export const board: BoardModule<View> = {
  Board,
  Mark,
  Opening,
  Sheet,
  panes: [
    { id: 'trade', name: () => say('pane-trade'), icon: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16' },
    { id: 'board', name: () => say('pane-board'), icon: 'M3 4h18v16H3zM7 16l4-5 3 2 4-6' },
    {
      id: 'players',
      name: () => say('pane-players'),
      icon: 'M12 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M4 21q1-8 8-8t8 8',
    },
  ],
  round: ({ view: { stage } }) => ({ text: say('round', { stage: stage.stage, draw: stage.draw }) }),
  question,
  how,
  Since,
  unsure: UNSURE,
  counted: ({ view }, seat) => seenOf(view.players[seat]!),
  figures,
  preview,
  asks,
  cost: stops,
  about,
  places,
  marks,
  money,
  moments: ['CHANGE', 'STAGE', 'ENDED'],
  sound: ({ kind }) => SOUNDS[kind],
  scene,
  isBegun: ({ phase }) => ['buying', 'selling', 'marker', 'fall', 'table'].includes(phase),
  blockedName,
  inWords,
  icon: (event) => sign(event, SIGNS),
  inShort,
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
  endings: ['end', 'done'],
  quiet: ['TURN'],
  scoreName: () => say('score'),
}

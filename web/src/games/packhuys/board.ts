import type { EventKind, Facts } from '../../gen/packhuys'
import { sign } from '../../kit/log/log'
import type { Blocked, GameEvent, Move, Position } from '../../kit/server/types'
import type { Tune } from '../../kit/app/sound'
import { worthOf } from '../../kit/table/worth'
import { number } from '../../kit/text/text.svelte'
import type { Around, BoardModule, Mark, Preview, Scene } from '../boards'
import Board from './Board.svelte'
import { closingOf, isClosing, scored, timesOf } from './round/closing'
import { nameOf } from './harbour/harbour'
import {
  areaWords,
  cardWords,
  colourName,
  effects,
  gainWords,
  goodName,
  outcomeWords,
  say,
  signed,
  tokenWords,
} from './say'
import MoveMark from './draw/MoveMark.svelte'
import { spotOf } from './places'
import Opening from './Opening.svelte'
import Sheet from './Sheet.svelte'
import Since from './Since.svelte'
import { GOODS, pieceOf, storesOf, type Counts, type View } from './view'

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

/** The card bears the ship, and yet it will not move: said before one lays it. */
const staying = ({ ship_stays, ship_limit }: Partial<Facts>): string[] =>
  ship_stays === 'yes' ? [say('ship-stays', { count: ship_limit! })] : []

function how({ view, moves }: Position<View>): string | null {
  const laid = Object.values(moves)
    .flat()
    .find((m) => m.family === 'lay')
  const stays = laid ? staying(laid.facts) : []
  if (stays.length) return stays[0]!
  if (view.phase === 'lay' && view.players[view.mover]?.played?.shows === 'water') return say('how-water')
  return view.phase === 'select' || view.phase === 'lay' ? say(`how-${view.phase}`) : null
}

/** What a card of the hand will do when its turn comes: in a sentence, its symbol being what is seen least. */
function foretold(move: Move, view: View, names: string[]): Preview | null {
  const you = view.players.find((p) => p.hand)
  const card = you?.hand?.find((c) => c.number === move.params.number)
  if (!card) return null
  return { text: move.text, lines: [{ text: effects(card, view, names, you!.seat).at(-1)! }] }
}

/** What laying, storing or exporting would make of the areas, and what it brings. */
function preview(move: Move, { view }: Position<View>, { names }: Around): Preview | null {
  if (move.family === 'play') return foretold(move, view, names)
  const outcomes = move.facts.outcomes as Facts['outcomes']
  if (!outcomes) return null
  const you = view.players.find((p) => p.hand)?.seat
  const coins = Number(move.facts.coins ?? 0)
  const token = tokenWords(move)
  const earned = [...(coins ? [say('earns', { coins })] : []), ...(token ? [token] : [])].map((text) => ({
    text,
    tone: 'money' as const,
  }))
  return {
    text: move.text,
    isLight: move.final === false, // what can be undone is done at once
    lines: [
      ...gainWords(move, names, view).map(({ seat, by, text }) => ({
        text,
        colour: view.players[seat]!.colour,
        tone: by === 0 ? undefined : by > 0 === (seat === you) ? ('good' as const) : ('bad' as const),
      })),
      ...earned,
      ...outcomes.map((o) => ({
        text: outcomeWords(o, names, view),
        colour: o.leads === null ? undefined : view.players[o.leads]!.colour,
        tone: o.leads !== null && o.leads === you ? ('good' as const) : undefined,
      })),
      ...staying(move.facts).map((text) => ({ text })),
    ],
  }
}

const count = (position: Position<View>, ...kinds: string[]) =>
  position.events.filter((e) => kinds.includes(e.kind)).length

/** Cards turn together, then the order; an area closes and its keeper steps in. */
function scene(position: Position<View>, before: Position<View> | null): Scene | null {
  const steps = []
  if (count(position, 'REVEALED') > 1)
    steps.push(
      { id: 'reveal', name: say('scene-reveal'), time: 1000 },
      { id: 'order', name: say('scene-order'), time: 1100 },
    )
  for (const event of position.events.filter(isClosing)) {
    const cell = String(event.params.cell)
    const closing = closingOf(before, position, cell)
    const area = position.view.areas.find((a) => a.cell === cell)
    const value = area ? nameOf(position.view, area) : cell
    if (closing)
      steps.push({ id: `close ${cell}`, name: say('scene-close'), value, time: timesOf(closing).time })
  }
  const gains = steps.length && count(position, 'CONTROLLED') ? scored(before, position) : []
  if (gains.length) steps.push({ id: 'score', name: say('scene-score'), time: 1100 })
  return steps.length ? { title: steps[0]!.name, steps } : null
}

/** To store or to export is a choice of points: each button says how many it brings now, or else the lead. */
function cost({ family, facts }: Move, position?: Position<View>): string | null {
  const { points, gains, outcomes } = facts as Partial<Facts>
  const isChoice = family === 'export' || family === 'store'
  if (!isChoice || !gains || points === undefined || points === null) return null
  const led = outcomes?.find(({ leads, is_closed }) => leads !== null && !is_closed)
  if (points === 0 && led && led.leads === position?.view.mover) return say('leads-you', { by: led.by })
  return say('gain-short', signed(points))
}

/** The card that is laid, or chosen: the one whose turn it is sees it. */
function cardOf({ family, params }: Move, { view, viewer }: Position<View>): string | null {
  if (family === 'play') return viewer === null ? null : `card ${viewer} ${params.number}`
  const played = family === 'lay' ? view.players[view.mover]?.played : null
  return played ? pieceOf(played, view.mover) : null
}

/** What a move speaks of on the board. */
function about(move: Move, position: Position<View>): string[] {
  const piece = move.family === 'ship' ? 'ship' : cardOf(move, position)
  const spot = spotOf(move)
  return [...(piece ? [piece] : []), ...(spot === null || spot === piece ? [] : [spot])]
}

/** A card or the ship goes to its cell. */
function way(move: Move, position: Position<View>): { from: string; to: string } | null {
  const [from, to] = about(move, position)
  return from && to ? { from, to } : null
}

/** Land bears its owner's colour: the harbour frames it below the leads, which a line above would cut. */
function marks(event: GameEvent): Mark[] {
  if (event.kind === 'LAID' && event.params.card !== 'water') return [{ on: String(event.params.cell) }]
  const isSeen = event.kind === 'LAID' || event.kind === 'REMOVED' || event.kind === 'SHIP_MOVED'
  return isSeen ? [{ at: String(event.params.cell) }] : []
}

const places = ({ params }: GameEvent): string[] => (params.cell === undefined ? [] : [String(params.cell)])
const COINS: Partial<Record<EventKind, number>> = { TAX_PAID: -1, EARNED: 1, PASSED: 1 }

function money({ kind, params }: GameEvent): number | null {
  const sign = COINS[kind as EventKind]
  return sign ? sign * Number(params.coins) : null
}

function figures(position: Position<View>) {
  const { view, viewer } = position
  const worth = viewer === null ? null : worthOf(position, viewer)
  const you = view.players.find((p) => p.seat === viewer)
  if (!you) return []
  return [
    { name: say('coins'), value: you.coins, tone: 'money' as const },
    { name: say('keepers'), value: you.areas },
    ...(worth ? [{ name: say('worth-head'), value: number(worth.known) }] : []),
  ]
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
      return `${nameOf(view, area)}, ${areaWords(area, names, view)}. ${said.join('; ')}`
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

const SOUNDS: Partial<Record<string, Tune>> = {
  CONTROLLED: 'coin',
  REMOVED: 'crash',
  SHIP_MOVED: 'push',
  REVEALED: 'draw',
  EARNED: 'coin',
}

/** Cards and cells; which goods, to buy or not, are asked beside each other in the panel. */
export const ON_BOARD = ['play', 'lay', 'ship', 'remove', 'area']
export const BUTTONS = 4 // as many as a crane has answers

export const board: BoardModule<View> = {
  Board,
  moments: ['ROUND', 'CONTROLLED', 'ENDED', 'SCORED_TOKENS', 'SCORED_FIRST', 'SCORED_MONEY', 'SCORED_AREA'],
  scores: ['SCORED_TOKENS', 'SCORED_FIRST', 'SCORED_MONEY', 'SCORED_AREA'],
  held: (view, seat) => (view.players[seat]?.hand ?? []).map(cardWords),
  Opening,
  Sheet,
  Since,
  question,
  blockedName,
  inWords,
  icon: (event) =>
    event.kind.startsWith('SCORED') ? (Number(event.params.by) > 0 ? '▲' : '▼') : sign(event, SIGNS),
  panes: [
    { id: 'harbour', name: () => say('pane-harbour'), icon: 'M12 4v15M8 8h8M5 13q1 6 7 6t7 -6' },
    { id: 'areas', name: () => say('pane-areas'), icon: 'M4 5h7v7H4zM11 12h9v7h-9zM4 12h7v7H4z' },
    {
      id: 'players',
      name: () => say('pane-players'),
      icon: 'M8 11a3 3 0 1 0 0 -6a3 3 0 0 0 0 6M3 19c0 -7 10 -7 10 0M16 12a2.5 2.5 0 1 0 0 -5M15 14c4 -1 6 2 6 5',
    },
  ],
  round: ({ view }) => ({ text: say('round', { round: view.round }) }),
  how,
  preview,
  cost,
  scene,
  marks,
  about,
  way,
  places,
  money,
  sound: ({ kind }) => SOUNDS[kind],
  figures,
  onBoard: ON_BOARD,
  buttons: BUTTONS,
  Mark: MoveMark,
  quiet: ['CHOSE', 'DREW_HARBOUR'],
}

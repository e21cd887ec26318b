import type { EventKind } from '../../gen/panamax'
import { sign } from '../../kit/log/log'
import type { Blocked, GameEvent, Move, Position } from '../../kit/server/types'
import type { Tune } from '../../kit/app/sound'
import type { BoardModule, Figure, Mark as Trace, Scene } from '../boards'
import { arrivalIn } from './canal/arrival'
import { preview } from './foretell'
import Board from './Board.svelte'
import Budget from './dice/Budget.svelte'
import Mark from './draw/Mark.svelte'
import { cameFrom } from './canal/chart'
import { mayJoin } from './canal/together.svelte'
import { hasCargo, hasNothingToLoad, isLoadingOver, LOADS, ownMoves } from './loading'
import Opening from './Opening.svelte'
import { endsRound, TOLD } from './round/roundEnd'
import Sheet from './Sheet.svelte'
import { word } from '../../kit/text/text.svelte'
import {
  columnWords,
  companyName,
  contractWords,
  feesNote,
  idleNote,
  nationName,
  noted,
  say,
  shipName,
  shipWords,
  sideWords,
  zoneName,
} from './say'
import {
  dividendOf,
  factsOf,
  FIRST_GREY,
  GAME,
  isShort,
  NATIONS,
  type Held,
  type Nation,
  type ShipName,
  type View,
} from './view'

/** Where a ship must be placed before the dice of the starting contract can be loaded. */
function portWanted({ view, moves }: Position<View>): Nation | null {
  if (view.phase !== 'start_loading' || (moves[view.mover] ?? []).some((m) => LOADS.has(m.family)))
    return null
  return view.players[view.mover]?.contracts.find((held) => held)?.nation ?? null
}

function question(position: Position<View>, picked: string | null = null): string {
  if (picked?.startsWith('dock ')) return say('ask-port')
  if (hasNothingToLoad(position)) return say(hasCargo(position) ? 'ask-loading-none' : 'ask-loading-empty')
  const nation = portWanted(position)
  if (nation) return say('ask-start-build', { nation: nationName(nation) })
  // The owner is asked, whoever's turn it is.
  const bonus = Object.values(position.moves)
    .flat()
    .find((m) => m.family === 'bonus')
  const ship = bonus ? factsOf(bonus).ship?.map(shipName).join(' ') : undefined
  return say(`ask-${position.view.phase.replaceAll('_', '-')}`, { ship: ship ?? '' })
}

function blockedName(blocked: Blocked): string {
  const { ship, nation, company, column, slot, container, starting, side, advisor } = blocked.params
  if (slot !== undefined && container !== undefined)
    return say('container-of', { container: Number(container), contract: Number(slot) })
  const parts = [
    say(`do-${blocked.family}`),
    ship !== undefined ? shipName(String(ship)) : undefined,
    nation !== undefined ? nationName(String(nation)) : undefined,
    company !== undefined ? companyName(String(company)) : undefined,
    starting !== undefined ? word(GAME, 'starting', String(starting)) : undefined,
    side !== undefined ? word(GAME, 'side', String(side)) : undefined,
    advisor !== undefined ? word(GAME, 'advisor', String(advisor)) : undefined,
    column ?? slot ?? container,
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

const HOWS = new Set([
  'before',
  'moving',
  'group',
  'contract',
  'loading',
  'executive',
  'start_contract',
  'flag',
  'free_rail',
])

/** What the ships of a company must at least have aboard, by their size. */
function leasts({ ships, mover }: View): Record<'small' | 'medium' | 'large', number> {
  const of = (holds: number) => ships.find((s) => s.owner === mover && s.holds === holds)?.min_cargo ?? 0
  return { small: of(1), medium: of(2), large: of(3) }
}

function how(position: Position<View>, picked: string | null = null): string | null {
  const { phase } = position.view
  if (isLoadingOver(position)) return null
  if (hasNothingToLoad(position)) return say('how-loading-none')
  const own = ownMoves(position)
  const player = position.view.players[position.view.mover]
  if (phase === 'before' && player && isShort(position.view, player))
    return say('how-fees-short', { fee: player.fee, cash: player.company_cash })
  if (own.some((m) => mayJoin(position.view, own, picked, String(m.params.ship) as ShipName)))
    return say('how-group', leasts(position.view))
  if (phase === 'before' && own.some((m) => m.family === 'transfer')) return say('how-transfer')
  return HOWS.has(phase) ? say(`how-${phase.replaceAll('_', '-')}`, leasts(position.view)) : null
}

/** The piece that makes a move: a ship in the canal, one in its dock, or a die that changes its side. */
function pieceOf({ family, params }: Move): string | null {
  if (family === 'move') return String(params.ship)
  if (family === 'build') return `dock ${params.model}`
  if (family === 'transfer') return `from ${params.source}`
  return null
}

const CARDS = new Set(['captain', 'stevedore', 'cut'])

/** What a move speaks of on the board. */
function about(move: Move, { view }: Position<View>): string[] {
  const { family, params } = move
  const facts = factsOf(move)
  const start = family === 'choose' ? view.starting.find(({ card }) => card === facts.contract) : undefined
  if (start) return [`port ${start.nation}`]
  const to = facts.to ? [`${facts.towards} ${facts.to}`] : []
  if (params.ship !== undefined) return [String(params.ship), ...to]
  if (family === 'take') return [`column ${params.column}`]
  if (family === 'transfer') return [`column ${params.source}`, `column ${params.target}`]
  if (family === 'buy') return [`price ${params.company}`]
  if (family === 'build') return [`port ${params.nation}`]
  if (family === 'flag') return [`platform ${params.nation}`]
  if (family === 'raise') return [`price ${view.players[view.mover]!.company}`]
  if (CARDS.has(family)) return [`cards ${view.mover}`]
  if (facts.ship) return facts.ship
  if (facts.contract !== undefined) return [`contract ${facts.contract}`]
  return to
}

/** A ship from where it lies, a new one from its dock, a die to another column. */
function way(move: Move): { from: string; to: string } | null {
  const { family, params } = move
  const facts = factsOf(move)
  if (family === 'transfer') return { from: `column ${params.source}`, to: `column ${params.target}` }
  if (family === 'move' && facts.to) return { from: String(params.ship), to: `${facts.towards} ${facts.to}` }
  return null
}

function marks({ kind, params }: GameEvent, { view }: Position<View>): Trace[] {
  switch (kind) {
    case 'SAILED':
      return [{ piece: String(params.ship), from: cameFrom(view, String(params.ship), String(params.place)) }]
    case 'BUILT':
    case 'LOADED':
      return [{ on: String(params.ship) }]
    case 'TOOK_DIE':
      return [{ at: `die ${params.column} ${ROWS - Number(params.strength)}` }]
    case 'TOOK_EXECUTIVE':
      return [{ at: `executive ${params.column}` }]
    case 'SHARE':
      return [{ at: `price ${params.company}` }]
    default:
      return []
  }
}

/** The round's end as an account: what follows waits until it is closed. */
function account(): Scene {
  return {
    title: say('round-end'),
    steps: TOLD.map((id) => ({
      id,
      name: say(id === 'account' ? 'account-close' : `step-${id}`),
      time: 1500,
      waits: id === 'account',
    })),
  }
}

/** Ships have left the canal: they come in, then everybody's cargo is paid. */
function scene({ view, events }: Position<View>): Scene | null {
  if (endsRound(events)) return account()
  const came = arrivalIn(events)
  if (!came) return null
  const ships = came.ships.map(shipName).join(', ')
  return {
    title: say('scene-arrival', { sea: zoneName(came.sea) }),
    steps: [
      { id: 'arrival', name: ships, time: 700 },
      ...came.pays.map(({ seat, money }) => ({
        id: `pay ${seat}`,
        name: companyName(view.players[seat]!.company),
        value: `+${money}`,
        time: 750,
      })),
    ],
  }
}

const SOUNDS: Partial<Record<string, Tune>> = {
  ARRIVED: 'coin',
  PUSHED: 'push',
  ROLLED: 'draw',
  TOOK_DIE: 'draw',
  NO_DIVIDEND: 'crash',
}

/** What an event speaks of on the board. */
function places({ params }: GameEvent): string[] {
  if (params.ship !== undefined) return [String(params.ship)]
  if (params.column !== undefined) return [`column ${params.column}`]
  if (params.company !== undefined) return [`price ${params.company}`]
  return []
}

const GAINS = new Set<string>([
  'INCOME',
  'PASSENGER',
  'MILITARY_PAY',
  'DIVIDEND',
  'AWARD',
  'GOT_MONEY',
  'FEE_CUT',
])
const COSTS = new Set<string>(['FEE', 'TRANSFERRED', 'BUILT'])

function money({ kind, params }: GameEvent): number | null {
  if (kind === 'SHARE') return -Number(params.price)
  const amount = Number(params.money ?? 0)
  if (!amount) return null
  return GAINS.has(kind) ? amount : COSTS.has(kind) ? -amount : null
}

function figures({ view, viewer }: Position<View>): Figure[] {
  const own = view.players[viewer ?? view.mover]
  if (!own) return []
  return [
    { name: say('firm'), value: own.company_cash, tone: 'money', note: noted('firm-note', '2.1') },
    { name: say('own'), value: own.cash, tone: 'money', note: noted('own-note', '2.1') },
    {
      name: say('fees'),
      value: own.fee ? `−${own.fee}` : 0,
      tone: isShort(view, own) ? 'bad' : undefined,
      note: feesNote(own),
    },
    { name: say('store'), value: own.warehouse, note: idleNote('store', own) },
    { name: say('pool'), value: own.pool, note: idleNote('pool', own) },
  ]
}

const ROWS = 3 // of a column

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

const CANAL = 'M3 9c3-3 6 3 9 0s6-3 9 0M3 15c3-3 6 3 9 0s6-3 9 0'
const DICE = 'M4 4h16v16H4zM8.500 8.500h.01M15.500 15.500h.01M12 12h.01'
const FIRM = 'M4 20V9l8-5 8 5v11zM9 20v-6h6v6'

export const board: BoardModule<View> = {
  Board,
  moments: ['ROUND', 'INCOME', 'AWARD'],
  Budget,
  Mark,
  Opening,
  Sheet,
  wide: true,
  panes: [
    { id: 'canal', name: () => say('pane-canal'), icon: CANAL },
    { id: 'dice', name: () => say('pane-dice'), icon: DICE },
    { id: 'companies', name: () => say('pane-companies'), icon: FIRM },
  ],
  watches: 'canal',
  sheet: 156,
  round: ({ view }) => ({
    text: say('round', { round: view.round }),
    at: view.round,
    of: view.awards.length,
  }),
  order: ({ view }) => view.order,
  question,
  how,
  preview,
  asks: ({ family }, position) => (family === 'done' && !isLoadingOver(position) ? say('ask-done') : null),
  passes: ({ family }, position) =>
    family === 'done' && isLoadingOver(position) && position.view.free_action === 'none'
      ? { text: say('end-turn'), then: ['done', 'end'] }
      : null,
  figures,
  pieceOf,
  about,
  way,
  endings: ['end'], // not `done`: it may end the turn, and its words do not say so
  isBegun: (view) => view.phase === 'target' || view.phase === 'group',
  blockedName,
  inWords,
  icon: (event) => sign(event, SIGNS),
  money,
  places,
  marks,
  peeks: ['SAILED', 'LOADED'],
  scene,
  sound: ({ kind }) => SOUNDS[kind],
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
    'keep',
    'advisor',
    'bonus',
    'benefit',
    'bid',
  ],
  quiet: ['TURN'],
  scoreName: () => say('score'),
}

import Board from './Board.svelte'
import Opening from './Opening.svelte'
import Sheet from './Sheet.svelte'
import { tg, word } from '../../kit/text/text.svelte'
import type { Blocked, Position } from '../../kit/server/types'
import type { Tune } from '../../kit/app/sound'
import type { Around, BoardModule, Preview } from '../boards'
import type { GameEvent, Move } from '../../kit/server/types'
import Budget from './choosing/Budget.svelte'
import Since from './choosing/Since.svelte'
import { brief } from './brief'
import { scene } from './counting/scene'
import { plans, plansOf } from './choosing/plans'
import { standingsAt } from './choosing/standing'
import { others } from './neutral'
import { cardWords, closingWords, discarded, lockLimits, shortPlace, workerName } from './say'
import { colourOf, isFirstWorker, numberOf, type Closing, type View } from './view'

const say = (id: string, args?: Record<string, string | number>) => tg('arriala', id, args)

function workers(list: string[]): string {
  return list
    .map((name) =>
      say('board-worker', { colour: word('arriala', 'colour', colourOf(name)), number: numberOf(name) }),
    )
    .join(', ')
}

function inWords(view: View, names: string[]): string[] {
  const places = view.canal
    .filter((p) => p.workers.length || p.lock)
    .map((p) => {
      const where = p.town
        ? word('arriala', 'town', p.town)
        : say('board-field', { number: p.number!, section: word('arriala', 'section', `s${p.section}`) })
      return `${where}: ${p.lock ? say('board-lock') : workers(p.workers)}`
    })
  const stretches = view.stretches
    .filter((s) => !s.counted && s.workers)
    .map((s) => {
      const leader = s.leader ? word('arriala', 'colour', s.leader) : say('board-nobody')
      const { fields, workers, points } = s
      const section = word('arriala', 'section', `s${s.section}`)
      return `${section}: ${say('board-stretch', { fields, workers, points, leader })}`
    })
  const plots = view.vineyards.map((v) => {
    const name = word('arriala', 'vineyard', v.vineyard)
    const plot = say('board-vineyard', { name, workers: v.workers.length, fields: v.fields })
    return `${plot} ${workers(v.workers)}`
  })
  const people = view.players.map((p) =>
    say('board-player', {
      who: names[p.seat] ?? '',
      points: p.points,
      reserve: p.reserve,
      cards: p.hand_size,
    }),
  )
  const sites = view.river.map((r) => {
    const name = word('arriala', 'site', r.site)
    const who = r.workers[0] && word('arriala', 'colour', colourOf(r.workers[0]))
    return who ? say('board-built-by', { name, who }) : say('board-not-built', { name })
  })
  const masters = Object.entries(view.master).map(([structure, isBuilt]) =>
    say(isBuilt ? 'board-built' : 'board-not-built', { name: word('arriala', 'structure', structure) }),
  )
  const thrown = discarded(view)
  const supply = [
    say('board-locks-left', { count: view.locks_left }),
    `${say('tip-locks')}: ${lockLimits(view).join(', ')}`,
    say('board-pile', { count: view.pile }),
    ...(thrown.length ? [`${say('discards-title')}: ${thrown.join(', ')}`] : []),
  ]
  return [...people, ...places, ...stretches, ...plots, ...sites, ...masters, ...supply]
}

/** What is asked in the action under way, or of the piece in hand; before that the action points say enough. */
function question({ view }: Position<View>, picked: string | null): string | null {
  const { pending, phase } = view
  if (!pending) return picked && say('ask-place')
  const doing = say(`doing-${pending.action.replaceAll('_', '-')}`)
  const action = pending.free_fields > 0 ? `${doing} ${pending.free_fields}` : doing // the number of the card
  return say(`ask-${phase}`, { action })
}

const SHORES = [
  ['vineyard', 'also-vineyard'],
  ['site', 'also-site'],
] as const

/** What the places cost where all cost the same, and what lies beside the canal; which worker, the question asks. */
function how({ view, moves }: Position<View>, picked: string | null): string | null {
  const { pending, phase } = view
  const own = moves[view.mover] ?? []
  if (pending && phase === 'worker') return null
  const isFirst = isFirstWorker(view) && own.some((m) => m.family === 'place')
  if (!pending && !picked) return say(isFirst ? 'how-first' : 'how-action')
  const all = plans(own, pending)
  const shown = pending ? all.filter((p) => !p.then.length) : plansOf(view, all, picked!)
  const onMap = shown.filter((p) => p.place.startsWith('to '))
  const costs = new Set(onMap.map((p) => p.cost))
  const [each] = costs // what is paid already costs nothing more
  const way = costs.size === 1 && each ? say('how-each', { points: each }) : say('how-place')
  const also = SHORES.flatMap(([kind, id]) => {
    const plan = shown.find((p) => p.place.startsWith(kind))
    return plan && onMap.length ? [say(id, { points: plan.cost })] : []
  })
  return also.length ? `${way} ${say('how-also', { places: also.join(', ') })}` : way
}

function round({ view, over }: Position<View>) {
  const count = view.stretches.filter((s) => !s.counted).length
  return { text: over ? '' : say('round-text', { round: view.round, count }) }
}

const PLACES = ['to', 'vineyard', 'site']
const SPENT_ON = ['walk', 'card', 'draw', 'to-vineyard', 'place', 'river', 'lock', 'to-canal']

/** Points for what is built, beside those of a stretch it closes. */
function broughtBy({ family, facts }: Move, { pending }: View): { text: string; tone: 'good' } | null {
  const action = pending?.action ?? family
  if (action !== 'lock' && action !== 'river') return null
  const points = Number(action === 'lock' ? facts.lock_points : facts.river_points)
  return points ? { text: `+${say('board-points', { count: points })}`, tone: 'good' } : null
}

/** A card says what it does before it is played; what it begins can be taken back. */
function cardPreview({ params }: Move, view: View): Preview {
  const card = String(params.card)
  return {
    isLight: true,
    text: word('arriala', 'card', card),
    cost: say('cost-ap', { points: view.costs.card }),
    lines: [{ text: cardWords(view, card, 'does') }],
  }
}

/** What the action points could still be spent on. */
function stopPreview(move: Move, { moves, view }: Position<View>): Preview {
  const families = new Set((moves[view.mover] ?? []).map((m) => m.family))
  const list = SPENT_ON.filter((family) => families.has(family)).map((family) =>
    family === 'card' ? say('caption-cards') : say(`doing-${family}`),
  )
  return {
    text: move.text,
    lines: list.length ? [{ text: say('stop-still', { list: list.join(', ') }) }] : [],
  }
}

/** A plan, or the last step of an action, in as few words as the log has. */
function said({ family, text }: Move, view: View, place: string, worker: string | null | undefined): string {
  const action = view.pending?.action ?? family
  if (!place) return text
  const short = shortPlace(view, place)
  if (worker) return say('plan-to', { worker: workerName(worker), place: short })
  if (action === 'lock') return say('plan-lock', { place: short })
  return action === 'place' ? say('plan-place', { place: short }) : text
}

/** What a move costs, and brings: points at once, a stretch, or the lead. */
function preview(move: Move, position: Position<View>, { names }: Around): Preview | null {
  const { view, viewer } = position
  if (move.family === 'card') return cardPreview(move, view)
  if (move.family === 'stop') return stopPreview(move, position)
  const closes = (move.facts.closes as Closing[] | undefined) ?? []
  const isStep = PLACES.includes(move.family)
  if ((!move.facts.closes && !isStep) || move.facts.ways) return null
  const own = view.players.find((p) => p.seat === viewer)?.colour ?? null
  const brings = broughtBy(move, view)
  const action = view.pending?.action ?? move.family
  const place = (move.facts.place as string | undefined) ?? (isStep ? move.notation : '')
  const mover = (move.facts.worker as string | null | undefined) ?? (isStep ? view.pending?.worker : null)
  const stands = action === 'lock' || closes.length ? [] : standingsAt(view, names, own, place, mover ?? null)
  return {
    text: said(move, view, place, mover),
    cost: move.facts.cost ? say('cost-ap', { points: Number(move.facts.cost) }) : undefined,
    lines: [
      ...(brings ? [brings] : []),
      ...stands,
      ...closes.map((c) => ({
        text: `+${c.points} ${closingWords(c, view, names, own)}`,
        colour: c.colour ?? undefined,
        tone: c.colour === own ? ('good' as const) : undefined,
      })),
    ],
  }
}

/** What is asked once more: to give points away, and to spend the last of them. */
function asks({ family, facts }: Move): string | null {
  if (family === 'stop' && Number(facts.left) > 0) return say('asks-stop', { left: Number(facts.left) })
  return facts.last ? say('asks-last') : null
}

/** Places an event speaks of, as the map names them. */
function places({ kind, params }: GameEvent): string[] {
  if (kind === 'LOCK') return [`${String(params.section)} ${params.number}`]
  return [params.from, params.to, params.on, params.site, params.structure]
    .filter((p) => p !== undefined)
    .map(String)
}

/** What a move speaks of: a worker, a card, a place of the map or on the shore. */
function about({ family, params }: Move, { view }: Position<View>): string[] {
  switch (family) {
    case 'worker':
      return [`${params.colour} ${params.number}`]
    case 'to': {
      const place = view.canal.find((p) => p.position === params.position)
      return place ? [place.town ?? `s${place.section} ${place.number}`] : []
    }
    case 'card':
      return [`card ${params.card}`]
    case 'draw':
      return ['pile']
    case 'lock':
      return ['locks']
    default:
      return [params.vineyard, params.site, params.structure].filter((p) => p !== undefined).map(String)
  }
}

/** The worker of an action under way, or chosen just before, goes to its place. */
function way(move: Move, position: Position<View>, before: Move[] = []): { from: string; to: string } | null {
  const chosen = before.find((m) => m.family === 'worker')
  const from = chosen ? about(chosen, position)[0] : position.view.pending?.worker
  const to = move.family === 'worker' ? undefined : about(move, position)[0]
  return from && to ? { from, to } : null
}

/** What brings points, for the log's line ends. */
const SCORING = ['STRETCH_WON', 'RIVER', 'LOCK', 'MASTER', 'VINEYARD_WON']
function blockedName(blocked: Blocked): string {
  if (blocked.family === 'card') return word('arriala', 'card', String(blocked.params.card))
  return say(`doing-${blocked.family}`)
}

const LINES = 4 // of a preview: what, who leads here and there, what comes of it
const STEPS = ['walk', 'worker', 'to', 'vineyard', 'site', 'structure', 'card']
const BEGUN_BY_PIECES = ['to-vineyard', 'river', 'to-canal', 'place', 'lock', 'draw']
const SOUNDS: Partial<Record<string, Tune>> = {
  STRETCH_WON: 'coin',
  RIVER: 'coin',
  MASTER: 'coin',
  LOCK: 'push',
  DREW: 'draw',
}

export const board: BoardModule<View> = {
  Board,
  held: (view, seat) =>
    Object.entries(view.players[seat]?.hand ?? {}).flatMap(([card, count]) =>
      count ? [`${count} × ${word('arriala', 'card', card)}`] : [],
    ),
  moments: ['STRETCH_WON', 'STRETCH_TO_NEUTRAL', 'STRETCH_FOR_NOBODY', 'LOCK', 'RIVER', 'ENDED'],
  Opening,
  Sheet,
  onBoard: [...STEPS, ...BEGUN_BY_PIECES],
  endings: ['stop'],
  asks,
  wastes: ({ facts }) => Number(facts.left) > 0,
  stays: () => say('stop-best'),
  panes: [
    {
      id: 'map',
      name: () => say('pane-map'),
      icon: 'M3 7c4 -4 7 4 11 0s5 0 7 -1M3 17c4 -4 7 4 11 0s5 0 7 -1',
    },
    { id: 'hand', name: () => say('pane-hand'), icon: 'M5 5h8v14H5zM13 7l6 2l-4 11l-3 -1' },
    {
      id: 'players',
      name: () => say('pane-players'),
      icon: 'M8 11a3 3 0 1 0 0 -6a3 3 0 0 0 0 6M3 19c0 -7 10 -7 10 0M16 12a2.5 2.5 0 1 0 0 -5M15 14c4 -1 6 2 6 5',
    },
  ],
  brief,
  round,
  staked: 'vineyards',
  question,
  how,
  Since,
  Budget,
  preview,
  lines: LINES,
  isBegun: (view) => view.pending !== null,
  about,
  way,
  places,
  money: (event) => (SCORING.includes(event.kind) ? Number(event.params.points) : null),
  sound: ({ kind }) => SOUNDS[kind],
  scene: (position, _before, names) => scene(position, names),
  quiet: ['TURN'],
  inWords,
  blockedName,
  others: ({ view }) => others(view),
}

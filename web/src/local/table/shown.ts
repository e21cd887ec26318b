/** What a table shows: the server's shapes, made as `server/http/position_views.py` makes them. */

import { nameIn } from './botName'
import type * as Api from '../../gen/api'
import type { GameEvent, LogLine, Position, Table, TableCard } from '../../kit/server/types'
import { finalMoves } from '../engine/looking'
import type { Match } from '../engine/runtime'
import type { Note } from '../engine/telling'
import type { Lang, Words } from '../engine/words'
import { keptMoves, playedBy, type Line, type Row } from './row'
import { endingOf, STEP, type LocalTable } from './table'

export const ME = 'here' // the one person there is
const BLOCKED = 120 // refused moves told with a position

// -- a position ---------------------------------------------------------------------------------

/** The position after a line, as a seat sees it (null: nobody's); `mayAct` where moves are offered. */
export function positionShown(
  table: LocalTable,
  seq: number,
  viewer: number | null,
  lang: Lang,
  mayAct = true,
): Position {
  const match = table.matchAt(seq)
  const isNow = seq === table.seq && !table.isDone && mayAct
  const deciding = isNow
    ? table.own.filter((k) => match.toAct.includes(k) && !playedBy(table.row.seats[k]!))
    : []
  const bySeat = <T>(make: (seat: number) => T) =>
    Object.fromEntries(deciding.map((k) => [String(k), make(k)]))
  return {
    seq,
    to_act: match.toAct,
    over: match.over,
    ending: endingOf(match),
    scores: match.scores,
    ranking: match.ranking,
    worth: worthShown(match, viewer),
    view: match.view(viewer),
    viewer,
    moves: bySeat((seat) => movesShown(table, match, seat, lang)),
    blocked: bySeat((seat) => blockedShown(table, match, seat, lang)),
    events: eventsShown(table, seq, lang),
    undo: undoShown(table, match, lang),
    clocks: null,
  }
}

/** Everybody's line of the score sheet if the game ended now; after the end nothing is hidden. */
function worthShown(match: Match, viewer: number | null): Api.WorthShown[] {
  return match.worth(viewer).map((line, seat) => {
    const { total, ...parts } = line as Record<string, number | null>
    return { seat, known: total!, parts, hidden: !match.over && Object.values(parts).includes(null) }
  })
}

function movesShown({ telling }: LocalTable, match: Match, seat: number, lang: Lang): Api.MoveShown[] {
  const moves = match.moves(seat)
  const final = finalMoves(match, seat, moves)
  return moves.map((id) => {
    const name = telling.moves[id]!
    const facts = match.facts(id, seat)
    return { ...name, text: telling.move(lang, name, facts), facts, final: final.has(id) }
  })
}

/** Moves of the kinds offered in this phase that are refused, with the reason. */
function blockedShown({ telling }: LocalTable, match: Match, seat: number, lang: Lang): Api.BlockedMove[] {
  const found: Api.BlockedMove[] = []
  const phase = match.get('phase') as number
  const { families } = telling.game.manifest.moves
  const offered = new Set(families.filter((f) => f.phases.includes(phase)).map((f) => f.name))
  for (const { id, family, params, notation } of telling.moves) {
    if (found.length >= BLOCKED) break
    const refusal = offered.has(family) ? match.whyNot(id, seat) : null
    if (!refusal) continue
    const { name, paragraph } = refusal
    const text = telling.refusal(lang, name, match.facts(id, seat))
    found.push({ notation, family, params, code: name.toLowerCase(), paragraph, text })
  }
  return found
}

function undoShown(table: LocalTable, match: Match, lang: Lang): Api.UndoShown {
  const { words, telling, own } = table
  const no = (why_not: string) => ({ possible: false, why_not })
  const last = match.history.at(-1)
  if (!own.length) return no(words.say(lang, 'undo-not-seated'))
  if (table.isDone) return no(words.say(lang, 'problem-not-running'))
  if (last && !own.includes(last.seat)) return no(words.say(lang, 'undo-not-yours'))
  if (table.row.kind === 'play' && keptMoves(table.row.lines).at(-1)?.by_bot)
    return no(words.say(lang, 'undo-of-bot'))
  if (!last || table.isAsBegun) return no(telling.words.say(lang, 'undo-nothing'))
  return match.mayUndo ? { possible: true, why_not: null } : no(telling.words.say(lang, 'undo-revealed'))
}

// -- the log ------------------------------------------------------------------------------------

/** How the players are called, by seat. */
export function namesIn({ row, words }: LocalTable, lang: Lang): Record<number, string> {
  const somebody = words.say(lang, 'somebody')
  return Object.fromEntries(
    row.seats.map((seat, k) => [k, nameIn(seat, k, levelIn(words, lang)) ?? somebody]),
  )
}

/** What a line caused, in words. */
export function eventsShown(table: LocalTable, seq: number, lang: Lang): GameEvent[] {
  const names = namesIn(table, lang)
  const notes = table.notes[seq - 1]!.filter((note) => note.kind !== STEP) as Note[]
  return notes.map((note) => ({ ...note, text: table.telling.event(lang, note, names) }))
}

export function lineShown(table: LocalTable, line: Line, lang: Lang): LogLine {
  const { seq, kind, seat, at, back } = line
  const events = eventsShown(table, seq, lang)
  const notation = notationFor(table, line)
  return { seq, kind, seat, notation, text: lineText(table, line, notation, events, lang), events, at, back }
}

/** A line as one sentence or a few: what the move caused, else the move itself. */
function lineText(
  table: LocalTable,
  line: Line,
  notation: string | null,
  events: GameEvent[],
  lang: Lang,
): string {
  const { words } = table
  const who = line.seat === null ? '' : (namesIn(table, lang)[line.seat] ?? '')
  if (line.kind === 'undo') return words.say(lang, 'log-undo', { who, count: line.back })
  const text = events.map((event) => event.text).join(' ')
  if (text) return text
  if (line.kind === 'start') return words.say(lang, 'log-start')
  if (notation === null || isSecret(table, notation)) return words.say(lang, 'log-secret', { who })
  // a step of a longer move, which will be told when it is complete
  return words.say(lang, 'log-step', { who, move: stepText(table, line, lang) })
}

function stepText({ telling, notes }: LocalTable, line: Line, lang: Lang): string {
  const step = notes[line.seq - 1]!.find((note) => note.kind === STEP)
  const name = telling.moves[telling.game.ids.get(line.move!)!]!
  return step ? telling.move(lang, name, step.params) : name.notation
}

/** A line's move; a secret one only for its own seat until the end. */
function notationFor(table: LocalTable, line: Line): string | null {
  const { move, seat } = line
  if (move === null || table.isDone || table.own.includes(seat!) || !isSecret(table, move)) return move
  return null
}

const isSecret = ({ telling }: LocalTable, notation: string): boolean =>
  telling.isSecret(telling.game.ids.get(notation)!)

// -- the table ----------------------------------------------------------------------------------

const CLOCK: Api.ClockShown = { kind: 'none', seconds: 600, increment: 0, on_timeout: 'claim' }

/** The word for a bot's level, in a language. */
const levelIn = (words: Words, lang: Lang) => (bot: string) => words.say(lang, `bot-${bot}`)

function seatsShown({ seats }: Row, words: Words, lang: Lang): Api.SeatShown[] {
  return seats.map(({ kind, name, bot, away_bot, resigned }, seat) => ({
    seat,
    kind,
    person: kind === 'human' ? ME : null,
    name: nameIn({ name, bot }, seat, levelIn(words, lang)),
    bot,
    connected: true,
    is_you: kind === 'human',
    resigned,
    clock_left: null,
    is_leaver: false,
    away_bot,
  }))
}

const ownSeats = ({ seats }: Row): number[] => seats.flatMap((seat, k) => (seat.kind === 'human' ? [k] : []))

export function tableShown(row: Row, words: Words, lang: Lang): Table {
  const { id, game, title, options, state, kind, result, rematch, revision, created, changed, to_act } = row
  return {
    id,
    game,
    title,
    options,
    state,
    kind,
    seats: seatsShown(row, words, lang),
    watching: 0,
    host: ME,
    is_host: true,
    visibility: 'private',
    spectators: false,
    pace: 'live',
    clock: CLOCK,
    dice: null,
    seed: state === 'running' ? null : row.seed,
    your_seats: ownSeats(row),
    invite_link: null,
    offers: [],
    seq: row.lines.length,
    revision,
    to_act,
    result,
    rematch,
    created,
    changed,
  }
}

export function cardShown(row: Row, words: Words, lang: Lang): TableCard {
  const shown = tableShown(row, words, lang)
  const {
    id,
    game,
    title,
    state,
    kind,
    host,
    seats,
    visibility,
    spectators,
    pace,
    clock,
    options,
    your_seats,
    seq,
    result,
  } = shown
  const your_turn = state === 'running' && your_seats.some((seat) => row.to_act.includes(seat))
  const { created, changed, note = '' } = row
  return {
    ...{ id, game, title, state, kind, host, seats, visibility, spectators, pace, clock, options },
    ...{ your_seats, your_turn, seq, result, note, created, changed },
  }
}

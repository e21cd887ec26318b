/** What can be seen of a match by trying moves in guessed worlds, as the server does. */

import { Match, type Game, type Manifest } from './runtime'

/** The functions of the module that are called here; places are numbers. */
interface Functions {
  start(luck: number): void
  guess(states: number, i: number, seat: number, luck: number): void
  step(states: number, i: number, seat: number, move: number, ids: number, mask: number): number
  value(states: number, i: number, seat: number, room: number): number
  terms(states: number, i: number, seat: number, room: number, out: number): void
}

const rooms = new WeakMap<Game, number>() // what `value` tries moves in

class World {
  readonly functions: Functions
  private readonly states: number

  constructor(private readonly game: Game) {
    const functions: unknown = game.functions // their types are written by `penstock build`
    this.functions = functions as Functions
    this.states = game.place.states!
  }

  /** Begin a guesser's luck; `guess` goes on with it. */
  begin(seed: number | string, stream: number): void {
    this.game.seedWords(seed, stream)
    this.functions.start(this.game.place.words!)
  }

  lay(record: Uint8Array): void {
    this.game.bytes(this.states, record.length).set(record)
  }

  /** A fair guess at what a seat cannot know of a record that is blanked for it. */
  guess(known: Uint8Array, seat: number): Uint8Array {
    this.lay(known)
    this.game.set('State', this.states, 'records_events', 0)
    this.functions.guess(this.states, 0, seat, this.game.place.words!)
    return this.game.bytes(this.states, known.length).slice()
  }

  step(seat: number, move: number): void {
    this.functions.step(this.states, 0, seat, move, this.game.place.ids!, this.game.place.mask!)
  }

  get(name: string): number {
    return this.game.get('State', this.states, name) as number
  }

  value(seat: number): number {
    return this.functions.value(this.states, 0, seat, roomOf(this.game))
  }

  /** What that value is made of, in the order of the manifest's names. */
  terms(seat: number): number[] {
    const out = termsOf(this.game)
    this.functions.terms(this.states, 0, seat, roomOf(this.game), out)
    const bytes = this.game.bytes(out, BYTES * this.game.manifest.term_names.length)
    return Array.from(new BigInt64Array(bytes.slice().buffer), Number)
  }
}

const BYTES = 8 // of a term

const termRooms = new WeakMap<Game, number>()

function termsOf(game: Game): number {
  const known = termRooms.get(game)
  if (known !== undefined) return known
  const room = game.take(BYTES * game.manifest.term_names.length)
  termRooms.set(game, room)
  return room
}

function roomOf(game: Game): number {
  const known = rooms.get(game)
  if (known !== undefined) return known
  const room = game.take(game.manifest.numbers.value_room * game.size('State'))
  rooms.set(game, room)
  return room
}

/** Moves after which the turn passes or something is revealed, so that they cannot be taken back. */
export function finalMoves(match: Match, seat: number, moves: number[]): Set<number> {
  const world = new World(match.game)
  const known = match.known(seat)
  world.begin(seat, match.history.length)
  const before = world.guess(known, seat)
  const facts = () => [world.get('to_act'), world.get('revealed')]
  world.lay(before)
  const [toAct, revealed] = facts()
  return new Set(
    moves.filter((move) => {
      world.lay(before)
      world.step(seat, move)
      const [nowToAct, nowRevealed] = facts()
      return nowToAct !== toAct || nowRevealed !== revealed
    }),
  )
}

/** The match in the first of the worlds that `reasons` looks at. */
export function guessedMatch(match: Match, seat: number, seed: number): Match {
  const world = new World(match.game)
  world.begin(seed, match.game.manifest.numbers.streams.greedy! + match.history.length)
  const ahead = new Match(match.game, match.table, world.guess(match.known(seat), seat))
  ahead.history = [...match.history]
  return ahead
}

/** What a move adds to a term of the game's value, or takes from it; `penstock/bots/reasons.py` says the same. */
export interface Reason {
  term: string
  change: number // points, or coins where money decides
}

/** By course its greatest changes, gains first; the same seed says the same. */
export function reasons(match: Match, seat: number, courses: number[][], seed: number): Reason[][] {
  const { manifest } = match.game
  const { rivals } = manifest.bots.reasons
  const countsOthers = manifest.term_names.includes(rivals)
  const names = countsOthers ? manifest.term_names : [...manifest.term_names, rivals]
  const world = new World(match.game)
  const known = match.known(seat)
  const others = Array.from({ length: match.seats }, (_, one) => one).filter((one) => one !== seat)
  const measured = () => [
    ...world.terms(seat),
    ...(countsOthers ? [] : [-Math.max(...others.map((other) => world.value(other)))]),
  ]
  const sums = courses.map(() => names.map(() => 0))
  world.begin(seed, manifest.numbers.streams.greedy! + match.history.length)
  for (let k = 0; k < manifest.bots.guesses; k++) {
    const guess = world.guess(known, seat)
    const before = measured()
    courses.forEach((course, c) => {
      world.lay(guess) // every course meets the same luck
      for (const move of course) world.step(seat, move)
      measured().forEach((now, n) => (sums[c]![n]! += now - before[n]!))
    })
  }
  const unit = manifest.bots.guesses * manifest.value_unit
  const all = sums.map((changes) => names.map((term, n) => ({ term, change: changes[n]! / unit })))
  return toldApart(all, manifest.bots.reasons)
}

type Limits = Pick<Manifest['bots']['reasons'], 'most_gains' | 'most_costs' | 'small'>

/**
 * By course what is worth a word; those that would say the same say in what they differ.
 * A cost that all of them share, where nothing is gained, speaks for none of them.
 */
export function toldApart(courses: Reason[][], limits: Limits): Reason[][] {
  const plain = courses.map((changes) => greatest(changes, limits))
  const found: Reason[][] = []
  courses.forEach((changes, k) => {
    const twins = courses.filter((_, j) => j !== k && said(plain[j]!) === said(plain[k]!))
    const gains = plain[k]!.some(({ change }) => change > 0)
    const taken = [...found, ...plain.slice(k + 1)].map(said)
    const own = twins.length ? surpassing(changes, twins, gains, limits).map((reason) => [reason]) : []
    const isShared = !gains && twins.length > 0 && twins.length === courses.length - 1
    found.push(own.find((one) => !taken.includes(said(one))) ?? (isShared ? [] : plain[k]!))
  })
  return found
}

/** All that words tell of reasons: they have no numbers. */
const said = (told: Reason[]): string => told.map(({ term, change }) => `${term} ${change > 0}`).join()

/**
 * The gains that are clearly greater here than in any of the others, the greatest difference first. A cost alone
 * would be no reason for a move, and a hair's breadth none for this one. Where nobody gains, what is saved is one,
 * against the others' mean.
 */
function surpassing(changes: Reason[], others: Reason[][], gains: boolean, { small }: Limits): Reason[] {
  const greatestChange = Math.max(...changes.map(({ change }) => Math.abs(change)))
  return changes
    .map((reason, k) => {
      const theirs = others.map((other) => other[k]!.change)
      const mean = theirs.reduce((sum, one) => sum + one, 0) / theirs.length
      const by = reason.change - (gains ? Math.max(0, ...theirs) : mean)
      return { reason: gains ? reason : { term: reason.term, change: by }, by }
    })
    .filter(({ by }) => small * by > greatestChange)
    .toSorted((a, b) => b.by - a.by)
    .map(({ reason }) => reason)
}

/** The changes worth a word: the greatest gains, then the greatest cost. */
function greatest(changes: Reason[], { most_gains, most_costs, small }: Limits): Reason[] {
  const most = Math.max(0, ...changes.map(({ change }) => Math.abs(change)))
  const telling = changes.filter(({ change }) => small * Math.abs(change) > most)
  const gains = telling.filter(({ change }) => change > 0).toSorted((a, b) => b.change - a.change)
  const costs = telling.filter(({ change }) => change < 0).toSorted((a, b) => a.change - b.change)
  return [...gains.slice(0, most_gains), ...costs.slice(0, most_costs)]
}

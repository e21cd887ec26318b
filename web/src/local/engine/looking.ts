/** What can be seen of a match by trying moves in guessed worlds, as the server does. */

import type { Game, Match } from './runtime'

/** The functions of the module that are called here; places are numbers. */
interface Functions {
  start(luck: number): void
  guess(states: number, i: number, seat: number, luck: number): void
  step(states: number, i: number, seat: number, move: number, ids: number, mask: number): number
  value(states: number, i: number, seat: number, room: number): number
  neutral(states: number, i: number): number
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

  neutral(): number {
    return this.functions.neutral(this.states, 0)
  }
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

export interface Outlook {
  place: number // 1 is first
  gain: number // points, or coins where money decides, more than before
}

/** Where moves leave their player, by the game's own estimate; the same seed says the same. */
export function outlooks(match: Match, seat: number, moves: number[], seed: number): Outlook[] {
  const { manifest } = match.game
  const world = new World(match.game)
  const known = match.known(seat)
  world.lay(known)
  const neutral = world.neutral()
  const competitors = [...Array(match.seats).keys(), ...(neutral === manifest.numbers.none ? [] : [neutral])]
  const sums = moves.map(() => new Map(competitors.map((one) => [one, 0])))
  let now = 0
  world.begin(seed, manifest.numbers.streams.greedy! + match.history.length)
  for (let k = 0; k < manifest.bots.guesses; k++) {
    const guess = world.guess(known, seat)
    now += world.value(seat)
    moves.forEach((move, m) => {
      world.lay(guess) // every move meets the same luck
      world.step(seat, move)
      for (const one of competitors) sums[m]!.set(one, sums[m]!.get(one)! + world.value(one))
    })
  }
  const unit = manifest.bots.guesses * manifest.value_unit
  return sums.map((worth) => ({
    place: 1 + [...worth.values()].filter((other) => other > worth.get(seat)!).length,
    gain: (worth.get(seat)! - now) / unit,
  }))
}

/** How every seat stands in a record, by the game's own estimate. */
export function valuesOf(game: Game, record: Uint8Array, seats: number): number[] {
  const world = new World(game)
  world.lay(record)
  return Array.from({ length: seats }, (_, seat) => world.value(seat))
}

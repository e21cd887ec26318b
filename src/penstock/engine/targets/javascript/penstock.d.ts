/** Types of penstock.js; those of the module's functions are written by `penstock build`. */
import type { Budget } from './bots.js'
import type { Functions } from './functions.js'

/** A place in the module's memory. */
export type Address = number

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Options = Record<string, string | number | boolean>
export type Seed = number | bigint | string

export interface Refusal {
  number: number
  name: string
  paragraph: string
}

export interface Event {
  kind: string
  seat: number | null
  params: Record<string, string | number>
}

export interface Played {
  seat: number
  move: number
  revealed: number
  before: Uint8Array
}

export interface Field {
  name: string
  offset: number
  kind: string
  shape: number[]
  key?: string
}

export interface Manifest {
  penstock: number
  game: string
  title: string
  rules_version: number
  components: string
  sources: string
  seats: number[]
  longest: number
  value_unit: number
  term_names: string[]
  depths: Record<string, number>
  functions: { name: string; symbol: string }[]
  has_module_apart?: boolean // in a page's folder: whoever asks the net needs GAME.learned.wasm
  records: Record<string, { size: number; align: number; fields: Field[] }>
  names: Record<string, string[]>
  moves: {
    families: {
      name: string
      first: number
      params: { name: string; values: (string | number)[] }[]
      phases: number[]
      is_secret: boolean
    }[]
    notations: string[]
  }
  refusals: Refusal[]
  events: { number: number; name: string; params: string[] }[]
  words: Record<string, string[]>
  fact_names: Record<string, string>
  endings: Record<string, number>
  options: {
    name: string
    choices: string[]
    default: string
    paragraph: string
    seats: Record<string, number[]>
    is_mode: boolean
    fields: string[]
  }[]
  numbers: {
    none: number
    most_seats: number
    rng_words: number
    value_room: number
    streams: Record<string, number>
  }
  bots: {
    levels: Record<string, Budget>
    guesses: number
    courses: { most: number; enough: number; anew: number }
    figures: { steady: number; sure: number }
    reasons: { rivals: string; most_gains: number; most_costs: number; small: number }
    streams_a_decision: number
    chunk: number
    edges_an_iteration: number
    edges_a_node: number
  }
}

export interface Saved {
  penstock: number
  game: string
  rules_version: number
  components: string
  seats: number
  seed: Seed
  options: Record<string, string>
  moves: [number, string][]
  result: { scores: number[]; ranking: number[] } | null
}

export function readSaved(text: string): Saved
export function writeSaved(match: Match): string
export function load(manifest: Manifest, wasm: BufferSource | WebAssembly.Module): Promise<Game>

export class Game {
  constructor(manifest: Manifest, instance: WebAssembly.Instance)
  readonly manifest: Manifest
  readonly memory: WebAssembly.Memory
  readonly functions: Functions
  readonly notations: string[]
  readonly ids: Map<string, number>
  readonly place: Record<string, Address>
  readonly data: DataView
  match(table: { seats: number; seed: Seed; options?: Options }): Match
  seedWords(seed: Seed, stream?: number): bigint[]
  emptyRecord(seats: number, options?: Options): Uint8Array
  size(kind: string): number
  take(bytes: number): Address
  bytes(address: Address, size: number): Uint8Array
  get(kind: string, address: Address, name: string): unknown
  set(kind: string, address: Address, name: string, value: number | bigint, index?: number): void
  peek(record: Uint8Array, name: string): number
  record(kind: string, address: Address): Record<string, unknown>
  json(kind: string, address: Address): { [key: string]: Json }
}

export class Match {
  constructor(game: Game, table: { seats: number; seed: Seed; options: Options }, record: Uint8Array)
  readonly game: Game
  readonly seats: number
  readonly table: { seats: number; seed: Seed; options: Options }
  record: Uint8Array
  history: Played[]
  readonly toAct: number[]
  readonly over: boolean
  readonly scores: number[]
  readonly ranking: number[]
  readonly events: Event[]
  readonly state: Record<string, unknown>
  readonly mayUndo: boolean
  get(name: string): unknown
  moves(seat?: number): number[]
  whyNot(move: number | string, seat?: number): Refusal | null
  play(move: number | string, seat?: number): void
  undo(): Played
  copy(): Match
  view(seat?: number | null): { [key: string]: Json }
  facts(move: number | string, seat?: number, viewer?: number | null): { [key: string]: Json }
  worth(seat?: number | null): { [key: string]: Json }[]
  known(seat: number | null): Uint8Array
  save(): Saved
}

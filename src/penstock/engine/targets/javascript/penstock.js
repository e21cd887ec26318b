/**
 * A game of Penstock in WebAssembly: rules, views and room for bots, wherever JavaScript runs.
 *
 *   const game = await load(manifest, bytes)            // GAME.json and GAME.wasm of `penstock build`
 *   const match = game.match({ seats: 3, seed: 7 })
 *   match.play(match.moves()[0])
 *
 * The module's memory is laid out here; numbers mean what the manifest says.
 */

const NONE = -1
const PAGE = 65536 // bytes of WebAssembly memory
const WIDTHS = { i1: 1, u1: 1, i2: 2, i4: 4, i8: 8, f8: 8 }

/** Compile the module (bytes, or a WebAssembly.Module) and lay its memory out. */
export async function load(manifest, wasm) {
  const made = await WebAssembly.instantiate(wasm, {})
  return new Game(manifest, made.instance ?? made)
}

export class Game {
  constructor(manifest, instance) {
    this.manifest = manifest
    this.memory = instance.exports.memory
    this.functions = Object.fromEntries(
      manifest.functions.map((f) => [f.name, instance.exports[f.symbol]]),
    )
    this.notations = manifest.moves.notations
    this.ids = new Map(this.notations.map((notation, id) => [notation, id]))
    this.end = instance.exports.__heap_base.value
    this.readers = new Map()
    this.net = null // where a learned net lies
    this.place = this.takePlaces()
  }

  /** Places that every match works in, one call at a time. */
  takePlaces() {
    const sizes = { text: 128, room: 8 * this.manifest.numbers.seed_room, words: 8 * this.manifest.numbers.rng_words }
    const moves = this.notations.length
    const all = { ...sizes, ids: 4 * moves, mask: moves, scratch: this.size('State'), states: 2 * this.size('State') }
    for (const kind of ['View', 'Facts', 'Worth']) all[kind] = this.size(kind)
    return Object.fromEntries(Object.entries(all).map(([name, size]) => [name, this.take(size)]))
  }

  size(kind) {
    return this.manifest.records[kind]?.size ?? WIDTHS[kind]
  }

  /** So many bytes of the module's memory, for good. */
  take(bytes) {
    const begin = (this.end + 15) & ~15
    this.end = begin + bytes
    const missing = this.end - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
    return begin
  }

  get data() {
    return new DataView(this.memory.buffer)
  }

  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size)
  }

  field(kind, name) {
    return this.manifest.records[kind].fields.find((field) => field.name === name)
  }

  /** Write one number into a record. */
  set(kind, address, name, value, index = 0) {
    const field = this.field(kind, name)
    const at = address + field.offset + index * WIDTHS[field.kind]
    if (field.kind === 'i8') this.data.setBigInt64(at, BigInt(value), true)
    else if (field.kind === 'f8') this.data.setFloat64(at, value, true)
    else this.data[`setInt${8 * WIDTHS[field.kind]}`](at, value, true)
  }

  /** A field of a record: a number (64 bits: a BigInt), or nested arrays of them. */
  get(kind, address, name) {
    const field = this.field(kind, name)
    return this.values(field, field.shape, address + field.offset)
  }

  /** A field of a state that lies elsewhere. */
  peek(record, name) {
    this.bytes(this.place.states, record.length).set(record)
    return this.get('State', this.place.states, name)
  }

  /** A whole record as an object. */
  record(kind, address) {
    const { fields } = this.manifest.records[kind]
    return Object.fromEntries(
      fields.map((field) => [field.name, this.values(field, field.shape, address + field.offset)]),
    )
  }

  values(field, shape, address) {
    if (shape.length === 0) return this.value(field.kind, address)
    const step = shape.slice(1).reduce((a, b) => a * b, this.size(field.kind))
    return Array.from({ length: shape[0] }, (_, k) => this.values(field, shape.slice(1), address + k * step))
  }

  value(kind, address) {
    const { data } = this
    switch (kind) {
      case 'i1': return data.getInt8(address)
      case 'u1': return data.getUint8(address)
      case 'i2': return data.getInt16(address, true)
      case 'i4': return data.getInt32(address, true)
      case 'i8': return data.getBigInt64(address, true)
      case 'f8': return data.getFloat64(address, true)
      default: return this.record(kind, address)
    }
  }

  // -- views as JSON, as the declaration in the manifest says --------------------------------

  /** A view, facts or worth as JSON: names for numbers, null where nothing is. */
  json(kind, address) {
    const record = this.record(kind, address)
    return this.shown(kind, record)
  }

  shown(kind, record) {
    const { fields } = this.manifest.records[kind]
    return Object.fromEntries(
      fields.filter((f) => f.key !== undefined).map((f) => [f.key, this.shownField(f, record)]),
    )
  }

  shownField(field, record) {
    const value = record[field.name]
    if (field.is_listed) {
      const length = record[`n_${field.name}`]
      return field.may_be_missing && length === NONE ? null : this.rows(field, value.slice(0, length), 0)
    }
    if (field.may_be_missing && this.isNone(value)) return null
    return this.rows(field, value, 0)
  }

  rows(field, value, depth) {
    if (depth === field.shape.length) return this.one(field, value)
    const inside = (row) => this.rows(field, row, depth + 1)
    if (field.keys === undefined || depth !== field.key_depth) return value.map(inside)
    const words = this.manifest.names[field.keys]
    const pairs = words.map((word, k) => [word, value[k]])
    const there = field.is_sparse ? pairs.filter(([, row]) => row !== NONE) : pairs
    return Object.fromEntries(there.map(([word, row]) => [word, inside(row)]))
  }

  one(field, value) {
    if (field.may_be_null && this.isNone(value)) return null
    if (field.is_yes) return value !== 0
    if (field.names !== undefined) {
      const words = this.manifest.names[field.names]
      if (!field.is_set) return words.at(value)
      return words.filter((_, k) => (BigInt(value) >> BigInt(k)) & 1n)
    }
    if (typeof value === 'object') return this.shown(field.kind, value)
    return typeof value === 'bigint' ? Number(value) : value
  }

  /** The first number says whether something is there at all. */
  isNone(value) {
    if (Array.isArray(value)) return this.isNone(value[0])
    if (typeof value === 'object') return this.isNone(Object.values(value)[0])
    return Number(value) === NONE
  }

  // -- matches ---------------------------------------------------------------------------------

  /** The three seed words of a whole number (a BigInt or its digits, where it is large). */
  seedWords(seed, stream = 0) {
    const text = new TextEncoder().encode(`${seed}/${stream}`)
    this.bytes(this.place.text, text.length).set(text)
    this.functions.seed(this.place.text, text.length, this.place.room, this.place.words)
    const { data } = this
    return Array.from({ length: this.manifest.numbers.seed_words }, (_, k) =>
      data.getBigInt64(this.place.words + 8 * k, true),
    )
  }

  /** The record before set-up: printed tables, options, seats. */
  emptyRecord(seats, options = {}) {
    const table = this.manifest.empty[seats]
    if (!table) throw new RangeError(`${this.manifest.title} is not played by ${seats}.`)
    const chosen = Object.fromEntries(
      this.manifest.options.map((option) => [option.name, this.choice(option, options[option.name], seats)]),
    )
    const unknown = Object.keys(options).find((name) => !(name in chosen))
    if (unknown !== undefined) throw new RangeError(`There is no option '${unknown}'.`)
    const record = decoded(table.record)
    for (const { names, changes } of table.options) {
      const change = changes.find((c) => c.choices.every((choice, k) => choice === chosen[names[k]]))
      for (const [offset, bytes] of change?.bytes ?? []) record.set(decoded(bytes), offset)
    }
    return record
  }

  choice(option, value = option.default, seats) {
    const said = String(value)
    const fits = option.seats[said]?.includes(seats) ?? true
    if (!option.choices.includes(said) || !fits)
      throw new RangeError(`With ${seats} seats option ${option.name} cannot be '${said}'.`)
    return said
  }

  match({ seats, seed, options = {} }) {
    const record = this.emptyRecord(seats, options)
    const { states } = this.place
    this.bytes(states, record.length).set(record)
    this.seedWords(seed).forEach((word, k) => this.set('State', states, 'rng', word, k))
    this.set('State', states, 'records_events', 1)
    this.functions.reset(states, 0, 1)
    return new Match(this, { seats, seed, options }, this.bytes(states, record.length).slice())
  }
}

/** One game being played. Its record is a copy; the module holds it only during a call. */
export class Match {
  constructor(game, table, record) {
    this.game = game
    this.table = table
    this.seats = table.seats
    this.record = record
    this.history = [] // { seat, move, revealed, before }
  }

  /** The same game from here on, apart from this one. */
  copy() {
    const other = new Match(this.game, this.table, this.record)
    other.history = [...this.history]
    return other
  }

  /** Lay the record down for a call. */
  laid() {
    const { states } = this.game.place
    this.game.bytes(states, this.record.length).set(this.record)
    return states
  }

  get(name) {
    return this.game.peek(this.record, name)
  }

  /** The whole record, secrets included: for tests and tools. */
  get state() {
    return this.game.record('State', this.laid())
  }

  get toAct() {
    const bits = this.get('to_act')
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)
  }

  get over() {
    return this.get('ending') !== 0
  }

  get scores() {
    return this.get('score').slice(0, this.seats)
  }

  get ranking() {
    return this.get('place').slice(0, this.seats)
  }

  /** What the last move, or the set-up, caused. */
  get events() {
    const { manifest } = this.game
    const notes = this.get('events').slice(0, this.get('n_events'))
    return notes.map((note) => {
      const kind = manifest.events.find((event) => event.number === note.kind)
      return {
        kind: kind.name,
        seat: note.seat === NONE ? null : note.seat,
        params: Object.fromEntries(
          kind.params.flatMap((name, k) => named(manifest, name, [note.a, note.b, note.c][k])),
        ),
      }
    })
  }

  /** The seat to act; where several may, say which. */
  seat(seat) {
    if (seat !== undefined) return seat
    const [only, ...others] = this.toAct
    if (others.length) throw new RangeError('Several seats may decide now; say which.')
    return only ?? NONE
  }

  id(move) {
    const id = typeof move === 'string' ? this.game.ids.get(move) : move
    if (!Number.isInteger(id) || id < 0 || id >= this.game.notations.length)
      throw new RangeError(`'${move}' is not a move.`)
    return id
  }

  /** The ids of a seat's legal moves, ascending. */
  moves(seat) {
    const { functions, place, notations } = this.game
    const states = this.laid()
    if (this.over) return []
    functions.masks(states, 0, 1, this.seat(seat), place.ids, place.mask)
    const mask = this.game.bytes(place.mask, notations.length)
    return [...mask.keys()].filter((id) => mask[id])
  }

  /** Null if the move is legal, otherwise the refusal: number, name and paragraph. */
  whyNot(move, seat) {
    const states = this.laid()
    const code = this.over ? 1 : this.game.functions.why_not(states, 0, this.seat(seat), this.id(move))
    return code ? this.game.manifest.refusals.find((refusal) => refusal.number === code) : null
  }

  /** Play a move; a refusal is thrown, and nothing has changed. */
  play(move, seat) {
    const refusal = this.whyNot(move, seat)
    const id = this.id(move)
    if (refusal) {
      const said = `${this.game.notations[id]}: ${refusal.name} [§${refusal.paragraph}]`
      throw Object.assign(new Error(said), { refusal })
    }
    const { functions, place } = this.game
    const who = this.seat(seat)
    const revealed = this.get('revealed')
    functions.step(this.laid(), 0, who, id, place.ids, place.mask)
    this.history.push({ seat: who, move: id, revealed, before: this.record })
    this.record = this.game.bytes(place.states, this.record.length).slice()
  }

  /** Can the last move be taken back? Not if it revealed or rolled something. */
  get mayUndo() {
    return this.history.length > 0 && this.history.at(-1).revealed === this.get('revealed')
  }

  undo() {
    if (!this.mayUndo) throw new Error('The last move cannot be taken back.')
    const last = this.history.pop()
    this.record = last.before
    return last
  }

  /** Everything a seat may know, as JSON; null is a spectator. */
  view(seat = null) {
    const { functions, place } = this.game
    functions.view(this.laid(), 0, seat ?? NONE, place.scratch, place.View)
    return this.game.json('View', place.View)
  }

  /** What the text of a seat's move mentions, as far as a viewer may know (default: the seat itself). */
  facts(move, seat, viewer = seat) {
    const { functions, place } = this.game
    const [who, eye] = [this.seat(seat), viewer === undefined ? this.seat(seat) : (viewer ?? NONE)]
    functions.facts(this.laid(), 0, eye, who, this.id(move), place.scratch, place.Facts)
    const facts = this.game.json('Facts', place.Facts)
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  }

  /** What every seat would be paid if the game ended now, by parts, as far as `seat` may know. */
  worth(seat = null) {
    const { functions, place } = this.game
    return Array.from({ length: this.seats }, (_, player) => {
      functions.worth(this.laid(), 0, seat ?? NONE, player, place.scratch, place.Worth)
      return this.game.json('Worth', place.Worth)
    })
  }

  /** The record with everything blanked that the seat may not know: what bots get. */
  known(seat) {
    const states = this.laid()
    this.game.functions.know(states, 0, seat ?? NONE)
    return this.game.bytes(states, this.record.length).slice()
  }

  /** The match as `penstock replay` reads it. */
  save() {
    const { manifest, notations } = this.game
    const options = manifest.options.map((o) => [o.name, this.game.choice(o, this.table.options[o.name], this.seats)])
    return {
      penstock: 1,
      game: manifest.game,
      rules_version: manifest.rules_version,
      components: manifest.components,
      seats: this.seats,
      seed: this.table.seed,
      options: Object.fromEntries(options),
      moves: this.history.map(({ seat, move }) => [seat, notations[move]]),
      result: this.over ? { scores: this.scores, ranking: this.ranking } : null,
    }
  }
}

/** A saved game from its file's text; a seed of 64 bits would lose digits as a number. */
export function readSaved(text) {
  const saved = JSON.parse(text)
  const digits = /"seed"\s*:\s*(-?\d+)/.exec(text)?.[1]
  return { ...saved, seed: Number.isSafeInteger(saved.seed) ? saved.seed : BigInt(digits ?? saved.seed) }
}

/** The text of a file that `penstock replay` and `readSaved` read. */
export function writeSaved(match) {
  const saved = match.save()
  return JSON.stringify({ ...saved, seed: 0 }).replace('"seed":0', `"seed":${saved.seed}`)
}

/** An event's number by name; `one+other` are two small counts in one number. */
function named(manifest, name, number) {
  const [one, other] = name.split('+')
  const { pair } = manifest.numbers
  const pairs = other ? [[one, Math.floor(number / pair)], [other, ((number % pair) + pair) % pair]] : [[one, number]]
  return pairs.map(([key, value]) => [key, manifest.words[key]?.at(value) ?? value])
}

function decoded(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/**
 * Penstock's bots in WebAssembly: the same seed makes the same choices as in Python.
 *
 *   const bot = new SearchBot(game, 'hard', 5)
 *   match.play(bot.choose(match, seat), seat)
 *
 * `docs/bots.md` tells how they think; `penstock/bots/search.py` is the same in Python.
 */

/** Lay a learned net, the bytes of a game's `net.bin`, down in the game's module, for all its bots. */
export function layNet(game, net) {
  const inputs = new DataView(net.buffer, net.byteOffset).getInt16(2, true)
  const [features] = game.field('Mind', 'features').shape
  if (inputs !== features) throw new RangeError(`The net reads ${inputs} features, not ${features}.`)
  game.net = game.take(net.length)
  game.bytes(game.net, net.length).set(net)
}

/** The memory that bots work in, and their entry point. */
export class Buffers {
  constructor(game, trees, edges) {
    const { most_edges: most, edges_a_node: each, states } = game.manifest.bots
    this.game = game
    this.trees = trees
    this.edges = Math.min(edges, most)
    this.nodes = Math.floor(this.edges / each)
    const seats = game.manifest.numbers.most_seats
    const sizes = { Player: seats, Tree: trees, Node: trees * this.nodes, Edge: trees * this.edges, Scratch: trees, State: states, Line: 1 }
    this.place = Object.fromEntries(
      Object.entries(sizes).map(([kind, n]) => [kind, game.take(n * game.size(kind))]),
    )
  }

  run(what, seat, amount = 0, index = 0) {
    const { Player, Tree, Node, Edge, Scratch, State, Line } = this.place
    const { functions, manifest } = this.game
    return functions.bot(
      manifest.bots.what[what], seat, amount, index,
      Player, Tree, this.trees, Node, this.nodes, Edge, this.edges, Scratch, State, Line, this.game.net ?? 0,
    )
  }

  /** Lay down what a seat knows. */
  know(record) {
    this.game.bytes(this.place.State, record.length).set(record)
    this.game.set('State', this.place.State, 'records_events', 0)
  }

  /** Say who sits on every seat. */
  seat(kind, more = {}) {
    const { bots, numbers } = this.game.manifest
    const fields = { ...bots.params, ...more, kind: bots.kinds[kind], skips_forced: 1 }
    for (let seat = 0; seat < numbers.most_seats; seat++)
      for (const [name, value] of Object.entries(fields))
        this.game.set('Player', this.place.Player + seat * this.game.size('Player'), name, value)
  }

  /** Lay seed words where a tree's luck is. */
  laySeed(tree, words) {
    const at = this.place.Tree + tree * this.game.size('Tree')
    words.forEach((word, k) => this.game.set('Tree', at, 'luck', word, k))
  }

  /** A field of the first scratch space, where the entry leaves what it found. */
  found(name) {
    return this.game.get('Scratch', this.place.Scratch, name)
  }
}

/** Looks one move ahead. */
export class GreedyBot {
  constructor(game, seed = 0) {
    this.game = game
    this.seed = seed
    this.buffers = new Buffers(game, 1, game.manifest.bots.edges_a_node)
  }

  choose(match, seat) {
    const moves = match.moves(seat)
    if (moves.length === 1) return moves[0]
    const stream = this.game.manifest.numbers.streams.greedy + match.history.length
    this.buffers.know(match.known(seat))
    this.buffers.laySeed(0, this.game.seedWords(this.seed, stream))
    this.buffers.run('begin', seat)
    return this.buffers.run('pick', seat)
  }
}

/** Looks one move ahead with a learned net: the bytes of a game's `net.bin`. */
export class InstantBot {
  constructor(game, net, seed = 0) {
    this.game = game
    this.seed = seed
    layNet(game, net)
    this.mind = game.take(game.size('Mind'))
    this.state = game.take(game.size('State'))
    this.luck = game.take(8 * game.manifest.numbers.rng_words)
  }

  choose(match, seat) {
    const moves = match.moves(seat)
    if (moves.length === 1) return moves[0]
    const { game } = this
    const record = match.known(seat)
    game.bytes(this.state, record.length).set(record)
    game.set('State', this.state, 'records_events', 0)
    const stream = game.manifest.numbers.streams.greedy + match.history.length
    game.seedWords(this.seed, stream).forEach((word, k) => game.data.setBigInt64(this.luck + 8 * k, BigInt(word), true))
    return game.functions.instant(this.state, 0, seat, this.luck, game.net, this.mind)
  }
}

/** Iterations by tree, and seconds: a decision's own budget and its share of the turn's. */
export function quotas(game, budget, history, seat) {
  const { share, whole, least } = game.manifest.bots
  let left = whole
  for (let k = history.length - 1; k >= 0 && history[k].seat === seat; k--) left -= Math.floor((left * share) / whole)
  const part = Math.floor((left * share) / whole) / whole
  const { iterations, turn_iterations: turn, seconds, turn_seconds: turnSeconds, trees } = budget
  const time = Math.min(seconds ?? Infinity, (turnSeconds ?? Infinity) * part)
  const most = Math.min(iterations ?? Infinity, turn == null ? Infinity : Math.floor(turn * part))
  if (most === Infinity) return { iterations: Array(trees).fill(Infinity), seconds: time }
  const grown = Math.min(Math.max(Math.floor(most / least), 1), trees)
  const all = Math.max(most, 1)
  const each = Math.floor(all / grown)
  const rest = all % grown
  return { iterations: Array.from({ length: trees }, (_, t) => (t < grown ? each + Number(t < rest) : 0)), seconds: time }
}

/** How a searching player plays, of the fields of its record. */
export function mannerOf({ careless = 0, wild = 0, trust, sharpness }) {
  return { careless, wild, ...(trust !== undefined && { trust, sharpness }) }
}

/** Does a search trust a net that has not been laid down yet? */
export function needsNet(game, { trust = 0 }) {
  return trust > 0 && game.net === null
}

/** Looks ahead by tree search: a level (`beginner` to `expert`), or a budget of your own. */
export class SearchBot {
  /**
   * `level`: a name in the manifest, or { iterations, turn_iterations, seconds, turn_seconds, trees, … }, see `Budget`.
   * One that trusts a net finds it laid down.
   */
  constructor(game, level, seed = 0) {
    this.game = game
    this.seed = seed
    this.budget = typeof level === 'string' ? game.manifest.bots.levels[level] : { trees: 4, ...level }
    if (!this.budget) throw new RangeError(`There is no level '${level}'.`)
    if (needsNet(game, this.budget)) throw new RangeError('Lay the net down first: layNet(game, bytes).')
    const { edges_an_iteration: each, most_edges: most } = game.manifest.bots
    const iterations = this.budget.iterations ?? this.budget.turn_iterations
    const wanted = iterations == null ? most : Math.floor(iterations / this.budget.trees) * each
    this.buffers = new Buffers(game, this.budget.trees, Math.max(wanted, game.notations.length * each))
    this.buffers.seat('search', mannerOf(this.budget))
    this.kept = null // where the trees stand: a match, a seat, after how many moves, what had been revealed
  }

  /** The move most visited. */
  choose(match, seat) {
    const moves = match.moves(seat)
    const made = match.history.length
    if (moves.length === 1) {
      if (this.kept && this.kept.seat === seat && this.kept.moves === made)
        this.kept = { ...this.kept, moves: made + 1, last: moves[0] }
      return moves[0]
    }
    const best = this.search(match, seat)
    const move = moves.includes(best) ? best : moves[0]
    this.buffers.run('go_down', seat, 0, move)
    this.kept = { match, seat, moves: made + 1, revealed: match.get('revealed'), last: move }
    return move
  }

  /** Grow the trees; they say what they chose, and -1 before a visit. */
  search(match, seat) {
    const { bots, numbers } = this.game.manifest
    const made = match.history.length
    for (let t = 0; t < this.budget.trees; t++) {
      const stream = numbers.streams.search + made * bots.streams_a_decision + t
      this.buffers.laySeed(t, this.game.seedWords(this.seed, stream))
    }
    this.buffers.run('begin', seat, Number(this.isSameTurn(match, seat)))
    this.buffers.know(match.known(seat))
    const { iterations, seconds } = quotas(this.game, this.budget, match.history, seat)
    const end = performance.now() + 1000 * seconds
    const left = new Map(iterations.map((quota, t) => [t, quota]).filter(([, quota]) => quota > 0))
    while (left.size) {
      for (const [t, quota] of [...left]) {
        const some = Math.min(bots.chunk, quota)
        this.buffers.run('think', seat, some, t)
        if (quota > some) left.set(t, quota - some)
        else left.delete(t)
      }
      if (performance.now() >= end) break
    }
    return this.buffers.run('decide', seat, this.budget.trees)
  }

  /** Visits by move id, after `search`. */
  visits() {
    return this.buffers.found('visits').map(Number)
  }

  /** Do the trees fit this decision? */
  isSameTurn(match, seat) {
    const { kept } = this
    const last = match.history.at(-1)
    return (
      kept !== null &&
      kept.match === match &&
      kept.seat === seat &&
      kept.moves === match.history.length &&
      kept.revealed === match.get('revealed') &&
      last?.seat === seat &&
      last.move === kept.last
    )
  }
}

// -- one figure for every move, and what follows from it: `penstock/bots/figures.py` says the same ----------

const EVEN = 0.5

/** All moves with their figures, best first, out of a search's visits and results by move. */
export function lookedAt(game, moves, visits, totals) {
  const { steady } = game.manifest.bots.figures
  const best = moves.toSorted((a, b) => visits[b] - visits[a] || totals[b] - totals[a] || a - b)[0]
  let tries = 0
  let others = 0
  for (const move of moves)
    if (move !== best) {
      tries += visits[move]
      others += totals[move]
    }
  const top = visits[best] > 0 ? totals[best] / visits[best] : EVEN
  const usual = tries > 0 ? Math.min(others / tries, top) : top
  const figureOf = (move) => (totals[move] + steady * usual) / (visits[move] + steady)
  const most = figureOf(best)
  return moves
    .map((move) => ({ move, visits: visits[move], figure: Math.min(figureOf(move), most) }))
    .sort((a, b) => b.figure - a.figure || Number(a.move !== best) - Number(b.move !== best) || b.visits - a.visits || a.move - b.move)
}

/** What is to be expected of a move, where the level is that after the best one. */
export function expected(game, look, best, level, seat) {
  const { sure } = game.manifest.bots.figures
  const bounded = (figure) => Math.min(Math.max(figure, 1 - sure), sure)
  const odds = (figure) => bounded(figure) / (1 - bounded(figure))
  const ratio = odds(look.figure) / odds(best.figure)
  const before = level.chances[seat]
  const own = (before * ratio) / (1 - before + before * ratio)
  const scale = (1 - own) / (1 - before)
  const chances = level.chances.map((chance, one) => (one === seat ? own : chance * scale))
  let nobody = 1
  for (const chance of chances) nobody -= chance
  const place = 1 + [...chances, nobody].filter((chance) => chance > own).length
  return { chances, place, score: level.score - 2 * level.spread * (best.figure - look.figure) }
}

/** How the game stands after a move of a seat: games played to the end, everybody thinking little. */
export function forecastAfter(match, seat, move, seed, games, buffers) {
  const { game } = match
  buffers.know(match.known(seat))
  buffers.seat('quick')
  buffers.laySeed(0, game.seedWords(seed, game.manifest.numbers.streams.forecast + match.history.length))
  buffers.run('begin', seat)
  buffers.run('forecast', seat, games, move)
  const chances = buffers.found('wins').slice(0, match.seats).map((w) => (w * games + 1) / (games + match.seats))
  return { chances, score: buffers.found('scores')[seat], spread: buffers.found('spread') }
}

/**
 * What is to be expected of some moves, best first, as `lookedAt` gives them.
 * A module's memory is taken for good: who asks often gives the room, `new Buffers(game, 1, edges_a_node)`.
 */
export function prospects(match, seat, looks, seed = 0, games = match.game.manifest.bots.forecast_games, room = null) {
  const { game } = match
  const buffers = room ?? new Buffers(game, 1, game.manifest.bots.edges_a_node)
  const level = forecastAfter(match, seat, looks[0].move, seed, games, buffers)
  return looks.map((look) => {
    const { chances, place, score } = expected(game, look, looks[0], level, seat)
    return { move: look.move, visits: look.visits, win_chance: chances[seat], score, place, chances }
  })
}

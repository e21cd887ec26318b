/**
 * The trees of one worker. A bot that searches grows a few independent trees and adds up their visits, so
 * every worker grows some of them; which tree gets which luck depends on the seed alone. The sums, and with
 * them the choice, are those of Python's `SearchBot`, however many workers there are.
 */

import { reasons } from '../engine/looking'
import type { Judgement } from '../analysis/account'
import { iterationsOf, MOST_MOVES, WIDE, type Asked } from '../analysis/analyse'
import {
  Buffers,
  expected,
  forecastAfter,
  InstantBot,
  layNet,
  lookedAt,
  mannerOf,
  Match,
  needsNet,
  prospects,
  quotas,
  type Game,
  type Look,
} from '../engine/runtime'
import { NO_NET, type Advice, type Branch, type Question } from './questions'

/** Where the trees of a level stand: whose they are, after how many moves, and what had been revealed. */
interface Kept {
  owner: string
  moves: number
  revealed: number
  last: number
}

export class Grove {
  private readonly buffers = new Map<string, Buffers>() // by purpose, level and tree; one for small looks
  private kept: Kept | null = null
  private learned: InstantBot | null = null

  constructor(readonly game: Game) {}

  /** Grow these trees for one decision; NO_NET until somebody has brought the net that they ask. */
  grow(question: Question, trees: number[], net: Uint8Array | null): Branch[] | typeof NO_NET {
    const { seat, level, seed, history } = question
    const match = this.match(question)
    const { bots, numbers } = this.game.manifest
    const budget = bots.levels[level]!
    if (net) layNet(this.game, net)
    if (needsNet(this.game, budget)) return NO_NET
    const isSame = Number(this.isSameTurn(question, match.get('revealed') as number))
    const known = match.known(seat)
    const own = question.iterations ? { iterations: question.iterations, trees: budget.trees } : budget
    const { iterations, seconds } = quotas(this.game, own, history, seat)
    const left = new Map<number, number>()
    for (const t of trees) {
      const tree = this.tree(question, t)
      const stream = numbers.streams.search! + history.length * bots.streams_a_decision + t
      tree.laySeed(0, this.game.seedWords(seed, stream))
      tree.run('begin', seat, isSame)
      tree.know(known)
      if (iterations[t]! > 0) left.set(t, iterations[t]!)
    }
    const end = performance.now() + 1000 * seconds
    while (left.size) {
      for (const [t, quota] of [...left]) {
        const some = Math.min(bots.chunk, quota)
        this.tree(question, t).run('think', seat, some, 0)
        if (quota > some) left.set(t, quota - some)
        else left.delete(t)
      }
      if (performance.now() >= end) break
    }
    return trees.map((t) => this.branch(question, t))
  }

  private branch(question: Question, t: number): Branch {
    const tree = this.tree(question, t)
    const choice = tree.run('decide', question.seat, 1)
    const visits = (tree.found('visits') as (number | bigint)[]).map(Number)
    return { tree: t, choice, visits, totals: tree.found('totals') as number[] }
  }

  /** What these trees think of the decision after some moves; they stay where they are. */
  below(question: Question, trees: number[], path: number[]): Branch[] {
    return trees.map((t) => {
      const tree = this.tree(question, t)
      const record = () => this.game.bytes(tree.place.Tree!, this.game.size('Tree'))
      const before = record().slice()
      for (const move of path) tree.run('go_down', question.seat, 0, move)
      const found = this.branch(question, t)
      record().set(before)
      return found
    })
  }

  /** A move is going to be made: its part of the trees is kept for the next decision of the turn. */
  goDown(question: Question, trees: number[], move: number): void {
    const { seat, history, record } = question
    for (const t of trees) this.tree(question, t).run('go_down', seat, 0, move)
    const revealed = this.game.peek(record, 'revealed')
    this.kept = { owner: ownerOf(question), moves: history.length + 1, revealed, last: move }
  }

  /** A move without a choice is no edge of a tree. */
  passBy(question: Question, move: number): void {
    const { kept } = this
    if (kept?.owner !== ownerOf(question) || kept.moves !== question.history.length) return
    this.kept = { ...kept, moves: kept.moves + 1, last: move }
  }

  /** The greedy choice. */
  pick({ seat, seed, history, ...rest }: Question): number {
    const small = this.small()
    small.know(this.match({ seat, seed, history, ...rest }).known(seat))
    small.laySeed(0, this.game.seedWords(seed, this.game.manifest.numbers.streams.greedy! + history.length))
    small.run('begin', seat)
    return small.run('pick', seat)
  }

  /** The learned choice; NO_NET until somebody has brought its net. */
  instant(question: Question, net: Uint8Array | null): number {
    if (net) this.learned = new InstantBot(this.game, net)
    if (!this.learned) return NO_NET
    this.learned.seed = question.seed
    return this.learned.choose(this.match(question), question.seat)
  }

  /** What is to be expected of some moves, and what they are for at the end of their courses. */
  expect(question: Question, looks: Look[], courses: number[][]): Omit<Advice, 'course'>[] {
    const { seat, seed } = question
    const match = this.match(question)
    const found = prospects(match, seat, looks, seed, undefined, this.small())
    const why = reasons(match, seat, courses, seed)
    return found.map(({ move, visits, win_chance, place, score }, k) => ({
      move,
      visits,
      value: win_chance,
      place,
      score,
      reasons: why[k]!,
    }))
  }

  /** A decision of a finished game, by what its player could know; `before`: where its stretch has led. */
  judge(
    { seats, record, number, seat, seed, moves, played, depth }: Asked,
    before: number[] | null,
  ): Judgement {
    const { bots, numbers } = this.game.manifest
    const match = new Match(this.game, { seats, seed: 0, options: {} }, record)
    match.history = Array.from({ length: number }, () => ({ seat, move: 0, revealed: 0, before: record }))
    const tree = this.room(`judge ${depth.base}`, () => {
      const wanted = iterationsOf(depth, MOST_MOVES) * bots.edges_an_iteration
      const least = this.game.notations.length * bots.edges_an_iteration
      const buffers = new Buffers(this.game, 1, Math.max(wanted, least))
      buffers.seat('search', { ...WIDE, careless: 0, wild: 0 })
      return buffers
    })
    tree.laySeed(0, this.game.seedWords(seed, numbers.streams.search! + number * bots.streams_a_decision))
    tree.run('begin', seat, 0)
    tree.know(match.known(seat))
    tree.run('think', seat, iterationsOf(depth, moves.length), 0)
    tree.run('decide', seat, 1)
    const visits = (tree.found('visits') as (number | bigint)[]).map(Number)
    const looks = lookedAt(this.game, moves, visits, tree.found('totals') as number[])
    const [best] = looks as [Look]
    const look = looks.find(({ move }) => move === played)!
    const level = before
      ? { chances: before, score: 0, spread: 0 }
      : forecastAfter(match, seat, best.move, seed, depth.games, this.small())
    const { chances } = expected(this.game, look, best, level, seat)
    return {
      number,
      seat,
      played,
      best: best.move,
      visits: look.visits,
      before: level.chances,
      after: chances,
    }
  }

  private match({ seats, record, history }: Question): Match {
    const match = new Match(this.game, { seats, seed: 0, options: {} }, record)
    match.history = history.map((played) => ({ ...played, before: record }))
    return match
  }

  private isSameTurn(question: Question, revealed: number): boolean {
    const { kept } = this
    const last = question.history.at(-1)
    return (
      !question.isAdvice &&
      kept?.owner === ownerOf(question) &&
      kept.moves === question.history.length &&
      kept.revealed === revealed &&
      last?.seat === question.seat &&
      last.move === kept.last
    )
  }

  private tree({ level, isAdvice }: Question, t: number): Buffers {
    return this.room(`${isAdvice ? 'advice' : 'play'} ${level} ${t}`, () => {
      const { levels, edges_an_iteration: each } = this.game.manifest.bots
      const budget = levels[level]!
      const wanted = Math.floor(budget.turn_iterations! / budget.trees!) * each
      const buffers = new Buffers(this.game, 1, Math.max(wanted, this.game.notations.length * each))
      buffers.seat('search', mannerOf(budget))
      return buffers
    })
  }

  private small(): Buffers {
    return this.room('small', () => new Buffers(this.game, 1, this.game.manifest.bots.edges_a_node))
  }

  private room(name: string, make: () => Buffers): Buffers {
    const buffers = this.buffers.get(name) ?? make()
    this.buffers.set(name, buffers)
    return buffers
  }
}

const ownerOf = ({ table, seat, level }: Question): string => `${table} ${seat} ${level}`

// -- what the branches say together -------------------------------------------------------------

interface Sums {
  visits: number[]
  totals: number[]
}

/** What all trees have seen. */
export function added(branches: Branch[]): Sums {
  const size = branches[0]!.visits.length
  const sums: Sums = { visits: Array<number>(size).fill(0), totals: Array<number>(size).fill(0) }
  for (const { visits, totals } of branches.toSorted((a, b) => a.tree - b.tree))
    for (let move = 0; move < size; move++) {
      sums.visits[move]! += visits[move]!
      sums.totals[move]! += totals[move]!
    }
  return sums
}

/** The move most visited, among equals the one with the better results; null before a visit. */
export function decided(branches: Branch[]): number | null {
  if (branches.length === 1) return branches[0]!.choice < 0 ? null : branches[0]!.choice
  const { visits, totals } = added(branches)
  let best = 0
  for (let move = 1; move < visits.length; move++)
    if (visits[move]! > visits[best]! || (visits[move] === visits[best] && totals[move]! > totals[best]!))
      best = move
  return visits[best]! > 0 ? best : null
}

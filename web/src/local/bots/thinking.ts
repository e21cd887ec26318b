/** A bot's decision out of what the workers find. */

import { lookedAt, type Manifest, type Match } from '../engine/runtime'
import { Course } from './course'
import { added, decided, type Grove } from './grove'
import {
  LEARNED,
  NO_NET,
  standing,
  type Advice,
  type Branch,
  type Question,
  type Work,
  type Worker,
} from './questions'

export const ADVISER = 'adviser'
export const STAND_IN = 'greedy' // for a bot whose net or worker cannot be fetched
export const HINTS = 3

/** Fetches the game's net. */
export type Net = () => Promise<Uint8Array>

/** Does a bot of this name ask the game's net? */
export const asksNet = (manifest: Manifest, bot: string): boolean =>
  bot === LEARNED || (manifest.bots.levels[bot]?.trust ?? 0) > 0

/** The same work in this thread, where there are no workers. */
export class InPlace implements Worker {
  constructor(private readonly grove: Grove) {}

  do(work: Work): Promise<unknown> {
    return Promise.resolve(perform(this.grove, work))
  }
}

export function perform(grove: Grove, work: Work): unknown {
  switch (work.what) {
    case 'grow':
      return grove.grow(work.question, work.trees, work.net)
    case 'goDown':
      return grove.goDown(work.question, work.trees, work.move)
    case 'passBy':
      return grove.passBy(work.question, work.move)
    case 'pick':
      return grove.pick(work.question)
    case 'instant':
      return grove.instant(work.question, work.net)
    case 'judge':
      return grove.judge(work.asked, work.before)
    case 'below':
      return grove.below(work.question, work.trees, work.path)
    case 'expect':
      return grove.expect(work.question, work.looks, work.courses)
  }
}

/** Trees dealt out to workers, one after the other. */
function dealt(trees: number, workers: Worker[]): { worker: Worker; trees: number[] }[] {
  const all = Array.from({ length: trees }, (_, t) => t)
  return workers
    .map((worker, k) => ({ worker, trees: all.filter((t) => t % workers.length === k) }))
    .filter((share) => share.trees.length)
}

/** Ask a worker for something that may need a net; the net is brought when it is missing. */
async function withNet<T>(ask: (net: Uint8Array | null) => Promise<T | typeof NO_NET>, net: Net): Promise<T> {
  const answer = await ask(null)
  return (answer === NO_NET ? await ask(await net()) : answer) as T
}

async function grown(question: Question, trees: number, workers: Worker[], net: Net): Promise<Branch[]> {
  const found = dealt(trees, workers).map(({ worker, trees }) =>
    withNet<Branch[]>(
      (brought) =>
        worker.do({ what: 'grow', question, trees, net: brought }) as Promise<Branch[] | typeof NO_NET>,
      net,
    ),
  )
  return (await Promise.all(found)).flat()
}

/** The move of a bot; `moves` are the legal ones, `trees` how many its level grows. */
export async function chosen(
  question: Question,
  moves: number[],
  trees: number | undefined,
  workers: Worker[],
  net: Net,
): Promise<number> {
  const { level } = question
  if (moves.length === 1) {
    if (trees) for (const worker of workers) void worker.do({ what: 'passBy', question, move: moves[0]! })
    return moves[0]!
  }
  if (level === LEARNED)
    return withNet<number>(
      (brought) => workers[0]!.do({ what: 'instant', question, net: brought }) as Promise<number>,
      net,
    )
  if (level === 'greedy') return (await workers[0]!.do({ what: 'pick', question })) as number
  if (!trees) return moves[crypto.getRandomValues(new Uint32Array(1))[0]! % moves.length]!
  const best = decided(await grown(question, trees, workers, net))
  const move = best !== null && moves.includes(best) ? best : moves[0]!
  for (const { worker, trees: own } of dealt(trees, workers))
    void worker.do({ what: 'goDown', question, trees: own, move })
  return move
}

/** What the best bot thinks of the moves, best first, each to the end of its action. */
export async function advised(
  asked: Question,
  table: Match,
  trees: number,
  workers: Worker[],
  net: Net,
): Promise<Advice[]> {
  const match = table.copy() // the game may go on while the bots think
  const question = { ...asked, isAdvice: true }
  const { seat, seed } = question
  const moves = match.moves(seat)
  const best = (moves: number[], branches: Branch[]) => {
    const { visits, totals } = added(branches)
    return lookedAt(match.game, moves, visits, totals)
  }
  const looks = best(moves, await grown(question, trees, workers, net)).slice(0, HINTS)
  const courses = looks.map(({ move }) => new Course(match, seat, move, seed))

  /** Go on by what the trees would choose, as long as they have an opinion. */
  async function follow(course: Course): Promise<void> {
    const path = moves.length > 1 ? [course.steps[0]!.move] : [] // without a choice it is no edge of a tree
    while (course.goesOn) {
      const moves = course.ahead.moves(seat)
      if (moves.length > 1) {
        const asked = dealt(trees, workers).map(({ worker, trees }) =>
          worker.do({ what: 'below', question, trees, path }),
        )
        const next = best(moves, ((await Promise.all(asked)) as Branch[][]).flat())
        if (next.reduce((sum, { visits }) => sum + visits, 0) < match.game.manifest.bots.courses.enough)
          return
        path.push(next[0]!.move)
        course.add(next[0]!.move)
      } else course.add(moves[0]!)
    }
  }

  for (const course of courses) await follow(course)
  for (const course of courses)
    // after all have been followed: another search clears the trees
    while (course.goesOn) {
      const again = {
        ...question,
        ...standing(course.ahead),
        iterations: match.game.manifest.bots.courses.anew,
      }
      course.add(best(course.ahead.moves(seat), await grown(again, trees, workers, net))[0]!.move)
    }
  const work: Work = {
    what: 'expect',
    question,
    looks,
    courses: courses.map(({ steps }) => steps.map(({ move }) => move)),
  }
  const found = (await workers[0]!.do(work)) as Omit<Advice, 'course'>[]
  return found.map((one, k) => ({ ...one, course: courses[k]!.steps }))
}

/** A bot's decision out of what the workers find. */

import { decided, type Grove } from './grove'
import { LEARNED, NO_NET, type Advice, type Branch, type Question, type Work, type Worker } from './questions'

export const ADVISER = 'adviser'
export const STAND_IN = 'greedy' // for a bot whose net or worker cannot be fetched
export const HINTS = 3

/** Fetches the game's net. */
export type Net = () => Promise<Uint8Array>

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
    case 'expect':
      return grove.expect(work.question, work.branches, work.moves, work.count)
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

/** What the best bot thinks of the moves, best first. */
export async function advised(
  asked: Question,
  moves: number[],
  trees: number,
  workers: Worker[],
  net: Net,
): Promise<Advice[]> {
  const question = { ...asked, isAdvice: true }
  const branches = await grown(question, trees, workers, net)
  const work: Work = { what: 'expect', question, branches, moves, count: HINTS }
  return (await workers[0]!.do(work)) as Advice[]
}

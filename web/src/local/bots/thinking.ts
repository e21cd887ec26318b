/** A bot's decision out of what the workers find. */

import { decided, type Grove } from './grove'
import { LEARNED, NO_NET, type Advice, type Branch, type Question, type Work, type Worker } from './questions'

export const ADVISER = 'expert'
export const HINTS = 3

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
      return grove.grow(work.question, work.trees)
    case 'goDown':
      return grove.goDown(work.question, work.trees, work.move)
    case 'passBy':
      return grove.passBy(work.question, work.move)
    case 'pick':
      return grove.pick(work.question)
    case 'instant':
      return grove.instant(work.question, work.net)
    case 'judge':
      return grove.judge(work.asked)
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

async function grown(question: Question, trees: number, workers: Worker[]): Promise<Branch[]> {
  const shares = dealt(trees, workers)
  const found = shares.map(({ worker, trees }) => worker.do({ what: 'grow', question, trees }))
  return ((await Promise.all(found)) as Branch[][]).flat()
}

/** A learned bot's move; its net is brought when it is asked for the first time. */
async function learned(question: Question, worker: Worker, net: () => Promise<Uint8Array>): Promise<number> {
  const ask = (brought: Uint8Array | null) =>
    worker.do({ what: 'instant', question, net: brought }) as Promise<number>
  const move = await ask(null)
  return move === NO_NET ? ask(await net()) : move
}

/** The move of a bot; `moves` are the legal ones, `trees` how many its level grows. */
export async function chosen(
  question: Question,
  moves: number[],
  trees: number | undefined,
  workers: Worker[],
  net: () => Promise<Uint8Array>,
): Promise<number> {
  const { level } = question
  if (moves.length === 1) {
    if (trees) for (const worker of workers) void worker.do({ what: 'passBy', question, move: moves[0]! })
    return moves[0]!
  }
  if (level === LEARNED) return learned(question, workers[0]!, net)
  if (level === 'greedy') return (await workers[0]!.do({ what: 'pick', question })) as number
  if (!trees) return moves[crypto.getRandomValues(new Uint32Array(1))[0]! % moves.length]!
  const best = decided(await grown(question, trees, workers))
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
): Promise<Advice[]> {
  const question = { ...asked, isAdvice: true }
  const branches = await grown(question, trees, workers)
  const work: Work = { what: 'expect', question, branches, moves, count: HINTS }
  return (await workers[0]!.do(work)) as Advice[]
}

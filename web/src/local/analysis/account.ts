/** From judged decisions to an account; `penstock/analysis/account.py` counts the same and explains it. */

export interface Judgement {
  number: number // of the move in the game, from 0
  seat: number
  played: number // a move's id
  best: number
  visits: number // of the move played
  before: number[] // chances of winning, by seat, with the best move
  after: number[] // and with the one played
}

export type Mark = '' | 'inaccuracy' | 'mistake' | 'blunder'

export interface Decision {
  number: number
  seat: number
  played: number
  best: number
  loss: number
  even: number // what it would cost in an even game
  mark: Mark
  before: number[]
  changes: number[] // what the decision changed, by seat
  luck: number[] // what changed after it until the next decision, by seat
}

export interface Account {
  initial: number
  decisions: number
  others: number
  luck: number
  result: number
  accuracy: number
  marks: Record<Exclude<Mark, ''>, number>
}

export interface TurningPoint {
  number: number
  seat: number
  change: number
  is_luck: boolean
}

export interface Analysis {
  chances: number[][]
  decisions: Decision[]
  players: Account[]
  turning_points: TurningPoint[]
}

const MARKS: [Mark, number][] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
]
const HALF = 0.15
const TURNING_POINTS = 3

export const markOf = (loss: number): Mark => MARKS.find(([, least]) => loss >= least)?.[0] ?? ''

/** What a decision would cost that changes the odds so, if the chances were even. */
function inAnEvenGame(before: number, after: number): number {
  const ratio = (after * (1 - before)) / ((1 - after) * before)
  return 0.5 - ratio / (1 + ratio)
}

/** The whole account of a finished game; the result is everybody's share of the win. */
export function account(judgements: Judgement[], result: number[]): Analysis {
  const chances = [...judgements.map((j) => j.before), result]
  const decisions = judgements.map(({ number, seat, played, best, before, after }, k): Decision => {
    const loss = before[seat]! - after[seat]!
    const even = inAnEvenGame(before[seat]!, after[seat]!)
    return {
      ...{ number, seat, played, best, loss, even, mark: markOf(loss), before },
      changes: after.map((now, one) => now - before[one]!),
      luck: after.map((now, one) => chances[k + 1]![one]! - now),
    }
  })
  const players = result.map((share, seat) => player(seat, decisions, chances[0]![seat]!, share))
  return { chances, decisions, players, turning_points: turningPoints(decisions) }
}

function player(seat: number, decisions: Decision[], initial: number, result: number): Account {
  let [own, others, luck, exactness, made] = [0, 0, 0, 0, 0]
  const marks = { inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const d of decisions) {
    luck += d.luck[seat]!
    if (d.seat === seat) {
      own += d.changes[seat]!
      exactness += HALF / (HALF + d.even)
      made += 1
      if (d.mark) marks[d.mark] += 1
    } else others += d.changes[seat]!
  }
  return {
    initial,
    decisions: own,
    others,
    luck,
    result,
    accuracy: made ? (100 * exactness) / made : 100,
    marks,
  }
}

function turningPoints(decisions: Decision[]): TurningPoint[] {
  const found = decisions.flatMap((d): TurningPoint[] => [
    { number: d.number, seat: d.seat, change: d.changes[d.seat]!, is_luck: false },
    ...d.luck.map((change, seat) => ({ number: d.number, seat, change, is_luck: true })),
  ])
  found.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const greatest: TurningPoint[] = []
  for (const point of found)
    if (greatest.length < TURNING_POINTS && greatest.every(({ number }) => number !== point.number))
      greatest.push(point)
  return greatest.sort((a, b) => a.number - b.number)
}

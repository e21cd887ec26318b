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
  before: number // on the curve
  after: number
  is_luck: boolean // no single decision explains half of it
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
const AROUND = 2
const POINTS = 80
const SAME = 1e-9

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
  return { chances, decisions, players, turning_points: turningPoints(chances, decisions) }
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

const around = (points: number): number => Math.max(AROUND, Math.floor((2 * points + POINTS) / (2 * POINTS)))

/** The curve as it is drawn: means of neighbours, true at both ends. */
export function smoothed(chances: number[][]): number[][] {
  const wide = around(chances.length)
  return chances.map((row, k) => {
    const by = Math.min(wide, k, chances.length - 1 - k)
    const near = chances.slice(k - by, k + by + 1)
    return row.map((_, seat) => near.reduce((sum, one) => sum + one[seat]!, 0) / near.length)
  })
}

function turningPoints(chances: number[][], decisions: Decision[]): TurningPoint[] {
  const curve = smoothed(chances)
  const span = Math.min(2 * around(chances.length) + 1, decisions.length)
  const all = curve.slice(span).map((later, k) => {
    let found = { change: 0, k, seat: 0 }
    later.forEach((now, seat) => {
      const change = now - curve[k]![seat]!
      if (Math.abs(change) > Math.abs(found.change) + SAME) found = { change, k, seat }
    })
    return found
  })
  const steps = all.filter(({ change }) => change).sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const greatest: typeof steps = []
  for (const step of steps)
    if (greatest.length < TURNING_POINTS && greatest.every(({ k }) => Math.abs(step.k - k) >= span))
      greatest.push(step)
  return greatest
    .sort((a, b) => a.k - b.k)
    .map(({ k, seat }) =>
      turningPoint(seat, curve[k]![seat]!, curve[k + span]![seat]!, decisions.slice(k, k + span)),
    )
}

function turningPoint(seat: number, before: number, after: number, within: Decision[]): TurningPoint {
  const sign = after > before ? 1 : -1
  const most = (of: (d: Decision) => number) =>
    within.reduce((best, d) => (sign * of(d) > sign * of(best) ? d : best))
  const decided = most((d) => d.changes[seat]!)
  const is_luck = 2 * sign * decided.changes[seat]! < Math.abs(after - before)
  const { number } = is_luck ? most((d) => d.luck[seat]!) : decided
  return { number, seat, before, after, is_luck }
}

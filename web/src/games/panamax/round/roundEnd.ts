/** The end of a round, as the log tells it: order, flags, fees, dividends, award. */

import { undone } from '../../../kit/log/log'
import type { GameEvent, LogLine } from '../../../kit/server/types'
import type { Company, Nation, Player, View } from '../view'

export const STEPS = ['order', 'flags', 'fees', 'dividends', 'award'] as const
export type Step = (typeof STEPS)[number]

const KINDS: Record<string, Step> = {
  ORDER: 'order',
  PLATFORM_FLAG: 'flags',
  FEE_CUT: 'fees',
  LOAN: 'fees',
  FEE: 'fees',
  DIVIDEND: 'dividends',
  NO_DIVIDEND: 'dividends',
  PRICE: 'dividends',
  AWARD: 'award',
  NO_AWARD: 'award',
}
const BEGINS = new Set(['TOOK_DIE', 'TOOK_EXECUTIVE', 'TRANSFERRED'])

export interface RoundEnd {
  key: number // where it began
  last: number // the latest line that told of it
  steps: Record<Step, GameEvent[]>
  isOver: boolean
  since: number[] // the seats that have taken a die since
}

/** The latest end of a round before position `seq`, if there was one; the order drawn at set-up is none. */
export function latestEnd(lines: LogLine[], seq: number): RoundEnd | null {
  const gone = undone(lines)
  let end: RoundEnd | null = null
  let played = false
  for (const line of lines) {
    if (line.seq > seq || gone.has(line.seq)) continue
    for (const event of line.events) {
      if (BEGINS.has(event.kind)) {
        played = true
        if (end && event.seat !== null) end.since.push(event.seat)
      } else if (event.kind === 'ORDER' && played) {
        end = {
          key: line.seq,
          last: line.seq,
          steps: { order: [], flags: [], fees: [], dividends: [], award: [] },
          isOver: false,
          since: [],
        }
        played = false
      } else if (event.kind === 'ROUND' && end) end.isOver = true
      const step = KINDS[event.kind]
      if (end && step && !end.isOver && !end.since.length) {
        end.steps[step].push(event)
        end.last = line.seq
      }
      if (end && step === 'award') end.isOver = true
    }
  }
  return end
}

/** How many steps have begun: what is yet to come is not told. */
export function told(end: RoundEnd): number {
  if (end.isOver) return STEPS.length
  return 1 + Math.max(...STEPS.map((step, k) => (end.steps[step].length ? k : 0)))
}

/**
 * Is the account shown by itself? Where pieces move, until all is paid: then it is a scene, told to its end or
 * skipped; where nothing does, until you take your next die.
 */
export const isNews = ({ isOver, since }: RoundEnd, yours: number[], moves: boolean): boolean =>
  moves ? !isOver : yours.length ? !since.some((seat) => yours.includes(seat)) : !since.length

/** What is told in the position that ends a round; the last step waits, so that the new round begins in sight. */
export const TOLD = ['fees', 'dividends', 'award', 'account'] as const

/** Is this the position in which the fees are paid and the next round begins? */
export const endsRound = (events: GameEvent[]): boolean =>
  events.some((e) => e.kind === 'ROUND') && events.some((e) => KINDS[e.kind] === 'dividends')

/** How many steps of the account a scene has reached. */
export const reachedBy = (sceneAt: number): number =>
  Math.min(STEPS.length, STEPS.indexOf('fees') + 1 + sceneAt)

/** What the end of a round meant for one company and the person who leads it. */
export interface Account {
  seat: number
  rank: number
  flags: Nation[]
  fee: number
  isDue: boolean // it is not paid yet
  parts: Player['fee_parts'] | null // where the dice lay that were charged for
  cut: number
  private: number // of the fee
  loans: number
  each: number | null // paid for a share; null: it could not
  price: { before: number; after: number } | null
  got: number // in dividends, of all companies
  award: number
  firm: { before: number | null; after: number }
  own: { before: number | null; after: number }
}

const amount = (event: GameEvent | undefined, name: string): number => Number(event?.params[name] ?? 0)

/** What the shares of a company have paid, each. */
function paidEach(end: RoundEnd, view: View, company: Company): number | null {
  const paid = end.steps.dividends.find((e) => e.kind === 'DIVIDEND' && e.params.company === company)
  if (!paid) return null
  const sold = view.players.reduce((sum, p) => sum + (p.shares[company] ?? 0), 0)
  return sold ? amount(paid, 'money') / sold : 0
}

/** Everybody's account in the new order; `after` is the table when all was paid, `before` the one it began with. */
export function accounts(end: RoundEnd, after: View, before: View | null): Account[] {
  const each = Object.fromEntries(after.players.map((p) => [p.company, paidEach(end, after, p.company)]))
  const of = (step: Step, kind: string, seat: number) =>
    end.steps[step].filter((e) => e.kind === kind && e.seat === seat)
  return after.players
    .map((player): Account => {
      const { seat, company } = player
      const was = before?.players[seat]
      const fee = of('fees', 'FEE', seat)[0]
      const isDue = !fee && told(end) <= STEPS.indexOf('fees') + 1
      const cut = amount(of('fees', 'FEE_CUT', seat)[0], 'money')
      const { contracts, ships } = player.fee_parts // as they were: only the warehouse has been filled since
      const warehouse = amount(fee, 'money') + cut - contracts - ships
      const price = end.steps.dividends.find((e) => e.kind === 'PRICE' && e.params.company === company)
      const shares = Object.entries(player.shares)
      return {
        seat,
        rank: amount(of('order', 'ORDER', seat)[0], 'rank'),
        flags: of('flags', 'PLATFORM_FLAG', seat).map((e) => String(e.params.nation) as Nation),
        fee: isDue ? player.fee : amount(fee, 'money'),
        isDue,
        parts: isDue ? player.fee_parts : warehouse >= 0 ? { ships, contracts, warehouse } : null,
        cut,
        private: amount(fee, 'private'),
        loans: of('fees', 'LOAN', seat).reduce((sum, e) => sum + amount(e, 'count'), 0),
        each: each[company] ?? null,
        price: price ? { before: amount(price, 'before'), after: amount(price, 'after') } : null,
        got: shares.reduce((sum, [of, count]) => sum + count * (each[of] ?? 0), 0),
        award: amount(of('award', 'AWARD', seat)[0], 'money'),
        firm: { before: was?.company_cash ?? null, after: player.company_cash },
        own: { before: was?.cash ?? null, after: player.cash },
      }
    })
    .toSorted((a, b) => a.rank - b.rank)
}

/** The end of a round, as the log tells it: order, flags, fees, dividends, award. */

import { undone } from '../../kit/log/log'
import type { GameEvent, LogLine } from '../../kit/server/types'

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
          steps: { order: [], flags: [], fees: [], dividends: [], award: [] },
          isOver: false,
          since: [],
        }
        played = false
      } else if (event.kind === 'ROUND' && end) end.isOver = true
      const step = KINDS[event.kind]
      if (end && step && !end.isOver && !end.since.length) end.steps[step].push(event)
      if (end && step === 'award') end.isOver = true
    }
  }
  return end
}

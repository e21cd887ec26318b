import { describe, expect, it } from 'vitest'
import type { LessonShown, TipShown } from '../gen/api'
import { BUY, position as positionOf } from '../kit/table/fixtures'
import type { LogLine } from '../kit/server/types'
import { tipFor } from './coached'
import { fits, judge } from './judge'

const LESSON: LessonShown = {
  ...{ id: 'one', paragraph: '1.1', seats: 2, seed: '1', seat: 0, options: {}, moves: [[0, 'wait']] },
  ...{ play: [['buy red', 'buy blue'], ['done']], reach: null, replies: [], point: [] },
  ...{ head: '', text: '', task: '', right: '' },
}
const line = (seq: number, notation: string | null, more: Partial<LogLine> = {}): LogLine => ({
  ...{ seq, kind: 'move', seat: 0, notation, text: '', events: [], at: 0, back: 0 },
  ...more,
})
const BEFORE = [line(1, null, { kind: 'start', seat: null }), line(2, 'wait')]

describe('a task of moves', () => {
  const state = (...lines: LogLine[]) => {
    const found = judge(LESSON, [...BEFORE, ...lines], null)
    return [found.state, found.done]
  }
  it('is open until its last move, and any of those named will do', () => {
    expect(state()).toEqual(['open', 0])
    expect(state(line(3, 'buy blue'))).toEqual(['open', 1])
    expect(state(line(3, 'buy red'), line(4, 'done'))).toEqual(['right', 2])
  })
  it('is missed by another move, until that is taken back', () => {
    expect(state(line(3, 'sell red'))).toEqual(['wrong', 0])
    expect(state(line(3, 'buy red'), line(4, 'buy red'))).toEqual(['wrong', 1])
    expect(state(line(3, 'sell red'), line(4, null, { kind: 'undo', back: 1 }))).toEqual(['open', 0])
  })
  it('does not count what others do', () => {
    expect(state(line(3, 'sell red', { seat: 1 }))).toEqual(['open', 0])
  })
})

describe('a task to reach something', () => {
  const wish = { ...LESSON, reach: { field: 'players.me.cash', least: 20 } }
  const at = (cash: number, toAct: number[]) =>
    positionOf(3, { viewer: 0, to_act: toAct, view: { players: [{ cash }, { cash: 99 }] } })
  const log = [...BEFORE, line(3, 'sell red')]
  it('is right whatever led there, and wrong once the turn has passed', () => {
    expect(judge(wish, log, at(20, [1])).state).toBe('right')
    expect(judge(wish, log, at(19, [0])).state).toBe('open')
    expect(judge(wish, log, at(19, [1])).state).toBe('wrong')
  })
})

it('reads a star as anything', () => {
  expect(fits('buy *', 'buy red')).toBe(true)
  expect(fits('buy *', 'sell red')).toBe(false)
  expect(fits('move (1)', 'move (1)')).toBe(true)
})

it('tells each tip once, when its moment has come', () => {
  const tip = (id: string, more: Partial<TipShown>): TipShown => ({
    ...{ id, paragraph: '1.1', offers: [], event: [], reach: null, point: [], text: '' },
    ...more,
  })
  const tips = [tip('crash', { event: ['CRASH'] }), tip('buy', { offers: ['buy'] })]
  const moment = { position: positionOf(3), moves: [BUY], since: [] as LogLine[] }
  expect(tipFor(tips, [], moment)?.id).toBe('buy')
  expect(tipFor(tips, ['buy'], moment)).toBe(null)
  const event = { kind: 'CRASH', seat: null, params: {}, text: '' }
  expect(tipFor(tips, [], { ...moment, since: [line(3, 'x', { events: [event] })] })?.id).toBe('crash')
})

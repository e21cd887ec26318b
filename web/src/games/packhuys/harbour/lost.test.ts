import { expect, it } from 'vitest'
import type { LogLine } from '../../../kit/server/types'
import { lostSince } from './lost'

const line = (seq: number, seat: number, cell?: string) => {
  const params = { number: 9, card: 'wine-tea', cell: cell ?? '' }
  const events = cell ? [{ kind: 'REMOVED', seat: 0, params, text: '' }] : []
  return { seq, seat, kind: 'move', events, back: 0 } as unknown as LogLine
}
const cells = (lines: LogLine[], yours = [0], seq = 9) => lostSince(lines, yours, seq).map((l) => l.cell)

it('tells what others removed until one acts', () => {
  const lines = [line(1, 0), line(2, 1, 'h5'), line(3, 2), line(4, 1, 'c3')]
  expect(cells(lines)).toEqual(['h5', 'c3'])
  expect(lostSince(lines, [0], 9)[0]).toMatchObject({
    by: 1,
    owner: 0,
    card: { number: 9, shows: 'wine-tea' },
  })
  expect(cells(lines, [0], 3)).toEqual(['h5'])
  expect(cells([...lines, line(5, 0)])).toEqual([])
})

it('tells nothing to who only watches, or has more seats than one', () => {
  const lines = [line(1, 0), line(2, 1, 'h5')]
  expect(cells(lines, [])).toEqual([])
  expect(cells(lines, [0, 1])).toEqual([])
})

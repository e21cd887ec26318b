import { expect, it } from 'vitest'
import type { LogLine } from '../../../kit/server/types'
import { offMap } from './since'

const line = (seq: number, seat: number, kind: string) =>
  ({ seq, kind: 'move', seat, back: 0, events: [{ kind, seat, params: {} }] }) as unknown as LogLine

it('tells what the others did beside the canal since the own turn', () => {
  const log = [
    line(1, 1, 'RIVER'),
    line(2, 0, 'RIVER'),
    line(3, 1, 'WALKED'),
    line(4, 1, 'MASTER'),
    line(5, 2, 'WENT_TO_VINEYARD'),
  ]
  expect(offMap(log, [0], 9).map((e) => e.kind)).toEqual(['MASTER', 'WENT_TO_VINEYARD'])
  expect(offMap(log, [0], 4).map((e) => e.kind)).toEqual(['MASTER'])
  expect(offMap([...log, line(6, 0, 'WALKED')], [0], 9)).toEqual([])
})

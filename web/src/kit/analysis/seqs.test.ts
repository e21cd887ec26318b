import { expect, test } from 'vitest'
import type { LogLine } from '../server/types'
import { keptSeqs } from './seqs'

const line = (seq: number, kind: LogLine['kind'], back = 0): LogLine => ({
  ...{ seq, kind, seat: 0, notation: null, text: '', events: [], at: 0, back },
})

test('moves that were taken back are no moves of the game', () => {
  const log = [line(1, 'start'), line(2, 'move'), line(3, 'move'), line(4, 'undo', 1), line(5, 'move')]
  expect(keptSeqs(log)).toEqual([2, 5])
})

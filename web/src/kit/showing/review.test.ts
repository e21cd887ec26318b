import { expect, it } from 'vitest'
import { line } from '../table/fixtures'
import type { LogLine } from '../server/types'
import { lastSeen } from './review'

const did = (seq: number, seat: number, kind: string): LogLine => ({
  ...line(seq, seat, kind),
  events: [{ kind, seat, params: {}, text: kind }] as LogLine['events'],
})

it('what others chose in secret is not all that happened since my turn', () => {
  const lines = [did(1, 0, 'LAID'), did(2, 1, 'SHIP_MOVED'), did(3, 0, 'CHOSE'), did(4, 1, 'CHOSE')]
  expect(lastSeen(lines, [0], ['CHOSE'])).toBe(1)
  expect(lastSeen([...lines, did(5, 1, 'LAID')], [0], ['CHOSE'])).toBe(3)
  expect(lastSeen(lines.slice(2), [0], ['CHOSE'])).toBe(null)
})

import { expect, it, vi } from 'vitest'
import type { LogLine } from '../../../kit/server/types'
import { sinceOwnTurn } from './since'
import type { View } from '../view'

vi.mock('../../../kit/text/text.svelte', () => ({
  tg: (_game: string, id: string) => id,
  word: (_game: string, _name: string, value: string) => value,
}))

const view = { players: [{ seat: 2, colour: 'green' }], neutral: null } as unknown as View
const line = (seq: number, seat: number | null, kind: string, params: object = {}, by = seat) =>
  ({ seq, kind: 'move', seat, back: 0, events: [{ kind, seat: by, params }] }) as unknown as LogLine
const nothing = { colour: null, sign: null, text: '', points: 0 }

it('tells in signs what the others did since the own turn, each in a line', () => {
  const log = [
    line(1, 1, 'RIVER', { site: 'dam', points: 3 }),
    line(2, 0, 'WALKED', { colour: 'red', from: 's2 1', to: 's2 2' }),
    line(3, 1, 'WALKED', { colour: 'red', from: 's2 2', to: 's2 4' }),
    line(4, 1, 'STRETCH_WON', { points: 6 }, 2),
    line(5, 2, 'PLACED', { colour: 'green', on: 'moissac' }),
    line(6, 1, 'LOCK', { section: 's2', number: 3, points: 1 }),
    line(7, 2, 'STOPPED', { left: 1 }),
  ]
  expect(sinceOwnTurn(log, [0], 9, view)).toEqual([
    {
      seat: 1,
      deeds: [
        { ...nothing, colour: 'green', points: 6 },
        { ...nothing, sign: 'lock', text: 'montech 3', points: 1 },
        { ...nothing, colour: 'red', text: 'montech 2 → 4' },
      ],
    },
    { seat: 2, deeds: [{ ...nothing, colour: 'green', sign: 'new', text: 'moissac' }] },
  ])
  expect(sinceOwnTurn(log, [0], 3, view)[0]?.deeds).toHaveLength(1)
  expect(sinceOwnTurn([...log, line(8, 0, 'DREW')], [0], 9, view)).toEqual([])
  expect(sinceOwnTurn([...log, line(8, null, 'TURN')], [0], 9, view)).toHaveLength(2)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { play } from '../app/sound'
import { position, opened, plainBrowser } from '../table/fixtures'
import type { BoardModule } from '../../games/boards'
import type { GameEvent, Position } from '../server/types'

vi.mock('../app/sound', () => ({ play: vi.fn() }))

beforeEach(plainBrowser)

it('shows positions one after the other, and lets nobody decide on an old one', async () => {
  const seen: number[] = []
  let arrive: () => void = () => {}
  const { state, hear } = opened({}, (change) => {
    change()
    seen.push(state.position!.seq)
    return new Promise((done) => (arrive = done))
  })
  hear(position(1, { to_act: [1], moves: {} }))
  await Promise.resolve()
  hear(position(2, { to_act: [1], moves: {} }))
  await Promise.resolve()
  hear(position(3))
  expect(seen).toEqual([2])
  expect(state.moves).toEqual([])
  arrive()
  await vi.waitFor(() => expect(seen).toEqual([2, 3]))
  arrive()
  expect(state.moves).toHaveLength(2)
})

it('sounds when it becomes your turn, softly for others’ moves, and at the end', async () => {
  const { state, hear } = opened()
  const played = async (p: Position) => {
    vi.mocked(play).mockClear()
    hear(p)
    await vi.waitFor(() => expect(state.position).toBe(p))
    await Promise.resolve()
    return vi.mocked(play).mock.calls.map(([tune]) => tune)
  }
  await played(position(1, { to_act: [1], moves: {} }))
  expect(await played(position(2, { to_act: [1], moves: {} }))).toEqual(['move'])
  expect(await played(position(3))).toEqual(['turn'])
  expect(await played(position(4, { over: true, to_act: [], moves: {} }))).toEqual(['end'])
})

it('lets be heard what weighs most of what happened', async () => {
  const { state, hear } = opened()
  state.board = {
    sound: ({ kind }: GameEvent) => ({ DREW: 'draw', PAID: 'coin' })[kind],
  } as unknown as BoardModule
  const event = (kind: string): GameEvent => ({ kind, seat: 1, params: {}, text: kind })
  hear(position(1, { to_act: [1], moves: {} }))
  await vi.waitFor(() => expect(state.position?.seq).toBe(1))
  vi.mocked(play).mockClear()
  hear(position(2, { to_act: [1], moves: {}, events: [event('DREW'), event('PAID'), event('ELSE')] }))
  await vi.waitFor(() => expect(vi.mocked(play).mock.calls).toEqual([['coin']]))
})

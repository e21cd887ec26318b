import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Generic from '../../games/generic/Generic.svelte'
import { preferences } from '../app/preferences.svelte'
import { PAUSE } from './screen'
import { opened, plainBrowser, position } from '../table/fixtures'

const step = (id: string) => ({ id, name: id, time: 1000 })
const scene = { title: 'Prices move', steps: [step('draw'), step('prices')] }

beforeEach(() => {
  plainBrowser()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

async function staged() {
  preferences.motion = 'normal'
  const opening = opened()
  opening.state.board = { Board: Generic, scene: (p) => (p.seq === 2 ? scene : null) }
  opening.hear(position(1))
  await vi.advanceTimersByTimeAsync(0)
  opening.hear(position(2))
  await vi.advanceTimersByTimeAsync(10)
  return opening
}

it('tells a scene step by step, and only then lets one decide', async () => {
  const { state } = await staged()
  expect(state.scene?.title).toBe('Prices move')
  expect(state.scene?.before?.seq).toBe(1)
  expect(state.moves).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.sceneAt).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.scene).toBeNull()
  expect(state.moves).toHaveLength(2)
})

it('goes on with the next step, or with the game', async () => {
  const { state, live } = await staged()
  live.telling.skipStep()
  await vi.advanceTimersByTimeAsync(10)
  expect(state.sceneAt).toBe(1)
  live.telling.skip()
  await vi.advanceTimersByTimeAsync(10)
  expect(state.scene).toBeNull()
})

it('tells nothing where nothing may move', async () => {
  const { state, hear } = opened()
  state.board = { Board: Generic, scene: () => scene }
  hear(position(1))
  await vi.advanceTimersByTimeAsync(10)
  expect(state.scene).toBeNull()
})

it('keeps out of the log what is not drawn or still being told', async () => {
  const { state, hear } = await staged()
  expect(state.told).toBe(1)
  hear(position(3, { over: true, to_act: [], moves: {} })) // comes while the scene runs
  await vi.advanceTimersByTimeAsync(1500)
  expect(state.scene).not.toBeNull()
  expect(state.told).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.told).toBe(3)
})

it('a scene that is skipped for another leaves that one alone', async () => {
  const { state, live } = await staged()
  live.telling.skip()
  live.telling.open(position(1), position(2))
  await vi.advanceTimersByTimeAsync(10)
  expect(state.scene).not.toBeNull()
})

it('waits at a step that is to be read, and shows everything that came meanwhile afterwards', async () => {
  preferences.motion = 'normal'
  const { state, live, hear } = opened()
  const account = { title: 'The account', steps: [step('fees'), { ...step('account'), waits: true }] }
  state.board = { Board: Generic, scene: (p) => (p.seq === 2 ? account : null) }
  hear(position(1))
  await vi.advanceTimersByTimeAsync(0)
  hear(position(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.scene?.steps[state.sceneAt]!.id).toBe('account')
  for (let seq = 3; seq < 20; seq++) hear(position(seq, { to_act: [1], moves: {} }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.position!.seq).toBe(2)
  live.telling.skip()
  await vi.advanceTimersByTimeAsync(PAUSE + 10)
  expect(state.position!.seq).toBe(3) // one after the other, though they are many
})

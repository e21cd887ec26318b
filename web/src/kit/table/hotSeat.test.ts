import { beforeEach, expect, it, vi } from 'vitest'
import { acceptingServer, opened, position, plainBrowser } from './fixtures'

beforeEach(() => {
  plainBrowser()
  acceptingServer()
})

it('hot-seat: covers the screen and looks through the eyes of whoever decides', async () => {
  const { state, hear } = opened({ your_seats: [0, 1] })
  hear(position(1, { viewer: 0, to_act: [1], moves: {} }))
  await vi.waitFor(() => expect(state.seat).toBe(1))
  expect(state.covered).toBe(true)
})

it('hot-seat: is covered before the next hand is drawn', async () => {
  let wasCovered: boolean | null = null
  const { state, hear } = opened({ your_seats: [0, 1] }, (change) => {
    wasCovered = state.covered
    change()
    return Promise.resolve()
  })
  hear(position(1, { viewer: 0, to_act: [0] }))
  await vi.waitFor(() => expect(state.position?.seq).toBe(1))
  expect(state.covered).toBe(false)
  hear(position(2, { viewer: 1, to_act: [1] }))
  await vi.waitFor(() => expect(state.position?.seq).toBe(2))
  expect(wasCovered).toBe(true)
})

it('who studies a game alone looks through every eye without handing over', async () => {
  const { state, hear } = opened({ kind: 'analysis', your_seats: [0, 1] })
  hear(position(1, { viewer: 0, to_act: [1], moves: {} }))
  await vi.waitFor(() => expect(state.seat).toBe(1))
  expect(state.covered).toBe(false)
})

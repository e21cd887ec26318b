import { beforeEach, expect, it, vi } from 'vitest'
import { acceptingServer, END, opened, plainBrowser, position } from '../../kit/table/fixtures'
import { isMain } from '../../kit/choosing/moves'
import type { BoardModule } from '../boards'
import { board } from './board'

let calls: ReturnType<typeof acceptingServer>

beforeEach(() => {
  plainBrowser()
  calls = acceptingServer()
})

/** At the board of Panamax, when it is about to be said that the turn is over. */
function atTheEnd() {
  const { live, state, hear } = opened()
  const { endings } = board
  state.board = { Board: board.Board, endings } as BoardModule
  hear(position(1))
  return { live, state }
}

it('who loads no more and so ends the turn is asked once more', () => {
  const { live, state } = atTheEnd()
  const done = { ...END, family: 'done', notation: 'done' }
  live.choosing.choose(done)
  expect(state.staged).toBe(done)
  expect(calls).toEqual([])
  expect(isMain(done, board as unknown as BoardModule, { trail: [1], moves: [done, END] })).toBe(false)
})

const loading = (families: string[], waiting: (number | null)[], more: object = {}) => ({
  ...position(1),
  view: {
    phase: 'loading',
    mover: 0,
    free_action: 'none',
    ships: [],
    players: [{ contracts: [{ waiting }, null] }],
    ...more,
  } as never,
  moves: { 0: families.map((family) => ({ ...END, family, notation: family })) },
})
const DONE = { ...END, family: 'done', notation: 'done' }

it('asks who loads no more only where something could still be loaded', () => {
  expect(board.asks!(DONE, loading(['pick', 'done'], [3]))).toBe('ask-done')
  expect(board.asks!(DONE, loading(['build', 'done'], [3]))).toBe('ask-done')
  expect(board.asks!(DONE, loading(['build', 'done'], [null]))).toBeNull()
  expect(board.asks!(DONE, loading(['done'], [3]))).toBeNull()
})

it('ends the turn by one click where nothing is left to load', () => {
  const over = loading(['build', 'done'], [null])
  expect(board.question!(over, null)).toBe('ask-loading-empty')
  expect(board.passes!(DONE, over)).toEqual({ text: 'end-turn', then: ['done', 'end'] })
  expect(isMain(DONE, board as unknown as BoardModule, { trail: [1], moves: [DONE], position: over })).toBe(
    true,
  )
  const still = [
    ['pick', 'done'],
    ['build', 'done'],
  ].map((families) => loading(families, [3]))
  for (const at of still) expect(board.passes!(DONE, at)).toBeNull()
  const free = loading(['done'], [null], { free_action: 'market' })
  expect(board.passes!(DONE, free)).toBeNull()
})

it('who ends the turn is not', async () => {
  const { live, state } = atTheEnd()
  live.choosing.choose({ ...END, family: 'end' })
  expect(state.staged).toBeNull()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

const company = { fee: 5, company_cash: 7 }
const asked = (families: string[], more: object = {}) =>
  board.how!(
    {
      ...position(1),
      view: {
        phase: 'before',
        mover: 0,
        players: [company],
        columns: [{ dice: 2 }],
        ships: [],
        ...more,
      } as never,
      moves: { 0: families.map((family) => ({ ...END, family })) },
    },
    null,
  )

it('speaks of changing sides only while a die can', () => {
  expect(asked(['take', 'transfer'])).toBe('how-transfer')
  expect(asked(['take'])).toBe('how-before')
})

it('warns of fees that the firm cannot pay, in the last turns before they are due', () => {
  const players = [{ fee: 12, company_cash: 7 }]
  expect(asked(['take'], { players })).toContain('how-fees-short')
  expect(asked(['take'], { players, columns: [{ dice: 2 }, { dice: 1 }] })).toBe('how-before')
})

it('asks for a ship first where there is none for the dice of the starting contract', () => {
  const question = (...families: string[]) =>
    board.question!(
      {
        ...position(1),
        view: {
          phase: 'start_loading',
          mover: 0,
          players: [{ contracts: [{ nation: 'eu' }, null] }],
        } as never,
        moves: { 0: families.map((family) => ({ ...END, family })) },
      },
      null,
    )
  expect(question('build', 'done')).toContain('ask-start-build')
  expect(question('build', 'pick')).toContain('ask-start-loading')
})

it('shows fees calmly until they are due soon and cannot be paid', () => {
  const tone = (fee: number, dice: number, executive = false) =>
    board.figures!({
      ...position(1),
      view: {
        mover: 0,
        players: [{ fee, company_cash: 7, cash: 6, warehouse: 4, pool: 4, fee_parts: {} }],
        columns: [{ dice, executive }],
      } as never,
    }).find(({ name }) => name === 'fees')!.tone
  expect(tone(22, 9)).toBeUndefined()
  expect(tone(22, 2)).toBe('bad')
  expect(tone(22, 2, true)).toBeUndefined()
  expect(tone(5, 2)).toBeUndefined()
})

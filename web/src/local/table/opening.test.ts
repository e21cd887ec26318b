import { afterEach, expect, it, vi } from 'vitest'
import type { TableRequest } from '../../gen/api'
import type { Manifest } from '../engine/runtime'
import { newRow, planned } from './opening'
import { rowOf, type SavedGame } from './files'

afterEach(() => vi.restoreAllMocks())

const manifest = { game: 'a-game', title: 'A game', seats: [2, 3], options: [] } as unknown as Manifest
const asked = (hot_seat: boolean, ...kinds: ('me' | 'bot')[]) =>
  ({ game: 'a-game', hot_seat, seats: kinds.map((kind) => ({ kind })) }) as TableRequest

it("draws a seed of 64 bits by the browser's own generator", () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => {
    ;(words as Uint32Array).forEach((_, k) => ((words as Uint32Array)[k] = 0xffffffff - k))
    return words
  })
  const row = newRow(
    manifest,
    { kind: 'play', seats: planned(asked(false, 'me', 'bot'), 'Ann'), options: {} },
    0,
  )
  expect(row.seed).toBe(String((0xffffffffn << 32n) | 0xfffffffen))
  expect(row.seats[1]!.bot_seed).toBe(0xffffffff)
})

it('keeps a seed that was asked for, to its last digit', () => {
  const seats = planned(asked(false, 'me', 'bot'), 'Ann')
  expect(newRow(manifest, { kind: 'play', seats, options: {}, seed: '18446744073709551615' }, 0).seed).toBe(
    '18446744073709551615',
  )
})

it('numbers those who play at one screen', () => {
  expect(planned(asked(true, 'me', 'bot', 'me'), 'Ann').map((seat) => seat.name)).toEqual([
    'Ann',
    'Medium 2',
    'Ann 3',
  ])
})

it('calls those at one screen as they like, and whoever sits elsewhere without a number', () => {
  const body = asked(true, 'me', 'me', 'me')
  body.seats[1]!.name = '  Bo '
  expect(planned(body, 'Ann').map((seat) => seat.name)).toEqual(['Ann', 'Bo', 'Ann 3'])
  expect(planned(asked(false, 'bot', 'me'), 'Ann')[1]!.name).toBe('Ann')
})

it('gives nobody else a name', () => {
  const body = asked(false, 'me', 'bot')
  body.seats[1]!.name = 'Bo'
  expect(() => planned(body, 'Ann')).toThrow('bad_option')
})

it('calls people as the file does, and numbers them where it does not tell', () => {
  const saved = { seats: 2, options: {}, seed: '1', table: { names: ['Bob', null] } } as unknown as SavedGame
  expect(rowOf(saved, 'hot_seat', 'Ann').seats.map((seat) => seat.name)).toEqual(['Bob', 'Ann 2'])
})

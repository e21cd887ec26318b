import { expect, it } from 'vitest'
import { isTurned, pips, ribbonWidth } from './ribbon'

const tally = { red: 1, yellow: 2, green: 0, violet: 0 }

it('a pip for every field, most workers first', () => {
  const colours = pips({ fields: 5, tally }).map((p) => p.colour)
  expect(colours).toEqual(['yellow', 'yellow', 'red', null, null])
})

it('a pip of its own for whoever would come, none for who would leave', () => {
  const come = pips({ fields: 5, tally }, { gains: 'red', loses: null, leader: null })
  expect(come.map((p) => p.colour)).toEqual(['yellow', 'yellow', 'red', 'red', null])
  expect(come.map((p) => p.isNew)).toEqual([false, false, false, true, false])
  const leave = pips({ fields: 5, tally }, { gains: null, loses: 'yellow', leader: null })
  expect(leave.filter((p) => p.colour === 'yellow')).toHaveLength(1)
})

it('has room for who would lead then, where it is somebody else', () => {
  const stretch = { fields: 5, counted: false, leader: 'red' as const, workers: 3 }
  const change = { gains: null, loses: 'red' as const, leader: 'yellow' as const }
  expect(isTurned(stretch, change)).toBe(true)
  expect(isTurned(stretch, { ...change, leader: 'red' })).toBe(false)
  expect(isTurned({ ...stretch, counted: true }, change)).toBe(false)
  expect(isTurned({ ...stretch, workers: 1 }, { ...change, leader: null })).toBe(false)
  expect(isTurned({ ...stretch, workers: 0 }, { ...change, gains: 'yellow', loses: null })).toBe(true)
  expect(ribbonWidth(stretch, 'level', false, change)).toBeGreaterThan(ribbonWidth(stretch, 'level'))
})

it('is as wide as what it says', () => {
  const stretch = { fields: 5, counted: false, leader: 'red' as const, workers: 3 }
  expect(ribbonWidth({ ...stretch, fields: 10 }, 'level')).toBeGreaterThan(ribbonWidth(stretch, 'level'))
  expect(ribbonWidth({ ...stretch, leader: null }, 'unentschieden')).toBeGreaterThan(
    ribbonWidth({ ...stretch, leader: null }, 'level'),
  )
  expect(ribbonWidth({ ...stretch, leader: null, workers: 0 }, 'level')).toBeLessThan(
    ribbonWidth(stretch, 'level'),
  )
  const counted = { ...stretch, counted: true }
  expect(ribbonWidth(counted, 'level', true)).toBeLessThan(ribbonWidth(counted, 'level'))
})

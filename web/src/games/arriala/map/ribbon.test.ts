import { expect, it } from 'vitest'
import { pips, ribbonWidth } from './ribbon'

const tally = { red: 1, yellow: 2, green: 0, violet: 0 }

it('a pip for every field, most workers first', () => {
  expect(pips({ fields: 5, tally })).toEqual(['yellow', 'yellow', 'red', null, null])
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

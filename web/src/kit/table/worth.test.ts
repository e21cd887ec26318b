import { expect, it } from 'vitest'
import { isOpen, rangeOf, shortWorth, worthNote } from './worth'

const worth = { seat: 1, known: 12, parts: { held: 7, unseen: 3, cash: null }, hidden: true }

it('is a range where a part is not certain', () => {
  expect(rangeOf(worth)).toEqual({ least: 12, more: 0 })
  expect(rangeOf(worth, 'unseen')).toEqual({ least: 9, more: 3 })
})

it('is open where something is hidden that no part counts at most', () => {
  expect(isOpen(worth)).toBe(true)
  expect(isOpen(worth, 'unseen')).toBe(false)
  expect(isOpen({ ...worth, hidden: false })).toBe(false)
})

it('lists what is hidden only where it is open', () => {
  expect(worthNote('g', worth).split('\n').slice(1, 4)).toEqual(['held: 7', 'unseen: 3', 'cash: ?'])
  expect(worthNote('g', worth, 'unseen').split('\n').slice(1, 4)).toEqual(['held: 7', 'unseen: 3'])
})

it('is short in the bar: a range, what can be lost apart, or open', () => {
  expect(shortWorth(worth, { unsure: 'unseen' })).toEqual({ least: 9, rest: '–12' })
  expect(shortWorth(worth, { staked: 'unseen' })).toEqual({ least: 9, rest: '+3' })
  expect(shortWorth(worth)).toEqual({ least: 12, rest: '+?' })
  expect(shortWorth({ ...worth, hidden: false })).toEqual({ least: 12, rest: '' })
})

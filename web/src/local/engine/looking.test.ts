import { expect, it } from 'vitest'
import { toldApart } from './looking'

const LIMITS = { most_gains: 2, most_costs: 1, small: 5 }
const changes = (terms: Record<string, number>) =>
  Object.entries(terms).map(([term, change]) => ({ term, change }))
const told = (...courses: Record<string, number>[]) =>
  toldApart(courses.map(changes), LIMITS).map((reasons) => reasons.map(({ term }) => term).join())

it('lets hints with the same reasons say in what they differ, as the server does', () => {
  const found = told(
    { points: 8, vineyards: 3, cards: -0.5 },
    { points: 5, vineyards: 5, cards: -0.5 },
    { points: 3, vineyards: 2, cards: -0.5 },
    { points: 0, vineyards: 0, cards: 2 },
  )
  expect(found).toEqual(['points', 'vineyards', 'points,vineyards', 'cards'])
})

it('sets hints apart by neither a cost nor a hair', () => {
  expect(told({ money: -8, shares: 9 }, { money: -5, shares: 9 })).toEqual(['shares,money', 'shares,money'])
  expect(told({ money: 1, shares: 9 }, { money: 0.9, shares: 9 })).toEqual(['shares', 'shares'])
})

it('says what a hint saves where none gains, and no cost that all share', () => {
  const stay = { company: 0, tempo: -9 }
  expect(told(stay, { company: -5, tempo: -6 }, { company: -5, tempo: -6.5 })).toEqual([
    'company',
    'tempo',
    '',
  ])
  expect(told(stay, stay)).toEqual(['', ''])
})

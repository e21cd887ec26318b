import { expect, it } from 'vitest'
import { Tracker } from './pieces'

it('a piece keeps its name on its way from one place to another', () => {
  const tracker = new Tracker()
  const before = tracker.follow({ market: { red: 2, blue: 1 }, track: { red: 0, blue: 0 } })
  const after = tracker.follow({ market: { red: 1, blue: 1 }, track: { red: 1, blue: 0 } })
  expect(after.market!.red).toEqual([before.market!.red![0]])
  expect(after.track!.red).toEqual([before.market!.red![1]])
  expect(after.market!.blue).toEqual(before.market!.blue)
})

it('what comes from nowhere gets a new name, what goes nowhere is forgotten', () => {
  const tracker = new Tracker()
  const first = tracker.follow({ market: { red: 1 } }).market!.red![0]
  tracker.follow({ market: { red: 0 } })
  const second = tracker.follow({ market: { red: 1 } }).market!.red![0]
  expect(second).not.toBe(first)
})

it('names are unique', () => {
  const tracker = new Tracker()
  tracker.follow({ a: { red: 3 }, b: { red: 2 } })
  const places = tracker.follow({ a: { red: 1 }, b: { red: 5 }, c: { red: 1 } })
  const names = Object.values(places).flatMap((kinds) => kinds.red!)
  expect(new Set(names).size).toBe(7)
})

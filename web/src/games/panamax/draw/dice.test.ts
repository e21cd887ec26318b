import { describe, expect, it } from 'vitest'
import { Tracker } from '../../../kit/showing/pieces'
import { diceAt, namesOf, pips } from './dice'
import type { View } from '../view'

function view(waiting: number[], cargo: { company: string; die: number }[]): View {
  return {
    players: [{ seat: 0, company: 'red', contracts: [null, { waiting }] }],
    ships: [{ ship: 'red-2', cargo }],
    wagon: [],
  } as unknown as View
}

describe('dice', () => {
  const red = (die: number) => ({ company: 'red', die })
  const green = { company: 'green', die: 4 }

  it('are counted container by container, ship by ship', () => {
    expect(diceAt(view([5, 0], [red(3), green, red(1)]))).toEqual({
      'contract 0 2 0': { red: 1 },
      'contract 0 2 1': { red: 0 },
      'red-2': { red: 2, green: 1 },
      wagon: {},
    })
  })

  it('keep their names on the way from the contract to the ship', () => {
    const tracker = new Tracker()
    const before = tracker.follow(diceAt(view([5, 2], [green])))
    const name = before['contract 0 2 0']!.red![0]
    const after = tracker.follow(diceAt(view([0, 2], [green, red(5)])))
    expect(namesOf(after, 'red-2', [green, red(5)])[1]).toBe(name)
    expect(after['contract 0 2 1']).toEqual(before['contract 0 2 1'])
  })
})

describe('pips', () => {
  it('are as many as the value, no two on one spot', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      expect(new Set(pips(value).map(String)).size).toBe(value)
    }
  })
})

import { expect, it } from 'vitest'
import { spots, travels, without } from './flip'

it('only pieces that were and are elsewhere travel, by the way back to where they were', () => {
  const before = new Map([
    ['a', { x: 10, y: 10 }],
    ['b', { x: 0, y: 0 }],
    ['gone', { x: 5, y: 5 }],
  ])
  const after = new Map([
    ['a', { x: 40, y: 30 }],
    ['b', { x: 0.5, y: 0 }],
    ['new', { x: 1, y: 1 }],
  ])
  expect(travels(before, after)).toEqual([{ id: 'a', dx: -30, dy: -20 }])
})

it('a part of the board that makes way for another takes its pieces along', () => {
  const [table, chart] = [document.createElement('section'), document.createElement('section')]
  const before = new Map([
    ['stays', { x: 10, y: 110, part: { of: table, x: 0, y: 100 } }],
    ['goes', { x: 30, y: 110, part: { of: table, x: 0, y: 100 } }],
    ['leaves', { x: 50, y: 110, part: { of: table, x: 0, y: 100 } }],
  ])
  const after = new Map([
    ['stays', { x: 10, y: 40, part: { of: table, x: 0, y: 30 } }],
    ['goes', { x: 35, y: 40, part: { of: table, x: 0, y: 30 } }],
    ['leaves', { x: 50, y: 40, part: { of: chart, x: 0, y: 20 } }],
  ])
  expect(travels(before, after)).toEqual([
    { id: 'goes', dx: -5, dy: 0 },
    { id: 'leaves', dx: 0, dy: 70 },
  ])
})

it('a die on a ship is carried by it and only goes the rest of its way alone', () => {
  const ship = { id: 'ship', dx: -60, dy: 0 }
  expect(without({ id: 'die', dx: -60, dy: 0 }, ship)).toEqual({ id: 'die', dx: 0, dy: 0 })
  expect(without({ id: 'die', dx: -60, dy: 200 }, ship)).toEqual({ id: 'die', dx: 0, dy: 200 })
  expect(without({ id: 'die', dx: 5, dy: 6 }, undefined)).toEqual({ id: 'die', dx: 5, dy: 6 })
})

it('a map that is moved as a whole takes its pieces along by its origin', () => {
  const root = document.createElement('div')
  root.innerHTML = '<svg><g><rect data-origin /><g data-piece="lies" /><g data-piece="sails" /></g></svg>'
  const lay = (selector: string, x: number) =>
    Object.assign(root.querySelector(selector)!, { getBoundingClientRect: () => new DOMRect(x, 0, 10, 10) })
  lay('svg', 0)
  lay('[data-origin]', 50)
  lay('[data-piece=lies]', 70)
  lay('[data-piece=sails]', 80)
  const before = spots(root)
  lay('[data-origin]', 10)
  lay('[data-piece=lies]', 30)
  lay('[data-piece=sails]', 90)
  expect(travels(before, spots(root))).toEqual([{ id: 'sails', dx: -50, dy: 0 }])
})

import { expect, it } from 'vitest'
import { badge, beside, hides, isShape, within } from './pills'

const frame = { x: 0, y: 0, width: 400, height: 200 }
const piece = { x: 100, y: 80, width: 40, height: 30 }

it('stands above its piece where nothing else is', () => {
  expect(beside(piece, 60, 22, frame, [])).toEqual({ x: 90, y: 56, width: 60, height: 22 })
})

it('goes below when something lies above', () => {
  expect(beside(piece, 60, 22, frame, [{ x: 80, y: 50, width: 80, height: 28 }]).y).toBe(112)
})

it('goes aside when something lies above and below', () => {
  const others = [
    { x: 0, y: 40, width: 300, height: 38 },
    { x: 0, y: 112, width: 300, height: 38 },
  ]
  expect(beside(piece, 60, 22, frame, others)).toEqual({ x: 142, y: 84, width: 60, height: 22 })
})

it('never leaves the frame', () => {
  const corner = { x: 0, y: 0, width: 20, height: 20 }
  const { x, y } = beside(corner, 60, 22, frame, [])
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
})

it('where a trail begins does not hide what lies there now', () => {
  const zone = { x: 100, y: 50, width: 90, height: 60 }
  expect(within(zone, 18, frame, [])).toMatchObject({ x: 136, y: 71 })
  expect(within(zone, 18, frame, [{ x: 120, y: 55, width: 70, height: 50 }])).toMatchObject({ x: 100, y: 71 })
})

it('a badge fills the slot of a die that was taken, and nothing that is there', () => {
  const slot = { x: 100, y: 80, width: 28, height: 28 }
  expect(badge(slot, 18, frame, [])).toEqual({ x: 105, y: 85, width: 18, height: 18 })
  expect(badge(slot, 18, frame, [{ x: 102, y: 82, width: 24, height: 24 }])).not.toMatchObject({
    x: 105,
    y: 85,
  })
})

it('a badge stands on a corner of its outline, and on one that hides nothing', () => {
  const piece = { x: 90, y: 80, width: 50, height: 30 }
  expect(badge(piece, 20, frame, [])).toEqual({ x: 130, y: 70, width: 20, height: 20 })
  const letter = { x: 125, y: 75, width: 12, height: 20 }
  const heading = { x: 60, y: 60, width: 60, height: 15 }
  expect(badge(piece, 20, frame, [letter, heading])).toEqual({ x: 130, y: 100, width: 20, height: 20 })
})

it('what only touches another box hides nothing of it', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 }
  expect(hides(box, [{ ...box, x: 10 }])).toBe(false)
  expect(
    hides(box, [
      { ...box, x: 10 },
      { ...box, y: 9 },
    ]),
  ).toBe(true)
})

it('in the hand a name that would lie over something is told by its shape', () => {
  const name = { x: 0, y: 0, width: 60, height: 22 }
  const ship = { x: 50, y: 10, width: 40, height: 40 }
  expect(isShape(name, [ship], false, false, true)).toBe(true)
  expect(isShape(name, [], false, false, true)).toBe(false)
  expect(isShape(name, [ship], false, false, false)).toBe(false)
  expect(isShape(name, [], true, false, false)).toBe(true) // a die that was taken
  expect(isShape(name, [ship], false, true, true)).toBe(false) // a hint keeps its name
  expect(isShape(name, [ship], true, true, false)).toBe(true)
})

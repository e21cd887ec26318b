import { expect, it } from 'vitest'
import { spotFor } from './spot'

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRectReadOnly

it('a note stands above what it is about, and below it at the upper edge', () => {
  expect(spotFor(box(600, 400, 60, 40), 1280, 800)).toEqual({ x: 630, y: 394, side: 'above' })
  expect(spotFor(box(600, 100, 60, 40), 1280, 800)).toEqual({ x: 630, y: 146, side: 'below' })
  expect(spotFor(box(0, 400, 60, 40), 1280, 800).x).toBe(140)
  expect(spotFor(box(1250, 400, 30, 40), 1280, 800).x).toBe(1140)
})

it('a note about a row of a list leaves its neighbours readable', () => {
  expect(spotFor(box(643, 250, 298, 50), 1280, 800)).toEqual({ x: 947, y: 275, side: 'beside' })
  expect(spotFor(box(643, 780, 298, 20), 1280, 800).y).toBe(710)
  expect(spotFor(box(10, 250, 370, 50), 390, 844).side).toBe('above') // in the hand there is no room beside
})

it('a note leaves in sight what it speaks of around the element', () => {
  expect(spotFor(box(300, 630, 30, 30), 1280, 800, { apart: 95 })).toMatchObject({ y: 535, side: 'above' })
  expect(spotFor(box(300, 200, 30, 30), 1280, 800, { apart: 95 })).toMatchObject({ y: 325, side: 'below' })
})

it('a note stands below a card whose neighbour matters', () => {
  expect(spotFor(box(643, 100, 240, 60), 1280, 800).side).toBe('beside')
  expect(spotFor(box(643, 100, 240, 60), 1280, 800, { isBelow: true })).toMatchObject({
    y: 166,
    side: 'below',
  })
})

it('leaves in sight what an element is compared with', () => {
  const among = { top: 50, bottom: 300 }
  expect(spotFor(box(800, 60, 90, 90), 1280, 800, { among })).toMatchObject({ y: 306, side: 'below' })
  const list = { top: 170, bottom: 450 }
  expect(spotFor(box(643, 200, 298, 50), 1280, 800, { among: list })).toMatchObject({ y: 164, side: 'above' })
  expect(spotFor(box(90, 520, 60, 60), 390, 844, { among: { top: 500, bottom: 580 } })).toMatchObject({
    y: 494,
    side: 'above',
  })
})

it('stands beside a hand that what it speaks of lies above', () => {
  const hand = { top: 690, bottom: 790, right: 535 }
  const how = { among: hand, isBeside: true }
  expect(spotFor(box(150, 695, 70, 90), 1280, 800, how)).toEqual({ x: 541, y: 710, side: 'beside' })
  expect(spotFor(box(150, 695, 70, 90), 800, 800, how)).toMatchObject({ y: 684, side: 'above' }) // no room
})

it('stands beside what it speaks of where that leaves no room above and below', () => {
  const among = { top: 70, bottom: 740, right: 520 }
  expect(spotFor(box(300, 400, 70, 70), 1280, 800, { among })).toEqual({ x: 526, y: 435, side: 'beside' })
  expect(spotFor(box(300, 400, 70, 70), 780, 800, { among }).side).toBe('below') // no room
})

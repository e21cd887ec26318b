import { expect, it } from 'vitest'
import { bow } from './bow'

const from = { x: 0, y: 90, width: 20, height: 20 }
const to = { x: 190, y: 80, width: 60, height: 40 }

it('ends before the piece, whose signs stay readable', () => {
  const { end } = bow(from, to, [])!
  expect(end.x).toBeLessThanOrEqual(185)
  expect(end.x).toBeGreaterThan(165)
})

it('bends upward, and downward where words stand above', () => {
  const bend = (path: string) => Number(path.split('Q')[1]!.split(' ')[1]) - 100
  expect(bend(bow(from, to, [])!.path)).toBeLessThan(0)
  expect(bend(bow(to, from, [])!.path)).toBeLessThan(0)
  const words = { x: 60, y: 70, width: 80, height: 20 }
  expect(bend(bow(from, to, [words])!.path)).toBeGreaterThan(0)
})

it('is none for a piece that lies where it began', () => {
  expect(bow({ x: 210, y: 90, width: 20, height: 20 }, to, [])).toBeNull()
})

import { expect, it } from 'vitest'
import { KINDS, parcels } from './country'

const spots = (corners: string) => corners.split(' ').map((corner) => corner.split(',').map(Number))

it('covers the whole map with parcels, and nothing beyond it', () => {
  for (const [width, height] of [
    [952, 486],
    [414, 470],
  ] as const) {
    const all = parcels(width, height)
    const corners = all.flatMap((p) => spots(p.corners))
    for (const edge of [0, width]) expect(corners.some(([x]) => x === edge)).toBe(true)
    for (const [x, y] of corners) {
      expect(x! >= 0 && x! <= width).toBe(true)
      expect(y! >= 0 && y! <= height).toBe(true)
    }
    expect(new Set(all.map((p) => p.kind)).size).toBe(KINDS)
    expect(parcels(width, height)).toEqual(all) // the same each time
  }
})

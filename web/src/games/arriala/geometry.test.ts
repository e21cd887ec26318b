import { describe, expect, it } from 'vitest'
import { crowd, lay, middle, STEP, thread } from './geometry'

describe('the canal on the map', () => {
  it.each([
    [36, 13],
    [36, 7],
    [24, 13],
    [45, 13],
    [5, 7],
  ])('%i places in rows of %i touch nowhere and stay inside', (count, columns) => {
    const { spots, width, height } = lay(count, columns)
    expect(spots).toHaveLength(count)
    for (const [k, a] of spots.entries()) {
      expect(a.x).toBeGreaterThan(20)
      expect(a.x).toBeLessThan(width - 20)
      expect(a.y).toBeLessThan(height - 40)
      for (const b of spots.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(STEP * 0.9)
    }
  })

  it('neighbours on the canal are neighbours on the map', () => {
    const { spots } = lay(36, 13)
    for (const [k, a] of spots.slice(1).entries())
      expect(Math.hypot(a.x - spots[k]!.x, a.y - spots[k]!.y)).toBeLessThan(140)
  })

  it('the thread goes through every spot', () => {
    const { spots } = lay(20, 7)
    const path = thread(spots)
    for (const s of spots) expect(path).toContain(`${s.x} ${s.y}`)
    expect(thread([])).toBe('')
  })

  it('the middle of one field is the field', () => {
    expect(middle([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4 })
  })

  it('a crowd stands apart', () => {
    const all = crowd(7, 4, 10).map((s) => `${s.x} ${s.y}`)
    expect(new Set(all).size).toBe(7)
  })
})

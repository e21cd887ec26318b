import { describe, expect, it } from 'vitest'
import { smoothed } from '../../local/analysis/account'
import { bandsOf } from './bands'

describe('chances as bands', () => {
  const row = (own: number) => [1 - own, own]
  const chances = [0.5, 0.4, 0.9, 0.6, 0.5, 0.7, 1].map(row)
  it('are true at both ends and means of five neighbours between', () => {
    const drawn = smoothed(chances)
    expect(drawn[0]).toEqual([0.5, 0.5])
    expect(drawn.at(-1)).toEqual([0, 1])
    expect(drawn[2]![1]).toBeCloseTo((0.5 + 0.4 + 0.9 + 0.6 + 0.5) / 5)
  })
  it('smooth a long game more', () => {
    const long = Array.from({ length: 400 }, (_, k) => row(k % 6 < 3 ? 0.2 : 0.8))
    const middle = smoothed(long).slice(20, -20)
    expect(
      Math.max(...middle.map(([, own]) => own!)) - Math.min(...middle.map(([, own]) => own!)),
    ).toBeLessThan(0.2)
  })
  it('begin with one’s own at the foot and fill what can be won', () => {
    const bands = bandsOf(chances, [1])
    expect(bands.map((band) => band.seat)).toEqual([1, 0])
    expect(bands[0]!.low).toEqual(chances.map(() => 0))
    expect(bands[0]!.high).toEqual(chances.map(([, own]) => own))
    expect(bands[1]!.low).toBe(bands[0]!.high)
    expect(bands[1]!.high.every((top) => Math.abs(top - 1) < 1e-9)).toBe(true)
  })
  it('leave room at the top for a colour that nobody plays', () => {
    expect(bandsOf([[0.2, 0.3]], []).at(-1)!.high).toEqual([0.5])
  })
})

import { describe, expect, it } from 'vitest'
import { INK, ON } from './colours'

const channels = (hex: string) => [1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16))

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((c) => {
    const v = c / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('goods look as in the printed game', () => {
  it('wine is brown, spices are green, tea is beige', () => {
    const [wine, spices, tea] = ['wine', 'spices', 'tea'].map((g) => channels(INK[g]!))
    expect(wine![0]! > wine![1]! && wine![1]! > wine![2]!).toBe(true)
    expect(spices![1]! > spices![0]! && spices![1]! > spices![2]!).toBe(true)
    expect(Math.min(...tea!)).toBeGreaterThan(140)
    expect(tea![0]! > tea![1]! && tea![1]! > tea![2]!).toBe(true)
  })

  it('they are told apart by their lightness alone, and what stands on them is legible', () => {
    expect(contrast(INK.wine!, INK.spices!)).toBeGreaterThan(2)
    expect(contrast(INK.spices!, INK.tea!)).toBeGreaterThan(2)
    for (const good of Object.keys(INK)) expect(contrast(INK[good]!, ON[good]!)).toBeGreaterThan(3.5)
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { copy } from './copying'

afterEach(() => vi.unstubAllGlobals())

it('copies where it can, and says where it cannot', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => void copied.push(text) } })
  expect(await copy('a link')).toBe(true)
  expect(copied).toEqual(['a link'])
  vi.stubGlobal('navigator', {})
  expect(await copy('a link')).toBe(false)
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } })
  expect(await copy('a link')).toBe(false)
})

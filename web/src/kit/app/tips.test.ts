import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hide, tip, tips } from './tips.svelte'

let element: HTMLElement
const happens = (name: string) => element.dispatchEvent(new Event(name))

beforeEach(() => {
  vi.useFakeTimers()
  element = document.createElement('div')
  tip(element, { text: 'Three dice are left.', paragraph: '4.1' })
})
afterEach(() => {
  hide()
  vi.useRealTimers()
})

it('is shown to a mouse that moves, and once', () => {
  happens('pointerenter')
  happens('pointermove')
  vi.advanceTimersByTime(200)
  happens('pointermove')
  vi.advanceTimersByTime(200)
  expect(tips.now?.text).toBe('Three dice are left.')
  happens('pointerleave')
  vi.advanceTimersByTime(300)
  expect(tips.now).toBeNull()
})

it('does not come up under a mouse that rests', () => {
  happens('pointerenter') // the page has changed under it
  vi.advanceTimersByTime(2000)
  expect(tips.now).toBeNull()
})

import { afterEach, expect, it, vi } from 'vitest'
import { whileShown } from './spots'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('measures again when a part of the board gets another size, not only the whole frame', async () => {
  vi.useFakeTimers()
  const watched = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly call: () => void) {}
      observe(element: Element) {
        watched.set(element, this.call)
      }
      disconnect() {
        watched.clear()
      }
    },
  )
  const root = document.createElement('div')
  root.innerHTML = '<div class="bands"></div><div class="main"><div class="board"><p>x</p></div></div>'
  root.getAnimations = () => []
  const measure = vi.fn()
  const stop = whileShown(root, measure)
  await vi.advanceTimersByTimeAsync(100)
  expect(measure).toHaveBeenCalledTimes(1)
  for (const part of ['.bands', '.main', '.board', 'p']) {
    watched.get(root.querySelector(part)!)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(measure).toHaveBeenCalledTimes(5)
  stop()
  expect(watched.size).toBe(0)
})

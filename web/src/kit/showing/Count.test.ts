import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../app/preferences.svelte'
import Count from './Count.svelte'
import { counted } from './counted.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  preferences.motion = 'none'
})
afterEach(() => vi.useRealTimers())

it('says for a moment by how much it changed, also where nothing moves and positions come after each other', () => {
  const of = counted(5)
  const count = mount(Count, { target: document.body, props: of.props })
  flushSync()
  flushSync(() => (of.position = { money: 10 }))
  expect(document.querySelector('.change')?.textContent).toBe('+5')
  vi.advanceTimersByTime(300)
  flushSync(() => (of.position = { money: 10 })) // the next position, with the same money
  vi.advanceTimersByTime(2000)
  flushSync()
  expect(document.querySelector('.change')).toBeNull()
  void unmount(count)
})

it('what one has in all stays legible while it changes', () => {
  const of = counted(5, true)
  const count = mount(Count, { target: document.body, props: of.props })
  flushSync()
  flushSync(() => (of.position = { money: 3 }))
  expect(document.querySelector('.count')?.textContent).toBe('3')
  expect(document.querySelector('.number')?.classList).toContain('bad')
  vi.advanceTimersByTime(2000)
  flushSync()
  expect(document.querySelector('.number')?.classList).not.toContain('bad')
  void unmount(count)
})

import { afterEach, expect, it, vi } from 'vitest'
import { pointing, type Pointing } from './pointing'

// Without a browser Svelte hears nothing.
vi.mock('svelte/events', () => ({
  on: (node: Element, name: string, react: (event: Event) => void) => {
    node.addEventListener(name, react)
    return () => node.removeEventListener(name, react)
  },
}))

const PHONE = '(any-hover: none) and (pointer: coarse)'
let end = () => {}

/** An element that is pointed at: what happens to it, and what it has said. */
function element(isPhone = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query === PHONE }))
  const node = document.body.appendChild(document.createElement('div'))
  const said: Pointing[] = []
  const { destroy } = pointing(node, (how) => said.push(how))
  end = () => {
    destroy()
    node.remove()
  }
  const happens = (type: string, pointerType: string) =>
    node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: !/enter|leave/.test(type) }))
  return { happens, said }
}

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

it('says once that a mouse hovers, and when it leaves', () => {
  const { happens, said } = element()
  happens('pointerenter', 'mouse')
  happens('pointermove', 'mouse')
  happens('pointerleave', 'mouse')
  expect(said).toEqual(['mouse', null])
})

it('does not take for a mouse what a finger left behind, until one really moves', () => {
  const { happens, said } = element()
  happens('pointerenter', 'touch')
  happens('pointerdown', 'touch')
  happens('pointerleave', 'touch')
  happens('pointerenter', 'mouse') // what has come to lie where the finger was
  expect(said.filter(Boolean)).toEqual([])
  happens('pointermove', 'mouse')
  expect(said.at(-1)).toBe('mouse')
})

it('hears no hovering where nothing can hover', () => {
  const { happens, said } = element(true)
  happens('pointerenter', 'mouse')
  happens('pointermove', 'mouse')
  expect(said).toEqual([])
})

/** What a person points at, by mouse or by keys. */

import { on } from 'svelte/events'

/** How something is pointed at; null: no longer. */
export type Pointing = 'mouse' | 'keys' | null

/** What was used last is a finger: a browser may still let a mouse hover where it tapped. */
let isByFinger = false

/** Does this event come from something that hovers? A phone has nothing that does, whatever its events say. */
function hovers({ pointerType }: PointerEvent): boolean {
  return (
    pointerType !== 'touch' && !isByFinger && !matchMedia('(any-hover: none) and (pointer: coarse)').matches
  )
}

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', (event) => void (isByFinger = event.pointerType === 'touch'), true)
  // Only a mouse that is really moved says so.
  addEventListener('pointermove', (event) => void (isByFinger = event.pointerType === 'touch'), true)
}

/**
 * Say when a mouse hovers over an element, or the keys have brought the focus to it or into it.
 * A finger never points: what is shown for it would move things before the finger is up again.
 */
export function pointing(node: HTMLElement | SVGElement, say: (how: Pointing) => void) {
  let isHovered = false
  const hover = (event: Event) => {
    if (isHovered || !hovers(event as PointerEvent)) return
    isHovered = true
    say('mouse')
  }
  const leave = () => {
    isHovered = false
    say(null)
  }
  // Svelte's own `on`: the focus also leaves when an update removes what had it.
  const ends = [
    on(node, 'pointerenter', hover),
    on(node, 'pointermove', hover), // a mouse that comes back after a finger
    on(node, 'pointerleave', leave),
    on(node, 'focusin', (event) => {
      if ((event.target as Element).matches(':focus-visible')) say('keys')
    }),
    on(node, 'focusout', () => say(null)),
  ]
  return {
    update: (next: (how: Pointing) => void) => void (say = next),
    destroy: () => ends.forEach((end) => end()),
  }
}

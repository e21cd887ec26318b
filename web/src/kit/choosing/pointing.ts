/** What a person points at, by mouse or by keys. */

import { on } from 'svelte/events'

/** How something is pointed at; null: no longer. */
export type Pointing = 'mouse' | 'keys' | null

/**
 * Say when a mouse hovers over an element, or the keys have brought the focus to it or into it.
 * A finger never points: what is shown for it would move things before the finger is up again.
 */
export function pointing(node: HTMLElement | SVGElement, say: (how: Pointing) => void) {
  const leave = () => say(null)
  // Svelte's own `on`: the focus also leaves when an update removes what had it.
  const ends = [
    on(node, 'pointerenter', (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') say('mouse')
    }),
    on(node, 'pointerleave', leave),
    on(node, 'focusin', (event) => {
      if ((event.target as Element).matches(':focus-visible')) say('keys')
    }),
    on(node, 'focusout', leave),
  ]
  return {
    update: (next: (how: Pointing) => void) => void (say = next),
    destroy: () => ends.forEach((end) => end()),
  }
}

/** A finger that stays where it is: it sees what a tap would do, and what comes up then is no tap. */

import { on } from 'svelte/events'

const HELD = 350 // ms

export interface Staying {
  show: (() => void) | undefined // draws it
  ended: (isHeld: boolean) => void // told with each finger that comes down, and once more if it stays
}

export function staying(node: HTMLElement | SVGElement, how: Staying) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const lift = () => clearTimeout(waiting)
  const press = (event: Event) => {
    lift()
    how.ended(false)
    const { show } = how
    if ((event as PointerEvent).pointerType !== 'touch' || !show) return
    waiting = setTimeout(() => {
      how.ended(true)
      show()
    }, HELD)
  }
  const ends = [
    on(node, 'pointerdown', press, { capture: true }),
    ...['pointerup', 'pointercancel', 'pointerleave'].map((kind) => on(node, kind as 'pointerup', lift)),
    lift,
  ]
  return {
    update: (next: Staying) => void (how = next),
    destroy: () => ends.forEach((end) => end()),
  }
}

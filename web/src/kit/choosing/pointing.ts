/** What a person points at, by mouse or by keys. */

/** How something is pointed at; null: no longer. */
export type Pointing = 'mouse' | 'keys' | null

/**
 * Say when a mouse hovers over an element, or the keys have brought the focus to it or into it.
 * A finger never points: what is shown for it would move things before the finger is up again.
 */
export function pointing(node: Element, say: (how: Pointing) => void) {
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== 'touch') say('mouse')
  }
  const focus = (event: Event) => {
    if ((event.target as Element).matches(':focus-visible')) say('keys')
  }
  const leave = () => say(null)
  const heard: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focusin', focus],
    ['focusout', leave],
  ]
  for (const [name, hear] of heard) node.addEventListener(name, hear)
  return {
    update: (next: (how: Pointing) => void) => void (say = next),
    destroy: () => {
      for (const [name, hear] of heard) node.removeEventListener(name, hear)
    },
  }
}

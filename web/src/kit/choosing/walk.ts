/** Arrows go from one glowing place of the board to the nearest in their direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
const ASIDE = 2.5 // a step aside counts so many times

/** How far a point is off, seen in a direction; Infinity behind one's back. */
export function distance([dx, dy]: [number, number], [x, y]: [number, number]): number {
  const ahead = dx * x + dy * y
  return ahead > 1 ? ahead + ASIDE * Math.abs(x * dy - y * dx) : Infinity
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Go on to the nearest glowing place; false where the key is none of the arrows. */
export function walk(event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  if (!way) return false
  event.preventDefault()
  const here = event.currentTarget as Element
  const [x, y] = middle(here)
  const places = [...document.querySelectorAll<HTMLElement>('.scene .target.open:not(.soft)')]
  const far = places.map((place) => {
    const [a, b] = middle(place)
    return place === here ? Infinity : distance(way, [a - x, b - y])
  })
  const best = far.indexOf(Math.min(...far))
  if (best >= 0 && far[best] !== Infinity) places[best]!.focus()
  return true
}

/** Arrows go through the moves of the panel. */
export function roam(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('button.move')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]!.focus()
}

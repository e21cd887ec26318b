/** Where pieces and places lie on the screen, and a bow from one to the other. */

import type { Box } from './pills'

/** An element's box inside a frame; null where it is not drawn. */
export function boxOf(element: Element, frame: DOMRect): Box | null {
  const box = element.getBoundingClientRect()
  if (!box.width) return null
  return { x: box.x - frame.x, y: box.y - frame.y, width: box.width, height: box.height }
}

/** The box of a piece or place by its name. */
export function spot(root: Element | null, name: string | undefined, frame: DOMRect): Box | null {
  if (!name || !root) return null
  const wanted = CSS.escape(name)
  for (const element of root.querySelectorAll(`[data-piece="${wanted}"], [data-place="${wanted}"]`)) {
    const box = boxOf(element, frame)
    if (box) return box
  }
  return null
}

const middle = (s: Box) => ({ x: s.x + s.width / 2, y: s.y + s.height / 2 })

/** A bow, so that a trail does not run under what it passes. */
export function bow(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)]
  const bend = Math.min(40, Math.hypot(b.x - a.x, b.y - a.y) / 4)
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - bend }
  return `M${a.x} ${a.y}Q${top.x} ${top.y} ${b.x} ${b.y}`
}

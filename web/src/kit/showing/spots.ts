/** Where things lie in a drawing over a board. */

import { tick } from 'svelte'
import type { Box } from './pills'

const WORDS = 4 // to hide words is so much worse than to hide a part of a piece

const SETTLED = 60 // ms until a new position lies where it will, or its pieces are on their way there

/** When every piece that travels has arrived. */
async function landed(root: HTMLElement): Promise<void> {
  const isTravel = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && !!effect.target?.hasAttribute('data-piece')
  const travels = root.getAnimations({ subtree: true }).filter(isTravel)
  await Promise.allSettled(travels.map((travel) => travel.finished))
}

/** What gives the board its place, and its larger parts: where one of them gets another size, others move. */
const PARTS = '.bands, .main, .main > *, .main > * > *, .main > * > * > *'

/** Measure once the board has settled, and again when a part changes its size or is scrolled, until told to stop. */
export function whileShown(root: HTMLElement, measure: () => void): () => void {
  let isSettled = false
  let isOver = false
  const again = () => {
    if (isSettled && !isOver) void tick().then(measure)
  }
  const settle = async () => {
    await landed(root)
    isSettled = true
    again()
  }
  const timer = setTimeout(() => void settle(), SETTLED)
  const watcher = new ResizeObserver(again)
  for (const part of [root, ...root.querySelectorAll(PARTS)]) watcher.observe(part)
  root.addEventListener('scroll', again, true)
  return () => {
    isOver = true
    clearTimeout(timer)
    watcher.disconnect()
    root.removeEventListener('scroll', again, true)
  }
}

/** The drawing as large as what it lies over. */
export const whole = (root: HTMLElement): Box => ({
  x: 0,
  y: 0,
  width: root.offsetWidth,
  height: root.offsetHeight,
})

/** Null where it is not drawn. A board may be shown larger or smaller than it is laid out. */
export function boxOf(root: HTMLElement, thing: Element | Range): Box | null {
  const frame = root.getBoundingClientRect()
  const { x, y, width, height } = thing.getBoundingClientRect()
  if (!width) return null
  const by = frame.width / root.offsetWidth
  return { x: (x - frame.x) / by, y: (y - frame.y) / by, width: width / by, height: height / by }
}

/** The box of a piece or place by its name. */
export function spot(root: HTMLElement, name: string | undefined): Box | null {
  if (!name) return null
  const wanted = CSS.escape(name)
  for (const element of root.querySelectorAll(`[data-piece="${wanted}"], [data-place="${wanted}"]`)) {
    const box = boxOf(root, element)
    if (box) return box
  }
  return null
}

/** All words on the board, and the whole of the panel that asks beside it. */
export function wordsOn(root: HTMLElement): Box[] {
  const board = root.querySelector('.main')
  if (!board) return []
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Box[] = []
  const panel = root.querySelector('.decision')
  const asked = panel && boxOf(root, panel)
  if (asked) found.push({ ...asked, weight: WORDS })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!node.nodeValue!.trim() || parent.closest('.visually-hidden')) continue
    range.selectNodeContents(node)
    const box = boxOf(root, parent instanceof SVGElement ? parent : range)
    if (box) found.push({ ...box, weight: WORDS })
  }
  return found
}

/** All pieces on the board, and signs that must stay in sight. */
export const piecesOn = (root: HTMLElement): Box[] =>
  [...root.querySelectorAll('.main [data-piece], .main [data-seen]')].flatMap(
    (piece) => boxOf(root, piece) ?? [],
  )

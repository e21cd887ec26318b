/** Something gained flies from where it was won to where it is counted, over everything else. */

import { sceneTime } from '../app/preferences.svelte'

const TIME = 900
const HIGH = 46 // px above the straight way

const middle = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Nothing flies where nothing is drawn, or where the person wants no motion. */
export function fly(from: Element | null, to: Element | null, text: string): void {
  const duration = sceneTime(TIME)
  if (!from || !to || !duration || !to.getBoundingClientRect().width) return
  const [a, b] = [middle(from), middle(to)]
  const pill = document.createElement('span')
  pill.className = 'flying'
  pill.setAttribute('aria-hidden', 'true')
  pill.textContent = text
  document.body.append(pill)
  const at = (x: number, y: number, scale: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  const frames = [
    { transform: at(a.x, a.y, 0.4), opacity: 0 },
    { transform: at(a.x, a.y, 1.5), opacity: 1, offset: 0.25 },
    { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - HIGH, 1.3), offset: 0.6 },
    { transform: at(b.x, b.y, 0.8), opacity: 1 },
  ]
  const gone = () => pill.remove()
  pill.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' }).finished.then(gone, gone)
}

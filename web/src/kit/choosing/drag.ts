/**
 * Dragging, for those who like it: it says what clicks say and adds no move of its own.
 *
 * A piece that offers one move is lifted by it (the places it can go to then glow), and letting it go over a place
 * clicks that place. A piece that offers several is only carried: the place it is dropped on says which was meant.
 */

import type { LiveTable } from '../table/live'
import type { Move } from '../server/types'

/**
 * What a place makes of a piece dropped on it: family of the move → the place's own move, or null for none;
 * or which moves lead here.
 */
export type Takes = Record<string, string | string[] | null> | ((move: Move) => boolean)

/** How a piece is dragged: lifted by its own move first, only carried, or already held by the move under way. */
export type Drag = 'lift' | 'carry' | 'held'

export interface Load {
  moves: Move[]
  then: string[]
  drag: Drag
  piece?: string // it is picked while it is dragged, so that its places glow
}

const FAR = 6 // px before a press is a drag
const PATIENCE = 3000 // ms for the server's answer after letting go
const places = new WeakMap<Element, Takes>()
let released: { root: Element; name: string | null } | null = null

/** `use:takes={{ sell: null }}`: a place that says which move a piece dropped on it means. */
export function takes(element: Element, value: Takes | undefined) {
  const set = (v: Takes | undefined) => (v ? places.set(element, v) : places.delete(element))
  set(value)
  return { update: set }
}

function scaleOf(element: Element): number {
  return (element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1) || 1
}

/** The piece under the pointer follows it; a lifted one is drawn anew meanwhile, so it is looked up by name. */
function follow(root: Element, name: string | null, dx: number, dy: number): void {
  const piece = name === null ? null : root.querySelector<SVGElement>(`[data-piece="${CSS.escape(name)}"]`)
  if (!piece) return
  const scale = scaleOf(piece)
  piece.style.translate = dx || dy ? `${dx / scale}px ${dy / scale}px` : ''
}

function below(x: number, y: number, source: Element): Element[] {
  return document.elementsFromPoint(x, y).filter((e) => !source.contains(e))
}

async function whenQuiet(live: LiveTable): Promise<boolean> {
  const end = performance.now() + PATIENCE
  await new Promise((done) => setTimeout(done)) // the browser's own click after a drag comes first
  while (!live.state.isQuiet && performance.now() < end) await new Promise((done) => setTimeout(done, 20))
  return live.state.isQuiet
}

/** A piece that was let go is drawn where it belongs from now on; called when the position shown has changed. */
export function settle(): void {
  if (released) follow(released.root, released.name, 0, 0)
  released = null
}

/** What was carried is dropped: the first place below that takes it. */
function drop(live: LiveTable, load: Load, under: Element[]): boolean {
  for (const element of under) {
    const place = element.closest('[data-takes]')
    const taken = place && places.get(place)
    const move = taken && load.moves.find((m) => (typeof taken === 'function' ? taken(m) : m.family in taken))
    if (!move) continue
    const own = typeof taken === 'function' ? null : taken[move.family]
    const then = Array.isArray(own) ? own : own ? [...load.then, own] : load.then
    live.choosing.choose(move, { then })
    return true
  }
  return false
}

/** What was lifted is let go: the open place below is clicked, once the server has answered. */
async function letGo(live: LiveTable, under: Element[]): Promise<void> {
  if (!(await whenQuiet(live))) return
  const place = under.map((e) => e.closest('.target.open')).find((e) => e)
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** A press on a piece; becomes a drag when the pointer goes far enough. */
export function press(event: PointerEvent, live: LiveTable, load: Load): void {
  const source = event.currentTarget as Element
  if (event.button || !event.isPrimary || (!load.moves.length && load.drag !== 'held')) return
  const root = source.closest('.scene') ?? document.body
  const name = source.querySelector('[data-piece]')?.getAttribute('data-piece') ?? null
  const { pointerId, clientX, clientY } = event
  const lifts = load.drag === 'lift' && load.moves.length === 1 && load.piece === undefined
  let isFar = false

  const move = (e: PointerEvent) => {
    if (e.pointerId !== pointerId) return
    const [dx, dy] = [e.clientX - clientX, e.clientY - clientY]
    if (!isFar && Math.hypot(dx, dy) > FAR) {
      isFar = true
      root.classList.add('dragging')
      if (load.piece !== undefined) live.state.picked = load.piece
      if (lifts) live.choosing.choose(load.moves[0]!, { then: load.then })
    }
    if (isFar) follow(root, name, dx, dy)
  }
  const end = (e: PointerEvent) => {
    if (e.pointerId !== pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!isFar) return
    root.classList.remove('dragging')
    const under = e.type === 'pointerup' ? below(e.clientX, e.clientY, source) : []
    released = { root, name }
    if (lifts || load.drag === 'held')
      void letGo(live, under)
        .then(() => whenQuiet(live))
        .finally(settle)
    else if (drop(live, load, under)) void whenQuiet(live).finally(settle)
    else settle()
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

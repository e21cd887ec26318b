/** Pieces travel from where they were: first the old places, then the new ones, then the way between. */

import { fadeTime, travelTime } from '../app/preferences.svelte'

export interface Travel {
  id: string
  dx: number
  dy: number
}

interface Spot {
  x: number
  y: number
  part?: { of: Element; x: number; y: number } // the part of the board it lies in
}

export type Spots = Map<string, Spot>

/**
 * Where every piece with a `data-piece` name is now, on the screen; those of a pane that is not shown are nowhere.
 * What lies in a part of the board may go with a `data-origin` of it, as a map does that is moved as a whole.
 */
export function spots(root: Element): Spots {
  const found: Spots = new Map()
  const origins = new Map<Element, DOMRect>()
  const originOf = (part: Element): DOMRect => {
    const known = origins.get(part) ?? (part.querySelector('[data-origin]') ?? part).getBoundingClientRect()
    origins.set(part, known)
    return known
  }
  for (const element of root.querySelectorAll('[data-piece]')) {
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    const of = element.parentElement?.closest('svg, section')
    const at = of ? originOf(of) : undefined
    found.set(element.getAttribute('data-piece')!, {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      part: at && { of: of!, x: at.x, y: at.y },
    })
  }
  return found
}

/** Who has moved, and how far it is back; a piece that only went with its part of the board has not. */
export function travels(before: Spots, after: Spots): Travel[] {
  const moved: Travel[] = []
  for (const [id, now] of after) {
    const was = before.get(id)
    if (!was) continue
    const [from, to] = was.part && was.part.of === now.part?.of ? [was.part, now.part] : [now, now]
    moved.push({ id, dx: was.x - now.x - (from.x - to.x), dy: was.y - now.y - (from.y - to.y) })
  }
  return moved.filter(isFar)
}

/** A pixel is no way. */
const isFar = ({ dx, dy }: Travel): boolean => Math.abs(dx) + Math.abs(dy) > 1

const STAGGER = 0.18 // of the travelling time between two pieces that set out together
const MOST_STAGGERED = 12

/** The piece that carries this one along, if it lies on another. */
function carrierOf(element: Element): string | null {
  return element.parentElement?.closest('[data-piece]')?.getAttribute('data-piece') ?? null
}

/** A way without what the carrier does of it. */
export function without({ id, dx, dy }: Travel, carrier: Travel | undefined): Travel {
  return { id, dx: dx - (carrier?.dx ?? 0), dy: dy - (carrier?.dy ?? 0) }
}

/** Screen pixels per unit of the drawing an element stands in. */
function scaleOf(element: Element): number {
  const svg = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  return svg?.a || 1
}

export class Flight {
  private running: Animation[] = []

  /** Where the pieces are before a change; nothing is measured where nothing moves. */
  before(root: Element | null): Spots {
    return root && fadeTime() ? spots(root) : new Map<string, never>()
  }

  /** Let the pieces of `root` travel from `before`; new ones fade in. Done when all have arrived. */
  async play(root: Element | null, before: Spots): Promise<void> {
    if (!root || !before.size) return
    const time = travelTime()
    const elements = new Map(
      [...root.querySelectorAll('[data-piece]')].map((e) => [e.getAttribute('data-piece')!, e]),
    )
    if (time > 0) {
      const moved = new Map(travels(before, spots(root)).map((travel) => [travel.id, travel]))
      const own = [...moved.values()]
        .map((t) => without(t, moved.get(carrierOf(elements.get(t.id)!) ?? '')))
        .filter(isFar)
      own.forEach(({ id, dx, dy }, k) => {
        const element = elements.get(id)!
        const scale = scaleOf(element)
        this.animate(
          element,
          { translate: [`${dx / scale}px ${dy / scale}px`, '0px 0px'] },
          {
            duration: time,
            delay: Math.min(k, MOST_STAGGERED) * time * STAGGER,
            easing: 'cubic-bezier(.3,.1,.2,1)',
            fill: 'backwards',
          },
        )
      })
    }
    for (const [id, element] of elements) {
      if (!before.has(id))
        this.animate(element, { opacity: [0, 1] }, { duration: fadeTime(), easing: 'ease-out' })
    }
    await Promise.allSettled(this.running.map((a) => a.finished))
    this.running = []
  }

  private animate(
    element: Element,
    frames: PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
  ): void {
    this.running.push(element.animate(frames, options))
  }

  /** Everything is where it belongs, now. */
  skip(): void {
    for (const animation of this.running) animation.finish()
  }
}

/** One small note at a time: what something is, what it means now, or why it is not possible. */

import { spotFor, type Spot } from './spot'

/** Name · state · meaning now · paragraph. */
export interface Note {
  text: string
  name?: string
  state?: string
  doing?: string | null // what a click would do
  paragraph?: string | null
  game?: string | null
  refused?: boolean // the text says why not
  apart?: number // px around the element that the note speaks of and must not hide
  isBelow?: boolean // it stands below, not beside
  /** What it stands clear of: the nearest part of this name around the element, or what is said when it is shown. */
  among?: string | (() => DOMRectReadOnly | undefined)
  isBeside?: boolean // to the right of that part, where there is room: what lies above it matters
}

export interface Tip extends Note, Spot {}

export const tips = $state<{ now: Tip | null }>({ now: null })

const SOON = 350 // ms of hovering
const HELD = 400 // ms of a finger
let hiding: ReturnType<typeof setTimeout> | undefined
let showing: ReturnType<typeof setTimeout> | undefined

function put(element: Element, note: Note): void {
  clearTimeout(hiding)
  const { apart, isBelow, isBeside, among } = note
  const others = typeof among === 'string' ? element.closest(among)?.getBoundingClientRect() : among?.()
  const spot = spotFor(element.getBoundingClientRect(), innerWidth, innerHeight, {
    apart,
    isBelow,
    isBeside,
    among: others,
  })
  tips.now = { ...note, ...spot }
}

/** Long enough to reach the link inside the note. */
export function hideSoon(): void {
  clearTimeout(showing)
  clearTimeout(hiding)
  hiding = setTimeout(() => (tips.now = null), 250)
}

export function hide(): void {
  clearTimeout(showing)
  clearTimeout(hiding)
  tips.now = null
}

export function stay(): void {
  clearTimeout(hiding)
}

/**
 * `use:tip={{ name, state, text, paragraph, game }}`: shown on hover, focus, tap and to a finger that stays;
 * nothing where there is no text.
 */
export function tip(element: Element, note: Note | null | undefined) {
  let current: Note | null | undefined
  /** An element with a note carries the paragraph it rests on. */
  const take = (note: Note | null | undefined) => {
    current = note
    const paragraph = note?.text || note?.name ? (note.paragraph ?? '') : null
    if (paragraph === element.getAttribute('data-tip')) return
    if (paragraph === null) element.removeAttribute('data-tip')
    else element.setAttribute('data-tip', paragraph)
  }
  take(note)
  const show = () => {
    clearTimeout(showing)
    if (current?.text || current?.name) put(element, current)
  }
  const wait = (time: number) => {
    clearTimeout(showing)
    showing = setTimeout(show, time)
  }
  /** A mouse that moves: what comes to lie under one that rests has not been asked for. */
  let isHovered = false
  const hover = (event: Event) => {
    if (isHovered || (event as PointerEvent).pointerType === 'touch') return
    isHovered = true
    wait(SOON)
  }
  const leave = () => {
    isHovered = false
    hideSoon()
  }
  const press = (event: Event) => (event as PointerEvent).pointerType === 'touch' && wait(HELD)
  const lift = () => clearTimeout(showing)
  const focus = () => element.matches(':focus-visible') && show()
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && hide()
  const heard: [string, (event: Event) => void][] = [
    ['pointermove', hover],
    ['pointerdown', press],
    ['pointerup', lift],
    ['pointercancel', lift],
    ['focus', focus],
    ['click', show],
    ['pointerleave', leave],
    ['blur', hideSoon],
    ['keydown', key],
  ]
  for (const [name, react] of heard) element.addEventListener(name, react)
  return {
    update: take,
    destroy() {
      for (const [name, react] of heard) element.removeEventListener(name, react)
      if (tips.now) hideSoon()
    },
  }
}

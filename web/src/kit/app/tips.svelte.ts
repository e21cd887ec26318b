/** One small note at a time: why something is not possible, or what it means. */

export interface Tip {
  text: string
  paragraph: string | null
  game: string | null
  x: number
  y: number
  below: boolean
}

export const tips = $state<{ now: Tip | null }>({ now: null })

export interface Note {
  text: string
  paragraph?: string | null
  game?: string | null
}

let hiding: ReturnType<typeof setTimeout> | undefined

function put(element: Element, note: Note): void {
  clearTimeout(hiding)
  const box = element.getBoundingClientRect()
  const below = box.top < 120
  tips.now = {
    text: note.text,
    paragraph: note.paragraph ?? null,
    game: note.game ?? null,
    x: Math.min(Math.max(box.left + box.width / 2, 150), Math.max(innerWidth - 150, 150)),
    y: below ? box.bottom + 6 : box.top - 6,
    below,
  }
}

/** Long enough to reach the link inside the note. */
export function hideSoon(): void {
  clearTimeout(hiding)
  hiding = setTimeout(() => (tips.now = null), 250)
}

export function hide(): void {
  clearTimeout(hiding)
  tips.now = null
}

export function stay(): void {
  clearTimeout(hiding)
}

/** `use:tip={{text, paragraph}}`: shown on hover, focus and tap; nothing where there is no text. */
export function tip(element: Element, note: Note | null | undefined) {
  let current = note
  const show = () => current?.text && put(element, current)
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && hide()
  element.addEventListener('pointerenter', show)
  element.addEventListener('focus', show)
  element.addEventListener('click', show)
  element.addEventListener('pointerleave', hideSoon)
  element.addEventListener('blur', hideSoon)
  element.addEventListener('keydown', key)
  return {
    update(next: Note | null | undefined) {
      current = next
    },
    destroy() {
      for (const name of ['pointerenter', 'focus', 'click']) element.removeEventListener(name, show)
      for (const name of ['pointerleave', 'blur']) element.removeEventListener(name, hideSoon)
      element.removeEventListener('keydown', key)
      if (tips.now) hideSoon()
    },
  }
}

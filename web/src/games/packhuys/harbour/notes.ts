/** A card of the harbour in words: for the ear, and in the note about it. */

import type { Note } from '../../../kit/app/tips.svelte'
import { areaWords, cardWords, meaning, reason, say } from '../say'
import { goneFrom, type Area, type Lying, type View } from '../view'

/** Where it lies, what it is, whose, and what becomes of its area; `reach`: what the ship could remove from there. */
export function wordsOf(
  card: Lying,
  area: Area | undefined,
  view: View,
  names: string[],
  reach: string[],
): string {
  const parts = [card.cell, cardWords(card)]
  if (card.owner !== null) parts.push(names[card.owner] ?? '')
  if (area) parts.push(areaWords(area, names, view))
  if (view.ship === card.cell) parts.push(say('ship'))
  if (reach.length) parts.push(say('reach', { cells: reach.join(', ') }))
  return parts.join(', ')
}

/** What an area and its mark cover on the screen. */
function boxOf(area: Area, root: Element | null): DOMRect | undefined {
  const boxes = [...(root?.querySelectorAll(`[data-area="${area.area}"]`) ?? [])].map((e) =>
    e.getBoundingClientRect(),
  )
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))]
  const [right, bottom] = [Math.max(...boxes.map((b) => b.right)), Math.max(...boxes.map((b) => b.bottom))]
  return boxes.length ? new DOMRect(left, top, right - left, bottom - top) : undefined
}

/**
 * Its name, who leads its area and why, what may still become of it; of what lies outside of areas what it means. What
 * a card did when it was laid is over. The note stands clear of the whole area.
 */
export function noteOf(
  card: Lying,
  area: Area | undefined,
  view: View,
  names: string[],
  { reach, root }: { reach: string[]; root: Element | null },
): Note {
  const said = reach.length ? [say('reach', { cells: reach.join(', ') }) + '.'] : []
  const name = cardWords(card)
  if (!area) {
    const { text, paragraph } = meaning(card, view, names, card.owner)
    return { name, paragraph, text: [...said, text].join(' ') }
  }
  const state = [card.owner === null ? '' : names[card.owner], areaWords(area, names, view)]
  const why = reason(area, names)
  if (why) said.push(why.text)
  if (area.is_open) said.push(`${say('room')}: ${area.room}.`)
  if (goneFrom(card, area).length) said.push(say('legend-gone'))
  if (area.is_open && view.ship !== null && card.symbol === 'ship') said.push(say('tip-prey'))
  return {
    name,
    state: state.filter(Boolean).join(' · '),
    paragraph: why?.paragraph ?? (area.is_open ? '6.2' : '11.1'),
    text: said.join(' '),
    among: () => boxOf(area, root),
  }
}

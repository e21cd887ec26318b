/** Who has been offered how to play a game; the steps stand in the game's `lessons.ftl`. */

import { lessonsSource } from '../kit/text/gameText'

const KEY = 'penstock-learnt'

function learnt(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Has somebody at this browser been offered this game's steps before? */
export function isKnown(game: string): boolean {
  return !lessonsSource(game, 'en') || learnt().includes(game)
}

export function remember(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learnt(), game])]))
  } catch {
    /* a browser that keeps nothing is asked again */
  }
}

/** Which lessons somebody has done: kept like all preferences, here and with the account. */

import { preferences } from '../kit/app/preferences.svelte'
import { keepPreferences } from '../kit/app/me.svelte'

export function isDone(game: string, lesson: string): boolean {
  return preferences.lessons.split(' ').includes(`${game}/${lesson}`)
}

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return
  preferences.lessons = `${preferences.lessons} ${game}/${lesson}`.trim()
  keepPreferences()
}

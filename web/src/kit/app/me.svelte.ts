/** Who is at this browser: nobody yet, a guest, or somebody with an account. */

import { api, ApiError } from '../server/api'
import { adopt, keep, preferences } from './preferences.svelte'
import { useName } from '../../local/person'
import { t } from '../text/text.svelte'
import type { GameInfo, Me } from '../server/types'

export const me = $state<{ now: Me | null; known: boolean }>({ now: null, known: false })
export const games = $state<{ list: GameInfo[]; failed: boolean }>({ list: [], failed: false })

useName(() => me.now?.name ?? t('guest-name'))

export async function greet(): Promise<void> {
  try {
    me.now = await api.me()
    if (me.now) adopt(me.now.settings ?? {})
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 401) throw problem
    me.now = null
  } finally {
    me.known = true
  }
}

/** Somebody to sit at a table: a guest is made where nobody is known. */
export async function somebody(name?: string): Promise<Me> {
  if (!me.now) me.now = await api.guest(name?.trim() || t('guest-name'))
  return me.now
}

export async function loadGames(): Promise<void> {
  try {
    games.list = await api.games()
    games.failed = false
  } catch {
    games.failed = true
  }
}

export function gameTitle(id: string): string {
  return games.list.find((g) => g.id === id)?.title ?? id
}

/** Keep the preferences here and, for somebody known, with the server too. */
export function keepPreferences(): void {
  keep()
  if (me.now)
    void api.change({ language: preferences.language, settings: { ...preferences } }).catch(() => {})
}

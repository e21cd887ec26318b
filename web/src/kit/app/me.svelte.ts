/** Who is at this browser: nobody yet, a guest, or somebody with an account. */

import { api, ApiError } from '../server/api'
import { adopt, keep, preferences } from './preferences.svelte'
import { useName } from '../../local/person'
import { t, useLanguage } from '../text/text.svelte'
import type { GameInfo, Me } from '../server/types'

export const me = $state<{ now: Me | null; known: boolean }>({ now: null, known: false })
export const games = $state<{ list: GameInfo[]; failed: boolean }>({ list: [], failed: false })

useName(() => me.now?.name ?? t('guest-name'))

/** Ask who is here. What was chosen while the question was on its way counts more than what the account remembers. */
export async function greet(): Promise<void> {
  const before = choices
  try {
    const person = await api.me()
    if (choices === before) await arrive(person)
    else {
      me.now = person
      keepPreferences()
    }
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 401) throw problem
    me.now = null
  } finally {
    me.known = true
  }
}

/** Somebody is here from now on, with preferences and language. */
export async function arrive(person: Me): Promise<void> {
  me.now = person
  adopt(person.settings ?? {})
  await useLanguage(preferences.language)
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

let choices = 0 // how often somebody chose something here
let unsent = false
let sending = false

/** Keep the preferences here and, for somebody known, with the server too. */
export function keepPreferences(): void {
  choices += 1
  keep()
  unsent = true
  if (!sending) void send()
}

/** One request at a time: of two on their way the older one could arrive last, and would be remembered. */
async function send(): Promise<void> {
  sending = true
  while (unsent && me.now) {
    unsent = false
    await api.change({ language: preferences.language, settings: { ...preferences } }).catch(() => {})
  }
  sending = false
}

export async function chooseLanguage(lang: string): Promise<void> {
  choices += 1 // already now: its words may come later than the account
  await useLanguage(lang)
  keepPreferences()
  await loadGames()
}

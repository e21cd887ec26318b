/** What a person likes: kept in this browser, and with the account when there is one. */

import { MediaQuery } from 'svelte/reactivity'

export const MOTION = { none: 0, fast: 120, normal: 250, slow: 500 } as const
export type Motion = keyof typeof MOTION
export const SIZES = ['small', 'normal', 'large'] as const
export type Size = (typeof SIZES)[number]
export type Theme = 'auto' | 'light' | 'dark'

export interface Preferences {
  language: string
  theme: Theme
  patterns: boolean
  motion: Motion
  sound: boolean
  confirm: boolean
  hints: boolean
  worth: boolean // everybody's worth in the bar
  listed: boolean // the list of all moves stays open
  size: Size // of the board
  lessons: string // those that are done, `game/lesson`, between spaces
}

const KEY = 'penstock-settings'
const LANGUAGES = ['en', 'de', 'fr', 'nl']

export function likelyLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase()
    if (LANGUAGES.includes(short)) return short
  }
  return 'en'
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>
  } catch {
    return {}
  }
}

function usual(): Preferences {
  return {
    language: likelyLanguage(navigator.languages ?? []),
    theme: 'auto',
    patterns: false,
    motion: 'normal',
    sound: false,
    confirm: true,
    hints: true,
    worth: true,
    listed: false,
    size: 'normal',
    lessons: '',
  }
}

export const preferences = $state<Preferences>({ ...usual(), ...stored() })

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences))
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

/** Take over what the account remembers; unknown keys are left alone. */
export function adopt(values: Record<string, unknown>): void {
  for (const key of Object.keys(preferences) as (keyof Preferences)[]) {
    if (typeof values[key] === typeof preferences[key]) Object.assign(preferences, { [key]: values[key] })
  }
}

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)')

/** How things move: not at all where the device or the person says so. The page's root carries it for styles. */
export function motion(): Motion {
  return reduced.current ? 'none' : preferences.motion
}

/** Milliseconds a piece travels; 0 where motion is unwelcome. */
export function travelTime(): number {
  return MOTION[motion()]
}

const FADE = 120

/** Milliseconds in which something new appears: at once only where the person wants no motion at all. */
export function fadeTime(): number {
  return preferences.motion === 'none' ? 0 : Math.max(travelTime(), FADE)
}

/** Milliseconds a step of a scene lasts that takes `time` at normal speed; a fade where motion is unwelcome. */
export function sceneTime(time: number): number {
  if (preferences.motion !== 'none' && reduced.current) return FADE
  return (time * MOTION[preferences.motion]) / MOTION.normal
}

/** Words on screen: Fluent messages of the page, of a board, and of a game. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api, speak } from './api'
import { keep, settings } from './settings.svelte'

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
}

const PAGE = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
const BOARDS = import.meta.glob('../games/*/text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

const LEARN = import.meta.glob('../learn/text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

interface Words {
  lang: string
  bundle: FluentBundle
}

const state = $state<{ words: Words | null }>({ words: null })
const games = $state<Record<string, FluentBundle>>({}) // by language and game

const learning = $state<Record<string, FluentBundle>>({}) // by language

export type Args = Record<string, FluentVariable>

function makeBundle(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

function format(bundle: FluentBundle | undefined, id: string, args?: Args): string | null {
  const message = bundle?.getMessage(id)
  return message?.value ? bundle!.formatPattern(message.value, args ?? null, []) : null
}

/** Load the page's words in a language and speak it from now on. */
export async function useLanguage(lang: string): Promise<void> {
  const source = await PAGE[`../text/${lang}.ftl`]!()
  speak(lang)
  state.words = { lang, bundle: makeBundle(lang, source) }
  document.documentElement.lang = lang
  settings.language = lang
  keep()
}

/** A message of the page. */
export function t(id: string, args?: Args): string {
  return format(state.words?.bundle, id, args) ?? id
}

/** Load a game's own words, and those of its board, in the language in force. */
export async function useGame(game: string): Promise<void> {
  const lang = settings.language
  const key = `${lang} ${game}`
  if (games[key]) return
  const board = BOARDS[`../games/${game}/text/${lang}.ftl`] ?? BOARDS[`../games/generic/text/${lang}.ftl`]
  const [own, text] = await Promise.all([
    board ? board() : '',
    api.gameText(game, lang).catch(() => ({ messages: '' })),
  ])
  games[key] = makeBundle(lang, text.messages, own)
}

/** A message of a game or its board; `otherwise` where it has none. */
export function tg(game: string, id: string, args?: Args, otherwise?: string): string {
  return format(games[`${settings.language} ${game}`], id, args) ?? otherwise ?? id
}

/** Load the steps of how to play, all games at once, in a language. */
export async function useLearning(lang: string): Promise<void> {
  learning[lang] ??= makeBundle(lang, await LEARN[`../learn/text/${lang}.ftl`]!())
}

/** A step of how to play: its title and its words. */
export function learnt(id: string): { head: string; text: string } {
  const bundle = learning[settings.language]
  const message = bundle?.getMessage(id)
  if (!message?.value) return { head: '', text: '' }
  return {
    head: bundle!.formatPattern(message.attributes.head!, null, []),
    text: bundle!.formatPattern(message.value, null, []),
  }
}

/** The word for a value: `word(game, 'colour', 'red')`; a value may end in a number, which the message is given. */
export function word(game: string, name: string, value: string): string {
  const [base, number] = value.split(' ')
  return tg(game, `${name}-${base}`, number === undefined ? undefined : { number: Number(number) }, value)
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value)
}

/** A gain or loss with its sign, as a number that a message can count with; null where it is too small to tell. */
export function difference(value: number): FluentNumber | null {
  const rounded = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return rounded ? new FluentNumber(rounded, { signDisplay: 'always' }) : null
}

/** Moments come as seconds since 1970. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at * 1000),
  )
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { timeStyle: 'short' }).format(new Date(at * 1000))
}

/** Words on screen: Fluent messages of the page, of a board, and of a game. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api, speak } from '../server/api'
import { boardSource, lessonsSource } from './gameText'
import { keep, preferences } from '../app/preferences.svelte'

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
}

const PAGE = import.meta.glob('../../text/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
const GENERIC = import.meta.glob('../../games/generic/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>

interface Words {
  lang: string
  bundle: FluentBundle
}

const state = $state<{ words: Words | null }>({ words: null })
const games = $state<Record<string, FluentBundle>>({}) // by language and game

const lessons = $state<Record<string, FluentBundle>>({}) // by language and game

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

let wanted = ''

/** Load the page's words in a language and speak it from now on; of two wishes the later one counts. */
export async function useLanguage(lang: string): Promise<void> {
  wanted = lang
  if (lang !== state.words?.lang) {
    const source = await PAGE[`../../text/${lang}.ftl`]!()
    if (lang !== wanted) return
    speak(lang)
    state.words = { lang, bundle: makeBundle(lang, source) }
    document.documentElement.lang = lang
  }
  preferences.language = lang
  keep()
}

/** A message of the page. */
export function t(id: string, args?: Args): string {
  return format(state.words?.bundle, id, args) ?? id
}

/** Load a game's own words, and those of its board, in the language in force. */
export function useGame(game: string): Promise<void> {
  const lang = preferences.language
  const key = `${lang} ${game}`
  coming[key] ??= loadWords(game, lang).catch((error: unknown) => {
    delete coming[key] // asked for again next time
    throw error
  })
  return coming[key]
}

const coming: Record<string, Promise<void>> = {}

async function loadWords(game: string, lang: string): Promise<void> {
  const board = boardSource(game, lang) ?? GENERIC[`../../games/generic/text/${lang}.ftl`]
  const [own, text] = await Promise.all([
    board ? board() : '',
    api.gameText(game, lang).catch(() => ({ messages: '' })),
  ])
  games[`${lang} ${game}`] = makeBundle(lang, text.messages, own)
}

/** A message of a game or its board; `otherwise` where it has none. */
export function tg(game: string, id: string, args?: Args, otherwise?: string): string {
  return format(games[`${preferences.language} ${game}`], id, args) ?? otherwise ?? id
}

/** Load how to play a game, in the language in force. */
export async function useLessons(game: string): Promise<void> {
  const lang = preferences.language
  const source = lessonsSource(game, lang)
  if (source) lessons[`${lang} ${game}`] ??= makeBundle(lang, await source())
}

export interface Step {
  head: string
  text: string
  paragraph: string // of the rules that it rests on
}

/** How to play a game, step by step: `step-1`, `step-2`, … */
export function stepsOf(game: string): Step[] {
  const bundle = lessons[`${preferences.language} ${game}`]
  const steps: Step[] = []
  for (let k = 1; bundle?.hasMessage(`step-${k}`); k++) {
    const { value, attributes } = bundle.getMessage(`step-${k}`)!
    const [text, head, paragraph] = [value!, attributes.head!, attributes.paragraph!].map((pattern) =>
      bundle.formatPattern(pattern, null, []),
    )
    steps.push({ head: head!, text: text!, paragraph: paragraph! })
  }
  return steps
}

/** The word for a value: `word(game, 'colour', 'red')`; a value may end in a number, which the message is given. */
export function word(game: string, name: string, value: string): string {
  const [base, number] = value.split(' ')
  return tg(game, `${name}-${base}`, number === undefined ? undefined : { number: Number(number) }, value)
}

/** English here is everybody's: the day comes before the month, hours count to 24. */
const FORMATS: Record<string, string> = { en: 'en-GB' }
const locale = () => FORMATS[preferences.language] ?? preferences.language

type NumberStyle = Pick<Intl.NumberFormatOptions, 'style' | 'signDisplay'>

/** To make a format takes longer than a hundred uses of it. */
const numbers = new Map<string, Intl.NumberFormat>()

function numberFormat(style: NumberStyle): Intl.NumberFormat {
  const key = `${locale()} ${style.style} ${style.signDisplay}`
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale(), style)
  numbers.set(key, format)
  return format
}

/** There is no −0, and a minus is as wide as a plus. */
export function number(value: number, style: NumberStyle = {}): string {
  return numberFormat(style)
    .format(value || 0)
    .replace('-', '−')
}

/** A part of one as so many of a hundred; a `change` shows its plus. */
export function percent(part: number, { change = false } = {}): string {
  const whole = Math.round(100 * part) / 100
  return number(whole, { style: 'percent', signDisplay: change ? 'always' : 'auto' })
}

/** Names in a sentence: “Mira, Tom and Jonas”; none is torn at the end of a line. */
export function listed(names: string[]): string {
  const whole = names.map((name) => name.replaceAll(' ', '\u00a0'))
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(whole)
}

/** Moments come as seconds since 1970. */
const moment = (at: number, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), parts).format(new Date(at * 1000))

export const dayAndTime = (at: number): string => moment(at, { dateStyle: 'medium', timeStyle: 'short' })

export const timeOfDay = (at: number): string => moment(at, { timeStyle: 'short' })

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const A_WEEK = 7 * 86_400

/** How long ago, in the largest unit that fits; the day itself, if it is more than a week. */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at)
  if (past > A_WEEK) return moment(at, { dateStyle: 'medium' })
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? ['second', A_WEEK]
  return format.format(-Math.floor(past / size) || 0, unit) // less than a minute is now
}

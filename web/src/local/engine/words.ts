/** Messages of some Fluent files in four languages; `engine/language.py` says the same in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Fields = Record<string, unknown>

/** What stands in the files, by language; one that is not loaded yet is said in English. */
export type Sources = Partial<Record<Lang, string>>

export class Words {
  private readonly bundles = new Map<string, FluentBundle>()

  constructor(private readonly sources: Sources) {}

  /** One more language. */
  add(lang: Lang, source: string): void {
    this.sources[lang] = source
    this.bundles.clear() // what was said in English meanwhile
  }

  has(lang: Lang, message: string): boolean {
    return this.bundle(lang).hasMessage(message)
  }

  /** A message in a language; what a language lacks is said in English. */
  say(lang: Lang, message: string, fields: Fields = {}): string {
    for (const language of [lang, 'en'] as const) {
      const bundle = this.bundle(language)
      const pattern = bundle.getMessage(message)?.value
      if (pattern) return bundle.formatPattern(pattern, sayable(fields), [])
    }
    return message
  }

  /** The name of a value: `colour-red` if there is such a message. A value may end in a number. */
  word(lang: Lang, kind: string, value: string): string {
    const at = value.indexOf(' ')
    const [word, number] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
    const name = `${kind}-${word}`
    if (!this.has('en', name)) return value
    return this.say(lang, name, number ? { number: Number(number) } : {})
  }

  private bundle(lang: Lang): FluentBundle {
    let bundle = this.bundles.get(lang)
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false })
      bundle.addResource(new FluentResource(this.sources[lang] ?? this.sources.en ?? ''))
      this.bundles.set(lang, bundle)
    }
    return bundle
  }
}

/** Lists among a move's facts are for pictures; a yes is said as a number. */
function sayable(fields: Fields): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'boolean') said[name] = Number(value)
    else if (typeof value === 'number' || typeof value === 'string') said[name] = value
  }
  return said
}

export const kebab = (name: string): string => name.toLowerCase().replaceAll('_', '-')

import { expect, it, vi, beforeEach } from 'vitest'
import { plainBrowser } from '../table/fixtures'
import { chooseLanguage, greet, keepPreferences, me } from './me.svelte'
import { preferences } from './preferences.svelte'
import { useLanguage } from '../text/text.svelte'
import type { Me } from '../server/types'

const ANN = { name: 'Ann', settings: { language: 'nl', theme: 'dark' } } as unknown as Me

interface Asked {
  method: string
  language?: string
  theme?: string
  answer: (value: unknown) => void
}
let asked: Asked[]

/** A server that answers when the test says so. */
beforeEach(async () => {
  plainBrowser()
  asked = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.startsWith('/api/games')) return Promise.resolve(new Response('[]'))
    const body = (init.body ? JSON.parse(init.body as string) : {}) as { settings?: Record<string, string> }
    return new Promise<Response>((resolve) =>
      asked.push({
        method: init.method!,
        language: body.settings?.language,
        theme: body.settings?.theme,
        answer: (value) => resolve(new Response(JSON.stringify(value))),
      }),
    )
  })
  me.now = null
  preferences.theme = 'auto'
  await useLanguage('en')
})

it('lets no older choice arrive after a newer one', async () => {
  me.now = ANN
  keepPreferences()
  await chooseLanguage('de')
  await chooseLanguage('fr')
  expect(asked.map((a) => a.language)).toEqual(['en']) // the others wait for its answer
  asked[0]!.answer(ANN)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]!.language).toBe('fr')
  asked[1]!.answer(ANN)
})

it('adopts what the account remembers', async () => {
  const greeting = greet()
  asked[0]!.answer(ANN)
  await greeting
  expect([preferences.language, preferences.theme]).toEqual(['nl', 'dark'])
  expect(document.documentElement.lang).toBe('nl')
})

it('keeps what is chosen while the account is still asked for', async () => {
  const greeting = greet()
  await chooseLanguage('fr')
  asked[0]!.answer(ANN)
  await greeting
  expect(document.documentElement.lang).toBe('fr')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatchObject({ method: 'PATCH', language: 'fr', theme: 'auto' })
  asked[1]!.answer(ANN)
})

it('keeps a language whose words come later than the account', async () => {
  const greeting = greet()
  const choosing = chooseLanguage('de')
  asked[0]!.answer(ANN)
  await greeting
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!.answer(ANN)
  await choosing
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'PATCH', language: 'de' }))
  expect(document.documentElement.lang).toBe('de')
  asked.at(-1)!.answer(ANN)
})

it('speaks the language that was wished for last', async () => {
  await Promise.all([useLanguage('de'), useLanguage('en')])
  expect([preferences.language, document.documentElement.lang]).toEqual(['en', 'en'])
})

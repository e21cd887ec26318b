/** Every message the page asks for exists in four languages, and nothing lies about unused. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(process.cwd(), 'src')
const LANGUAGES = ['en', 'de', 'fr', 'nl']

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory()
      ? files(path)
      : /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts')
        ? [path]
        : []
  })
}

function messages(path: string): Map<string, string> {
  const source = readFileSync(path, 'utf8')
  const resource = new FluentResource(source)
  const variables = new Map<string, string>()
  for (const entry of resource.body) {
    const found = [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1]!)
    variables.set(entry.id, [...new Set(found)].sort().join(' '))
  }
  return variables
}

/** Literal names and prefixes of made-up names (`state-${…}`) in the sources given. */
function asked(sources: string): { names: Set<string>; prefixes: string[] } {
  const names = new Set([...sources.matchAll(/['"`]([a-z][a-z0-9-]*)['"`]/g)].map((m) => m[1]!))
  const prefixes = [...sources.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((m) => m[1]!)
  return { names, prefixes }
}

const CODE = files(ROOT).map((path) => ({ path, source: readFileSync(path, 'utf8') }))
const all = CODE.map((f) => f.source).join('\n')

describe('messages of the page', () => {
  const en = messages(join(ROOT, 'text/en.ftl'))
  it.each(LANGUAGES)('%s says the same as en, with the same variables', (lang) => {
    expect(messages(join(ROOT, `text/${lang}.ftl`))).toEqual(en)
  })
  it('none is missing', () => {
    const wanted = [...all.matchAll(/\bt\('([^']+)'/g)].map((m) => m[1]!)
    expect(wanted.filter((id) => !en.has(id))).toEqual([])
  })
  it('none is unused', () => {
    const { names, prefixes } = asked(all)
    expect([...en.keys()].filter((id) => !names.has(id) && !prefixes.some((p) => id.startsWith(p)))).toEqual(
      [],
    )
  })
})

describe('messages of a table without a server', () => {
  const en = messages(join(ROOT, 'local/text/en.ftl'))
  const code = CODE.filter((f) => f.path.includes('/local/'))
    .map((f) => f.source)
    .join('\n')
  it.each(LANGUAGES)('%s says the same as en', (lang) => {
    expect(messages(join(ROOT, `local/text/${lang}.ftl`))).toEqual(en)
  })
  it('none is unused, and none is missing that the server does not say', () => {
    const server = messages(join(process.cwd(), '../src/penstock/server/text/en.ftl'))
    const problems = [...code.matchAll(/Problem\(\s*'(\w+)'/g)].map(
      (m) => `problem-${m[1]!.replaceAll('_', '-')}`,
    )
    const reasons = [...code.matchAll(/because: '([\w-]+)'/g)].map((m) => m[1]!)
    const known = new Set([...en.keys(), ...server.keys(), 'undo-nothing', 'undo-revealed'])
    expect([...problems, ...reasons].filter((id) => !known.has(id))).toEqual([])
    const said = new Set([...problems, ...reasons, 'problem-storage-full', 'problem-storage-failed'])
    expect([...en.keys()].filter((id) => !said.has(id))).toEqual([])
  })
})

const GAMES = join(process.cwd(), '../src/penstock/games')
const BOARDS = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** A game keeps the words of its board beside its rules; the board for any game keeps its own. */
function boardFile(game: string, lang: string): string {
  if (game === 'generic') return join(ROOT, `games/generic/text/${lang}.ftl`)
  return join(GAMES, game.replaceAll('-', '_'), `face/text/${lang}/page.ftl`)
}

describe.each(BOARDS)('messages of the board of %s', (game) => {
  const en = messages(boardFile(game, 'en'))
  const places = [join(ROOT, 'games', game) + '/', '/generic/', '/table/terms.ts', '/table/worth.ts']
  const code = CODE.filter((f) => places.some((place) => f.path.includes(place)))
    .map((f) => f.source)
    .join('\n')
  it.each(LANGUAGES)('%s says the same as en', (lang) => {
    expect(messages(boardFile(game, lang))).toEqual(en)
  })
  it('none is missing', () => {
    const wanted = [...code.matchAll(/\bsay\('([^']+)'/g)].map((m) => m[1]!)
    expect(wanted.filter((id) => !en.has(id))).toEqual([])
  })
  it('none is unused', () => {
    const { names, prefixes } = asked(code)
    expect([...en.keys()].filter((id) => !names.has(id) && !prefixes.some((p) => id.startsWith(p)))).toEqual(
      [],
    )
  })
})

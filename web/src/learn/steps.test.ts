import { FluentResource, type Message } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isKnown, remember } from './steps'

const GAMES = join(process.cwd(), '../src/penstock/games')
const RULES = join(process.cwd(), '../docs/rules')
const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'face/text/en/lessons.ftl')))

function steps(game: string, lang: string): Message[] {
  const file = readFileSync(join(GAMES, game, `face/text/${lang}/lessons.ftl`), 'utf8')
  return new FluentResource(file).body.filter((message) => message.id.startsWith('step-'))
}

describe.each(games)('how to play %s', (game) => {
  const paragraphs = steps(game, 'en').map((step) => step.attributes.paragraph as string)
  it('rests on paragraphs that exist', () => {
    const rules = readFileSync(join(RULES, `${game.replaceAll('_', '-')}.md`), 'utf8')
    expect(paragraphs).toHaveLength(7) // as the heading over them says
    expect(paragraphs.filter((number) => !rules.includes(`\n### ${number} `))).toEqual([])
  })
  it.each(['en', 'de', 'fr', 'nl'])('is told step by step in %s', (lang) => {
    const told = steps(game, lang)
    expect(told.map((step) => step.id)).toEqual(told.map((_, k) => `step-${k + 1}`))
    expect(told.every((step) => step.value && step.attributes.head)).toBe(true)
    expect(told.map((step) => step.attributes.paragraph)).toEqual(paragraphs)
  })
})

it.each(['en', 'de', 'fr', 'nl'])(
  'the offer in %s promises no number: a course has more lessons than steps',
  (lang) => {
    const text = readFileSync(join(process.cwd(), `src/text/${lang}.ftl`), 'utf8')
    for (const id of ['tips', 'first']) {
      const offer = new RegExp(`^learn-${id} = (.+)$`, 'm').exec(text)![1]
      expect(offer).not.toMatch(/\d|seven|sieben|sept|zeven/i)
    }
  },
)

it('is offered once, and only where there is something to learn', () => {
  expect(isKnown('arriala')).toBe(false)
  remember('arriala')
  expect(isKnown('arriala')).toBe(true)
  expect(isKnown('packhuys')).toBe(false)
  expect(isKnown('a game of tomorrow')).toBe(true)
})

import { FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS, isKnown, remember } from './steps'

const SRC = join(process.cwd(), 'src/learn/text')
const RULES = join(process.cwd(), '../docs/rules')

describe.each(Object.keys(STEPS))('how to play %s', (game) => {
  it('rests on paragraphs that exist', () => {
    const rules = readFileSync(join(RULES, `${game}.md`), 'utf8')
    expect(STEPS[game]!.filter((number) => !rules.includes(`\n### ${number} `))).toEqual([])
  })
  it.each(['en', 'de', 'fr', 'nl'])('is told step by step in %s', (lang) => {
    const body = new FluentResource(readFileSync(join(SRC, `${lang}.ftl`), 'utf8')).body
    const told = body.filter((m) => m.id.startsWith(`${game}-`))
    expect(told.map((m) => m.id)).toEqual(STEPS[game]!.map((_, k) => `${game}-${k + 1}`))
    expect(told.every((m) => m.value && m.attributes.head)).toBe(true)
  })
})

it('is offered once, and only where there is something to learn', () => {
  expect(isKnown('arriala')).toBe(false)
  remember('arriala')
  expect(isKnown('arriala')).toBe(true)
  expect(isKnown('packhuys')).toBe(false)
  expect(isKnown('a game of tomorrow')).toBe(true)
})

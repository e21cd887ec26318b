import { expect, it } from 'vitest'
import { fileFor } from './folder'

it('knows the file of a question, in the language it is asked in', () => {
  expect(fileFor('/games', 'de')).toBe('games.de.json')
  expect(fileFor('/games/schwarzer-freitag/rules?lang=en', 'en')).toBe('schwarzer-freitag.rules.en.json')
  expect(fileFor('/games/arriala/text?lang=fr', 'fr')).toBe('arriala.fr.ftl')
  expect(fileFor('/games/arriala/lessons', 'nl')).toBe('arriala.lessons.nl.json')
})

it('leaves everything else to the tables', () => {
  for (const path of ['/tables', '/record', '/gamesome', '/games/arriala', '/games/arriala/lessons/1'])
    expect(fileFor(path, 'en')).toBeNull()
})

import { expect, it } from 'vitest'
import { Words } from './words'

const en =
  'colour-red = red\nfrom-s2 = S2 { $number }\nship = { $count ->\n    [one] a ship\n   *[other] { $count } ships\n}\n'
const words = new Words({ en, de: 'colour-red = rot\n' })

it('says a message, in English where a language lacks it', () => {
  expect(words.say('de', 'colour-red')).toBe('rot')
  expect(words.say('de', 'ship', { count: 1200 })).toBe('1,200 ships')
  expect(words.say('fr', 'nothing')).toBe('nothing')
})

it('names a value, which may end in a number; what has no name is said as it is', () => {
  expect(words.word('de', 'colour', 'red')).toBe('rot')
  expect(words.word('en', 'from', 's2 3')).toBe('S2 3')
  expect(words.word('en', 'colour', 'mauve')).toBe('mauve')
})

it('takes a yes for a number, and leaves lists to pictures', () => {
  expect(words.say('en', 'ship', { count: true, list: [1] })).toBe('a ship')
})

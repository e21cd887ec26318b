import { expect, it } from 'vitest'
import { nameIn } from './botName'

const german = (level: string) => ({ easy: 'Leicht' })[level] ?? level

it('calls a bot by its level in the reader’s language', () => {
  expect(nameIn({ name: 'Easy 2', bot: 'easy' }, 1, german)).toBe('Leicht 2')
})

it('leaves a name that somebody gave as it is', () => {
  expect(nameIn({ name: 'Mira', bot: 'easy' }, 1, german)).toBe('Mira')
  expect(nameIn({ name: 'Easy 2', bot: null }, 1, german)).toBe('Easy 2')
  expect(nameIn({ name: 'Greedy 2', bot: 'greedy' }, 1, german)).toBe('Greedy 2')
  expect(nameIn({ name: null, bot: null }, 1, german)).toBe(null)
})

import { expect, test } from 'vitest'
import { seqInFile, sharingOf } from './sharing'
import type { LogLine, Table } from '../server/types'

const human = (is_you = false) => ({ kind: 'human', is_you }) as Table['seats'][number]
const bot = { kind: 'bot', is_you: false } as Table['seats'][number]
const table = (more: Partial<Table>) => ({
  id: 'abc',
  visibility: 'public',
  spectators: true,
  seats: [human(true), human()],
  ...more,
})

test('a public game is shared by its link', () => {
  expect(sharingOf(table({}), true)).toBe('link')
  expect(sharingOf(table({ visibility: 'private', seats: [human(true), bot] }), true)).toBe('link')
})

test('a private game of several people needs the word of all who sat there', () => {
  expect(sharingOf(table({ visibility: 'private' }), true)).toBe('publish')
  expect(sharingOf(table({ visibility: 'private', seats: [human(), human()] }), true)).toBe('closed')
  expect(sharingOf(table({ visibility: 'shared', spectators: false }), true)).toBe('link')
  expect(sharingOf(table({ spectators: false }), true)).toBe('publish')
})

test('a game of this browser goes to the server, or into a file', () => {
  expect(sharingOf(table({ id: 'here-1' }), true)).toBe('upload')
  expect(sharingOf(table({ id: 'here-1' }), false)).toBe('file')
})

test('positions are counted without what was taken back', () => {
  const line = (seq: number, kind: LogLine['kind'], back = 0) => ({ seq, kind, back }) as unknown as LogLine
  const log = [line(1, 'start'), line(2, 'move'), line(3, 'move'), line(4, 'undo', 1), line(5, 'move')]
  expect(seqInFile(log, 1)).toBe(1)
  expect(seqInFile(log, 2)).toBe(2)
  expect(seqInFile(log, 5)).toBe(3)
})

import { beforeAll, expect, test } from 'vitest'
import type { GameInfo } from '../server/types'
import { useLanguage } from '../text/text.svelte'
import { clockName, CLOCKS, unusual } from './terms'

beforeAll(() => useLanguage('en'))

const yes = { value: 'yes', text: 'Yes', seats: [2, 3] }
const no = { value: 'no', text: 'No', seats: [2, 3] }
const game = {
  id: 'some-game',
  options: [
    { name: 'advisors', default: 'yes', text: 'Advisors', paragraph: '7.1', choices: [yes, no] },
    { name: 'market', default: 'no', text: 'Open market', paragraph: '5.2', choices: [yes, no] },
  ],
} as unknown as GameInfo

test('only rules that are not the usual ones are named', () => {
  expect(unusual(game, { advisors: 'yes', market: 'no' })).toEqual([])
  expect(unusual(game, { advisors: 'no', market: 'no' })).toEqual([
    { name: 'Advisors', choice: 'no', paragraph: '7.1' },
  ])
})

test('a clock is named, also one that nobody can choose here', () => {
  expect(clockName(CLOCKS.calm!)).toBe('30 min + 30 s per move')
  expect(clockName({ kind: 'none', seconds: 5, increment: 0, on_timeout: 'claim' })).toBe('none')
  const odd = { kind: 'bank', seconds: 90, increment: 5, on_timeout: 'claim' }
  expect(clockName(odd)).toBe('1.5 min + 5 s per move')
  expect(clockName({ ...odd, kind: 'move' })).toBe('1.5 min per move')
})

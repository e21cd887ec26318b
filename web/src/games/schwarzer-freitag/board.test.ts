import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { position } from '../../kit/table/fixtures'
import type { Position } from '../../kit/server/types'
import { board } from './board'
import { viewOf } from './fixtures'
import { begun } from './floor.svelte'
import type { View } from './view'

afterEach(() => (begun.mode = null))

it('a pass that was begun asks for its case', () => {
  const now = position(1, { view: viewOf() }) as unknown as Position<View>
  const before = board.question!(now, null)
  begun.mode = 'pass'
  expect(board.question!(now, null)).not.toBe(before)
  expect(board.question!(now, null)).toContain('ask-pass')
})

it('a German draw is not called as a turn is', () => {
  const path = '../src/penstock/games/schwarzer_freitag/face/text/de/page.ftl'
  const text = readFileSync(join(process.cwd(), path), 'utf8')
  const [, draws] = /^short-draws = (.+)$/m.exec(text)!
  const [, turn] = /^last-turn = (.+)$/m.exec(text)!
  expect(turn!.split(' ')).not.toContain(draws)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { position } from '../../kit/table/fixtures'
import type { Move, Position } from '../../kit/server/types'
import { board } from './board'
import { viewOf } from './fixtures'
import { begun } from './floor.svelte'
import { markedPlace, type View } from './view'

afterEach(() => (begun.mode = null))

it('a pass that was begun asks for its case', () => {
  const now = position(1, { view: viewOf() }) as unknown as Position<View>
  const before = board.question!(now, null)
  begun.mode = 'pass'
  expect(board.question!(now, null)).not.toBe(before)
  expect(board.question!(now, null)).toContain('ask-pass')
})

const move = (family: string, facts: Move['facts'] = {}, params: Move['params'] = {}): Move => ({
  id: 1,
  family,
  params,
  notation: family,
  text: family,
  facts,
  final: false,
})
it('a button that ends the turn, or lets prices change, says so and is not asked twice', () => {
  const done = { ...move('done', { ends_turn: 'yes', sets_off: 'no' }), final: true }
  expect(board.cost!(done)).toContain('ends-turn')
  expect(board.endings).toContain('done')
  expect(board.cost!({ ...done, final: false })).toBeNull() // a case is still to be chosen
  expect(board.cost!(move('done', { ends_turn: 'yes', sets_off: 'yes' }))).toContain('then-change')
  expect(board.cost!(move('buy', { ends_turn: 'yes' }))).toBeNull()
})

it('what ends the turn says so before a finger has decided, and what can be undone is done at once', () => {
  const pass = { ...move('pass', { ends_turn: 'yes', sets_off: 'no' }, { source: 'red' }), final: true }
  const shown = (of: Move) => board.preview!(of, asked('before'), { names: [], inHand: null })!
  expect(shown(pass).lines!.map((line) => line.text)).toEqual([expect.stringContaining('ends-turn')])
  expect(shown(pass).isLight).toBe(false)
  expect(shown({ ...pass, final: false })).toMatchObject({ isLight: true, lines: [] })
  expect(shown({ ...pass, final: null }).isLight).toBe(false) // nobody knows
})

const asked = (phase: View['phase'], ...moves: Move[]) =>
  position(1, { view: { ...viewOf(), phase }, moves: { 0: moves } }) as unknown as Position<View>

it('one share more that spends a special card says so and is asked for once more', () => {
  const more = move('buy', { spends_card: 'yes' }, { colour: 'red' })
  expect(board.asks!(more, {} as never)).toContain('ask-card')
  expect(board.asks!(move('buy', { spends_card: 'no' }, { colour: 'red' }), {} as never)).toBeNull()
  expect(board.how!(asked('buying', more, move('done')), null)).toContain('how-card')
  expect(board.how!(asked('buying', move('buy'), move('done')), null)).toContain('how-buying')
})

it('who can buy nothing is led to the subsidy', () => {
  expect(board.how!(asked('before', move('subsidy'), move('sell'), move('pass')), null)).toContain('how-poor')
  expect(board.how!(asked('before', move('subsidy'), move('buy')), null)).toContain('how-before')
  expect(board.how!(asked('before', move('sell')), null)).toContain('how-poor')
})

it('a move that ends in a price change says so', () => {
  const now = asked('before')
  const lines = (sets_off: string) =>
    board.preview!(move('buy', { price: 7, sets_off }, { colour: 'red' }), now, { names: [], inHand: null })!
      .lines!
  expect(lines('yes').map((line) => line.text)).toEqual([expect.stringContaining('sets-off')])
  expect(lines('no')).toEqual([])
})

it('interest that cannot be paid is told of before the move that asks for it', () => {
  const lines = (facts: Move['facts']) =>
    board.preview!(move('pass', facts, { source: 'red' }), asked('before'), { names: [], inHand: null })!
      .lines!
  const [, unpaid] = lines({ sets_off: 'yes', unpaid: 4, holds: 3 })
  expect(unpaid!.text).toContain('unpaid')
  expect(unpaid!.tone).toBe('bad')
  expect(lines({ sets_off: 'yes' })).toHaveLength(1)
})

it('who owes interest is asked for it, by the ways there are', () => {
  const owing = (...moves: Move[]) => {
    const now = asked('before', ...moves)
    return { ...now, view: { ...now.view, interest_due: 4 } }
  }
  expect(board.question!(owing(move('sell')), null)).toContain('ask-due')
  expect(board.question!(asked('before', move('sell')), null)).toContain('ask-before')
  const words = (...families: string[]) => board.how!(owing(...families.map((f) => move(f))), null)
  expect(words('sell', 'subsidy')).toContain('how-due')
  expect(words('subsidy')).toContain('how-due')
  expect(words('pass')).toContain('how-due')
})

it('a sale says what its colour would fall to', () => {
  const shown = board.preview!(move('sell', { price: 7, falls: 6 }, { colour: 'red' }), asked('before'), {
    names: [],
    inHand: null,
  })!
  expect(shown.lines).toMatchObject([{ colour: 'red', tone: 'bad' }])
  expect(shown.lines![0]!.text).toContain('sale-falls')
})

it('what a purchase speaks of is the market alone: markers share their fields', () => {
  expect(board.about!(move('buy', {}, { colour: 'red' }), asked('before'))).toEqual(['market-red'])
  expect(board.about!(move('fall', {}, { colour: 'red' }), asked('fall'))).toEqual(['marker-red'])
})

it('the track that takes the case is named by the move', () => {
  expect(markedPlace([move('marker', { place: 'silver' }), move('end')])).toBe('silver')
  expect(markedPlace([move('buy')])).toBe('')
})

it('a German draw is not called as a turn is', () => {
  const path = '../src/penstock/games/schwarzer_freitag/face/text/de/page.ftl'
  const text = readFileSync(join(process.cwd(), path), 'utf8')
  const [, draws] = /^short-draws = (.+)$/m.exec(text)!
  const [, turn] = /^last-turn = (.+)$/m.exec(text)!
  expect(turn!.split(' ')).not.toContain(draws)
})

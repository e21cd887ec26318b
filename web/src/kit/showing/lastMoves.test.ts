import { expect, it } from 'vitest'
import { line, position } from '../table/fixtures'
import type { GameEvent, Hint, Move } from '../server/types'
import { TableState } from '../table/state.svelte'
import Generic from '../../games/generic/Generic.svelte'
import { hintedMarks, isSecret, newestTurns, whole } from './lastMoves'

it('finds the newest turn of each rival since one decided oneself', () => {
  const lines = [line(1, 1, 'a'), line(2, 0, 'b'), line(3, 1, 'c'), line(4, 2, 'd'), line(5, 2, 'e')]
  const found = newestTurns(lines, [0], 3)
  expect([...found].map(([seat, own]) => [seat, own.map((l) => l.seq)])).toEqual([
    [2, [4, 5]],
    [1, [3]],
  ])
})

it('keeps the move of each rival though they have chosen in secret since', () => {
  const chose = (seq: number, seat: number) => ({
    ...line(seq, seat, 'c'),
    events: [{ kind: 'CHOSE', seat, params: {}, text: '' } as unknown as GameEvent],
  })
  const lines = [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 2, 'b'), chose(4, 1), chose(5, 2)]
  const kept = lines.filter((l) => !isSecret(l, ['CHOSE'], [0]))
  expect([...newestTurns(kept, [0], 3)].map(([seat, own]) => [seat, own[0]!.seq])).toEqual([
    [2, 3],
    [1, 2],
  ])
  const own = [...lines, chose(6, 0)].filter((l) => !isSecret(l, ['CHOSE'], [0]))
  expect(newestTurns(own, [0], 3).size).toBe(0)
})

it('forgets them once one has acted', () => {
  expect(newestTurns([line(1, 1, 'a'), line(2, 0, 'b')], [0], 2).size).toBe(0)
})

it('shows who only watches everybody’s newest but the earliest', () => {
  const lines = [line(1, 0, 'a'), line(2, 1, 'b'), line(3, 0, 'c')]
  expect([...newestTurns(lines, [], 2).keys()]).toEqual([0, 1])
})

it('draws one trail for a piece that went several steps, and marks a place once', () => {
  const marks = [
    { piece: 'red-2', from: 'a' },
    { at: 'die 1 2' },
    { piece: 'red-2', from: 'b' },
    { at: 'die 1 2' },
  ]
  expect(whole(marks)).toEqual([marks[0], marks[1]])
})

it('marks the whole course of a hint, its pieces and where they go', () => {
  const step = (notation: string) => ({ notation }) as Move
  const state = new TableState('t')
  state.position = position(1)
  state.board = {
    Board: Generic,
    about: ({ notation }) => [notation],
    way: ({ notation }, _, before = []) =>
      before.length > 1 ? { from: before[1]!.notation, to: notation } : null,
  }
  expect(hintedMarks(state)).toBeNull()
  state.hints = [{ move: 'walk', course: ['walk', 'red 3', 'moissac'].map(step) } as Hint]
  state.hinted = state.hints[0]!
  expect(hintedMarks(state)).toEqual([{ at: 'walk' }, { at: 'red 3' }, { piece: 'moissac', from: 'red 3' }])
})

import { expect, it } from 'vitest'
import { ownRecord } from './record'
import type { Row, SeatRow } from './row'

const seat = (bot: string | null, resigned = false): SeatRow => ({
  kind: bot ? 'bot' : 'human',
  name: null,
  bot,
  away_bot: null,
  resigned,
  bot_seed: 1,
})

function row(id: string, bots: string[], scores: number[] | null, more: Partial<Row> = {}): Row {
  const ranking = scores?.map((own) => 1 + scores.filter((other) => other > own).length)
  return {
    id,
    game: 'a-game',
    title: 'A game',
    rules_version: 1,
    components: '',
    options: {},
    seed: '1',
    kind: 'play',
    state: scores ? 'finished' : 'running',
    seats: [seat(null), ...bots.map((bot) => seat(bot))],
    lines: [],
    result: scores && { scores, ranking: ranking!, ending: null },
    rematch: null,
    revision: 1,
    to_act: [],
    created: 0,
    changed: Number(id),
    ...more,
  }
}

it('counts finished games by the level of the bots', () => {
  const rows = [
    row('1', ['hard'], [40, 30]),
    row('2', ['hard', 'hard'], [20, 30, 10]),
    row('3', ['easy'], [50, 50]),
    row('4', ['easy', 'hard'], [5, 6, 7]),
  ]
  expect(ownRecord(rows).tallies).toEqual([
    { game: 'a-game', level: 'hard', played: 2, won: 1, best: 40, mean: 30 },
    { game: 'a-game', level: 'easy', played: 1, won: 1, best: 50, mean: 50 },
    { game: 'a-game', level: null, played: 1, won: 0, best: 5, mean: 5 },
  ])
})

it('counts no game that runs, was stopped, was tried out or had several people', () => {
  const rows = [
    row('1', ['hard'], null),
    row('2', ['hard'], [1, 0], { state: 'stopped' }),
    row('3', ['hard'], [1, 0], { kind: 'analysis' }),
    row('4', [], [1, 0], { seats: [seat(null), seat(null)], kind: 'hot_seat' }),
  ]
  expect(ownRecord(rows).tallies).toEqual([])
})

it('does not count a game as won that was given up', () => {
  const rows = [row('1', ['easy'], [9, 0], { seats: [seat(null, true), seat('easy')] })]
  expect(ownRecord(rows).tallies[0]).toMatchObject({ played: 1, won: 0 })
})

it('lists what is kept, the newest first', () => {
  const kept = ownRecord([row('1', ['easy'], [9, 0]), row('2', ['easy'], null)]).kept
  expect(kept.map(({ id, scores, own }) => [id, scores, own])).toEqual([
    ['2', null, 0],
    ['1', [9, 0], 0],
  ])
})

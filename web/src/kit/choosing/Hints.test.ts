import { flushSync, mount, unmount, type Component } from 'svelte'
import { expect, it, vi } from 'vitest'
import Generic from '../../games/generic/Generic.svelte'
import type { Hint, Move } from '../server/types'
import { setTable } from '../table/context'
import { acceptingServer, opened, plainBrowser, position } from '../table/fixtures'
import Hints from './Hints.svelte'

vi.mock('../text/text.svelte', async (original) => ({
  ...(await original<object>()),
  t: (id: string, args?: Record<string, unknown>) => `${id} ${JSON.stringify(args ?? {})}`,
}))

const move = (notation: string): Move => ({
  id: 1,
  family: notation,
  params: {},
  notation,
  text: notation,
  facts: {},
  final: false,
})
const hint = (notation: string): Hint => ({
  move: notation,
  text: notation,
  course: [move(notation)],
  value: 0.5,
  visits: 9,
  place: 1,
  score: 7,
  reasons: [{ term: 'tempo', text: 'tempo', change: -1 }],
})

function shown(moves: string[], stays?: () => string): HTMLElement[] {
  plainBrowser()
  acceptingServer()
  const { live, state } = opened()
  state.board = { Board: Generic, endings: ['stop'], wastes: () => true, ...(stays && { stays }) }
  state.position = state.latest = position(1, { moves: { 0: moves.map(move) } })
  state.hints = moves.map(hint)
  const Placed: Component<{ hints: Hint[] }> = (...given) => {
    setTable(state, live)
    return Hints(...given)
  }
  const list = mount(Placed, { target: document.body, props: { hints: state.hints }, context: new Map() })
  flushSync()
  const items = [...document.querySelectorAll<HTMLElement>('.hints li')]
  void unmount(list)
  return items
}

it('a hint is one button, and an ending that gives something away says why all the same', () => {
  const [stop, draw] = shown(['stop', 'draw'])
  expect(stop!.querySelectorAll('button .why')).toHaveLength(1)
  expect(stop!.textContent).toContain('hint-stays {"best":"yes"}')
  expect(stop!.textContent).not.toContain('tempo')
  expect(draw!.textContent).toContain('tempo')
  const [, second] = shown(['draw', 'stop'])
  expect(second!.textContent).toContain('hint-stays {"best":"no"}')
})

it('a board says in its own words why it can be best to give something away', () => {
  const why = () => 'nothing is worth it'
  expect(shown(['stop', 'draw'], why)[0]!.textContent).toContain('nothing is worth it')
  expect(shown(['draw', 'stop'], why)[1]!.textContent).toContain('hint-stays {"best":"no"}')
})

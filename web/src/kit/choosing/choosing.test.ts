import { beforeEach, expect, it, vi } from 'vitest'
import Generic from '../../games/generic/Generic.svelte'
import { preferences } from '../app/preferences.svelte'
import type { Move } from '../server/types'
import { acceptingServer, BUY, END, line, position, opened, plainBrowser } from '../table/fixtures'

let calls: ReturnType<typeof acceptingServer>

beforeEach(() => {
  plainBrowser()
  calls = acceptingServer()
})

it('asks once more before the move that ends the turn, and only then', async () => {
  const { live, state, hear } = opened()
  hear(position(1))
  live.choosing.choose(END)
  expect(state.staged).toBe(END)
  expect(calls).toEqual([])
  state.staged = null
  live.choosing.choose(BUY)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]!).toMatchObject({ move: 'buy red', seat: 0, expected_seq: 1 })
})

it('does not ask when confirmation is switched off', async () => {
  const { live, hear } = opened()
  preferences.confirm = false
  hear(position(1))
  live.choosing.choose(END)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('does not ask about a move whose words say that it ends the turn', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, endings: ['end'] }
  hear(position(1))
  live.choosing.choose(END)
  expect(state.staged).toBeNull()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('plays what waits when it is chosen once more', async () => {
  const { live, state, hear } = opened()
  hear(position(1))
  live.choosing.choose(END)
  expect(state.staged).toBe(END)
  live.choosing.choose(END)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('shows a finger first what its second tap would do', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, preview: (move) => ({ text: move.text }) }
  hear(position(1))
  live.choosing.choose(BUY, { isTouch: true })
  expect(state.preview).toBe(BUY)
  expect(calls).toEqual([])
  live.choosing.choose(BUY, { isTouch: true })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('lets a finger take a light step at once', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, preview: (move) => ({ text: move.text, isLight: true }) }
  hear(position(1))
  live.choosing.choose(BUY, { isTouch: true })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('shows a finger at once what a piece does that can do but one thing, and plays it at the second tap', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family, preview: (move) => ({ text: move.text }) }
  hear(position(1))
  live.choosing.pick('buy', [BUY], { isTouch: true })
  expect(state.inHand).toBe('buy')
  expect(state.preview).toBe(BUY)
  live.choosing.pick('end', [END], { isTouch: true }) // something else was meant
  expect(state.preview).toBe(END)
  live.choosing.pick('end', [END, BUY], { isTouch: true }) // more than one: its places glow
  expect(state.staged).toBeNull()
  live.choosing.pick('buy', [BUY], { isTouch: true })
  expect(calls).toEqual([])
  live.choosing.pick('buy', [BUY], { isTouch: true })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
})

it('lets a finger see the light step of a piece, and make it and the next by one tap each', async () => {
  const { live, state, hear } = opened()
  const board = { Board: Generic, pieceOf: (move: Move) => move.family }
  state.board = { ...board, preview: (move) => ({ text: move.text, isLight: true }) }
  hear(position(1))
  live.choosing.pick('buy', [BUY], { isTouch: true })
  expect(state.preview).toBe(BUY)
  expect(state.staged).toBeNull()
  live.choosing.pick('end', [END], { isTouch: true })
  expect(state.preview).toBe(END)
  live.choosing.release()
  expect(state.preview).toBeNull()
  live.choosing.pick('buy', [BUY], { isTouch: true })
  expect(calls).toEqual([])
  live.choosing.pick('buy', [BUY], { isTouch: true })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hear(position(2))
  await vi.waitFor(() => expect(state.isQuiet && state.selected).toBe('buy'))
  live.choosing.pick('buy', [BUY], { isTouch: true }) // it is still in hand
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})

it('picks a piece, lets it go by Escape, and picks a lone one by itself', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family }
  hear(position(1))
  expect(state.selected).toBeNull()
  live.choosing.pick('buy')
  expect(state.selected).toBe('buy')
  live.choosing.letGo()
  expect(state.selected).toBeNull()
  hear(position(2, { moves: { 0: [BUY] } }))
  await vi.waitFor(() => expect(state.selected).toBe('buy'))
})

it('selects a piece by itself only where the whole decision is about it, and lets go of it too', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => (move.family === 'buy' ? 'red' : null) }
  hear(position(1))
  expect(state.selected).toBeNull() // the turn can also be ended
  hear(position(2, { moves: { 0: [BUY] } }))
  await vi.waitFor(() => expect(state.selected).toBe('red'))
  live.choosing.letGo()
  expect(state.selected).toBeNull()
})

it('keeps a piece picked while its player goes on, and not into a later turn', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family }
  hear(position(1))
  live.choosing.pick('buy')
  expect(state.inHand).toBe('buy')
  hear(position(2))
  await vi.waitFor(() => expect(state.isQuiet && state.position!.seq).toBe(2))
  expect(state.selected).toBe('buy')
  expect(state.inHand).toBeNull() // left from the step before: the next click means itself
  hear(position(3, { to_act: [1], moves: {} }))
  hear(position(4))
  await vi.waitFor(() => expect(state.isQuiet && state.position!.seq).toBe(4))
  expect(state.selected).toBeNull()
})

it('keeps what is in hand and waits to be confirmed while others choose too', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family }
  const both = { to_act: [0, 1] }
  const again = { ...END } // every position brings its own
  hear(position(1, both))
  live.choosing.pick('end')
  live.choosing.choose(END)
  hear(position(2, { moves: { 0: [BUY, again] } }), [line(2, 1, 'in secret')])
  await vi.waitFor(() => expect(state.inHand).toBe('end'))
  expect(state.staged).toBe(again)
  hear(position(3, { moves: { 0: [again] } }), [line(3, 1, 'buys what there was')])
  expect(state.staged).toBeNull()
  expect(state.inHand).toBeNull()
})

it('folds the list that lies over the places of a piece', () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family }
  hear(position(1))
  state.isListed = true
  live.choosing.pick('buy')
  expect(state.isListed).toBe(false)
})

it('lets go of a piece that cannot go on', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, pieceOf: (move) => move.family }
  hear(position(1))
  live.choosing.pick('buy')
  hear(position(2, { moves: { 0: [END, { ...END, notation: 'end 2' }] } }))
  await vi.waitFor(() => expect(state.picked).toBeNull())
})

it('takes a half-made action back as a whole', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, isBegun: (view) => 'begun' in view }
  const undone = (seq: number, back: number) => ({ ...line(seq, 0, 'back'), kind: 'undo' as const, back })
  hear(position(1))
  hear(position(2, { view: { begun: true } }), [line(2, 0, 'walk')])
  hear(position(3, { view: { begun: true } }), [line(3, 0, 'worker')])
  live.choosing.letGo()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hear(position(4, { view: { begun: true } }), [undone(4, 1)])
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  hear(position(5), [undone(5, 1)])
  await vi.waitFor(() => expect(state.trail).toEqual([]))
  expect(calls.map((c) => c.expected_seq)).toEqual([3, 4])
})

it('asks before a move that the board shows first', () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, asks: (move) => (move === BUY ? 'It pushes others.' : null) }
  hear(position(1))
  live.choosing.choose(BUY)
  expect(state.staged).toBe(BUY)
  expect(calls).toEqual([])
})

it('tells steps without events in the words of the button', () => {
  const { live, state, hear } = opened()
  hear(position(1))
  live.choosing.choose(BUY)
  hear(position(2), [{ ...line(2, 0, 'p0: buy red'), notation: 'buy red' }])
  expect(state.trail.map((l) => l.text)).toEqual([BUY.text])
  const reloaded = opened()
  reloaded.hear(position(2), state.log)
  expect(reloaded.state.trail.map((l) => l.text)).toEqual([BUY.text])
})

it('plays the second half of a click when the game asks for it, and forgets it otherwise', async () => {
  const { live, state, hear } = opened()
  preferences.confirm = false
  hear(position(1))
  live.choosing.choose(BUY, { then: ['end'] })
  hear(position(2))
  await vi.waitFor(() => expect(calls.map((c) => c.move)).toEqual(['buy red', 'end']))
  calls.length = 0
  hear(position(3))
  await vi.waitFor(() => expect(state.sent).toBeNull())
  live.choosing.choose(BUY, { then: ['sell red'] })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hear(position(4))
  expect(calls.map((c) => c.move)).toEqual(['buy red'])
})

it('asks once about a click that says several moves', async () => {
  const { live, state, hear } = opened()
  state.board = { Board: Generic, asks: (move) => (move === BUY ? 'really?' : null) }
  hear(position(1))
  live.choosing.choose(BUY, { then: [END.notation] })
  expect(state.staged).toBe(BUY)
  void live.choosing.play(BUY)
  hear(position(2))
  await vi.waitFor(() => expect(calls.map((c) => c.move)).toEqual([BUY.notation, END.notation]))
})

it('passes over what a click said and nobody asks, and goes on with the rest', async () => {
  const { live, state, hear } = opened()
  const river = { ...BUY, notation: 'river' }
  const dam = { ...BUY, notation: 'site dam' }
  hear(position(1, { moves: { 0: [river, END] } }))
  live.choosing.choose(river, { then: ['worker red 1', 'site dam'] })
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  hear(position(2, { moves: { 0: [dam, END] } }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]!).toMatchObject({ move: 'site dam' })
  expect(state.next).toEqual([])
})

it('puts away what waits to be confirmed when something else is chosen, or asked about with a finger', () => {
  const { live, state, hear } = opened()
  hear(position(1))
  const board = document.createElement('div')
  board.className = 'main'
  board.innerHTML = '<p></p><i class="target open"></i>'
  live.choosing.choose(END)
  live.choosing.beside(board.querySelector('i')!, END)
  live.choosing.beside(board.querySelector('p')!, null) // it is asked about by this very tap
  live.choosing.beside(document.createElement('p'), END)
  expect(state.staged).toBe(END)
  live.choosing.beside(board.querySelector('p')!, END)
  expect(state.staged).toBeNull()
  live.choosing.choose(END)
  live.choosing.ask([BUY, END], new DOMRect())
  expect(state.staged).toBeNull()
  live.choosing.choose(END)
  live.choosing.choose(BUY)
  expect([state.staged, state.sent]).toEqual([null, 'buy red'])
})

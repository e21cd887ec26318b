import { flushSync, mount, tick, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Generic from '../../games/generic/Generic.svelte'
import type { BoardModule } from '../../games/boards'
import type { LogLine, Move } from '../server/types'
import { preferences } from '../app/preferences.svelte'
import { api } from '../server/api'
import { setTable } from './context'
import { acceptingServer, END, line, opened, plainBrowser, position } from './fixtures'
import Panes from './Panes.svelte'

const EVENT = { kind: 'LAID', seat: 1, params: {}, text: 'laid' } as LogLine['events'][number]
let end = () => {}

/** A board of two panes; what the rival does at positions 3 and on lies in the second. */
async function atTwoPanes(more: Partial<BoardModule> = {}) {
  acceptingServer()
  const { live, state, hear } = opened()
  const scene = document.createElement('div')
  scene.innerHTML =
    '<div class="main"><div data-pane="near"></div><div data-pane="far"><i data-piece="ship"></i></div></div>'
  document.body.append(scene)
  state.board = {
    Board: Generic,
    panes: ['near', 'far'].map((id) => ({ id, name: () => id })),
    marks: () => [{ piece: 'ship' }],
    ...more,
  }
  const Placed: Component<{ scene: HTMLElement }> = (...given) => {
    setTable(state, live)
    return Panes(...given)
  }
  const panes = mount(Placed, { target: document.body, props: { scene }, context: new Map() })
  end = () => {
    scene.remove()
    void unmount(panes)
  }
  flushSync()
  hear(position(4, { events: [EVENT] }), [line(1, 0, 'a'), line(4, 1, 'b')])
  vi.spyOn(api, 'position').mockImplementation((_, seq) =>
    Promise.resolve(position(seq ?? 0, { events: seq === 2 ? [] : [EVENT] })),
  )
  await vi.waitFor(() => expect(state.isQuiet).toBe(true))
  const tap = (name: string) => {
    const tab = [...document.querySelectorAll('button')].find((b) => b.textContent?.trim() === name)
    flushSync(() => tab!.click())
  }
  return { live, state, tap, hear }
}

beforeEach(plainBrowser)
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

it('shows again on the board what is asked for in the log, in the pane where it happened', async () => {
  const { live, state } = await atTwoPanes()
  flushSync(() => (state.pane = 'log'))
  void live.review.show(2, 4)
  await vi.waitFor(() => expect(state.position?.seq).toBe(2))
  flushSync()
  expect(state.pane).toBe('near')
  await vi.waitFor(() => expect(state.position?.seq).toBe(3))
  flushSync()
  expect(state.pane).toBe('far')
  live.review.stop()
})

it('leaves open what one chooses while it is shown again', async () => {
  const { live, state, tap } = await atTwoPanes()
  void live.review.show(2, 4)
  await vi.waitFor(() => expect(state.position?.seq).toBe(2))
  tap('near')
  await vi.waitFor(() => expect(state.position?.seq).toBe(3))
  flushSync()
  expect(state.pane).toBe('near')
  live.review.stop()
})

it('shows the pane that watches while others move, and only marks where they do something else', async () => {
  const { state, tap } = await atTwoPanes({ watches: 'near' })
  flushSync(() => (state.coming = position(5, { events: [EVENT] })))
  expect(state.pane).toBe('near')
  const far = [...document.querySelectorAll('.panes button')].find((b) => b.textContent?.includes('far'))!
  expect(far.querySelector('.dot')).not.toBeNull()
  tap('far') // what one chooses stays
  flushSync(() => (state.coming = position(6, { events: [EVENT] })))
  expect(state.pane).toBe('far')
})

it('opens no pane for a choice that lies in the sheet', async () => {
  const { state } = await atTwoPanes()
  const scene = document.querySelector<HTMLElement>('.main')!.parentElement!
  const glows = '<button class="target open"></button>'
  scene.querySelector('[data-pane="far"]')!.innerHTML += glows
  scene.insertAdjacentHTML('beforeend', `<section class="decision">${glows}</section>`)
  flushSync(() => (state.pane = 'near'))
  flushSync(() => (state.isHeld = true)) // the moves change
  await tick()
  expect(state.pane).toBe('near')
  scene.querySelector('.decision')!.remove()
  flushSync(() => (state.isHeld = false))
  await vi.waitFor(() => expect(state.pane).toBe('far'))
})

it('stays where one is when the main button ends the turn, whatever else could be done elsewhere', async () => {
  const { state, hear } = await atTwoPanes()
  const far = document.querySelector('[data-pane="far"]')!
  far.innerHTML += '<button class="target open"></button>'
  state.board = { ...state.board!, endings: ['end'] }
  flushSync(() => (state.pane = 'near'))
  hear(position(5, { moves: { 0: [END] } }))
  await vi.waitFor(() => expect(document.querySelector('.dot')).not.toBeNull())
  expect(state.pane).toBe('near')
})

it('opens the pane with the places of a piece in hand, though other pieces can be chosen where one is', async () => {
  const { state, hear } = await atTwoPanes({ pieceOf: (move: Move) => move.family })
  const [near, far] = ['near', 'far'].map((id) => document.querySelector(`[data-pane="${id}"]`)!)
  near!.innerHTML += '<button class="target open"></button>'
  far!.innerHTML += '<button class="target open" data-takes></button>'
  flushSync(() => (state.pane = 'near'))
  hear(position(5))
  await vi.waitFor(() => expect(state.isQuiet).toBe(true))
  flushSync(() => (state.picked = 'buy'))
  await vi.waitFor(() => expect(state.pane).toBe('far'))
})

it('shows for a moment what one has done, without motion too, and then the next choice', async () => {
  const { state } = await atTwoPanes({ peeks: ['LAID'] })
  document.querySelector('[data-pane="near"]')!.innerHTML += '<button class="target open"></button>'
  preferences.motion = 'none'
  flushSync(() => (state.pane = 'near'))
  flushSync(() => (state.coming = position(5, { events: [{ ...EVENT, seat: 0 }] })))
  expect(state.pane).toBe('far')
  await vi.waitFor(() => expect(state.pane).toBe('near'), { timeout: 2000 })
})

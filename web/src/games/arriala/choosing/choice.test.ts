import { describe, expect, it, vi } from 'vitest'
import type { Move } from '../../../kit/server/types'
import type { LiveTable } from '../../../kit/table/live'
import { TableState } from '../../../kit/table/state.svelte'
import { position } from '../../../kit/table/fixtures'
import { Choice } from './choice.svelte'

const WALK: Move = {
  id: 1,
  family: 'walk',
  params: {},
  notation: 'walk',
  text: 'Move',
  facts: { ways: [{ worker: 'red 1', to: [7, 8], costs: [1, 2], shores: [] }] },
  final: false,
}
const TO: Move = {
  id: 2,
  family: 'vineyard',
  params: { vineyard: 'brulhois' },
  notation: 'vineyard brulhois',
  text: 'To Brulhois',
  facts: {},
  final: true,
}
const canal = [6, 7, 8].map((at) => ({ position: at, section: 1, number: at, town: null, workers: [] }))

function table(
  moves: Move[],
  pending: unknown = null,
): { state: TableState; choice: Choice; choose: unknown } {
  const state = new TableState('t')
  const choose = vi.fn()
  const at = position(1, { view: { pending, canal, vineyards: [] }, moves: { 0: moves } })
  state.position = state.latest = at
  const live = { choosing: { choose } } as unknown as LiveTable
  return { state, choice: new Choice(state, live), choose }
}

const starting = (family: string, to: number[]): Move => ({
  ...WALK,
  family,
  notation: family,
  facts: { ways: [{ worker: null, to, costs: to.map(() => 3), shores: [] }] },
})

describe('a free place', () => {
  it('offers only what can end there', () => {
    const { choice } = table([WALK, starting('place', [6, 7]), starting('lock', [7, 8])])
    const families = (step: string) => choice.begunAt(step).map((p) => p.family)
    expect(families('to 6')).toEqual(['place'])
    expect(families('to 7')).toEqual(['place', 'lock'])
    expect(families('to 8')).toEqual(['lock'])
    expect(families('to 5')).toEqual([])
    expect(choice.loneAt('to 6')?.family).toBe('place')
    expect(choice.loneAt('to 7')).toBeUndefined() // it is asked which
    choice.take('red 1')
    expect(families('to 7')).toEqual([])
  })
})

describe('a free place where two things can begin', () => {
  const two = () => {
    const all = table([starting('place', [7]), starting('lock', [7])])
    all.choice.ask(all.choice.begunAt('to 7'), {} as DOMRect)
    return all
  }

  it('draws what is pointed at in the list of them', () => {
    const { state, choice } = two()
    state.asking!.point!(state.asking!.moves[1]!)
    expect(choice.preview).toMatchObject({ family: 'lock', place: 'to 7' })
    state.asking = null
    expect(choice.preview).toBeUndefined()
  })

  it('is drawn and asked about there before it takes the last points', () => {
    const all = table([starting('place', [7, 8]), starting('lock', [7, 8])])
    const { state, choice, choose } = all
    Object.assign(state.position!.view, { action_points: 3 })
    choice.ask(choice.begunAt('to 7'), {} as DOMRect)
    state.asking!.choose!(state.asking!.moves[1]!)
    expect(choose).not.toHaveBeenCalled()
    expect(choice.preview).toMatchObject({ family: 'lock', place: 'to 7' })
    expect(state.staged?.facts.cost).toBe(3)
    choice.play(choice.loneAt('to 7')!)
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ family: 'lock' }), { then: ['to 7'] })
  })

  it('plays what is chosen in the list, also by a finger: its consequences were read there', () => {
    const { state, choose } = two()
    state.asking!.choose!(state.asking!.moves[0]!)
    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ family: 'place' }), { then: [] })
  })
})

describe('a free place with nobody in hand', () => {
  it('is drawn by the first tap, played by the second', () => {
    const { state, choice, choose } = table([starting('place', [6, 7])])
    choice.show(choice.loneAt('to 6')!)
    expect(choose).not.toHaveBeenCalled()
    expect(choice.preview).toMatchObject({ family: 'place', place: 'to 6', cost: 3 })
    expect(choice.isAsked(choice.loneAt('to 6')!)).toBe(true)
    expect(choice.isAsked(choice.loneAt('to 7')!)).toBe(false)
    expect(state.staged?.facts.cost).toBe(3)
    choice.play(choice.loneAt('to 6')!)
    expect(choose).toHaveBeenCalledWith(expect.anything(), { then: ['to 6'] })
  })

  it('shows under the pointer what would begin there', () => {
    const { choice } = table([starting('place', [6, 7])])
    choice.pointed = 'to 7'
    expect(choice.preview?.place).toBe('to 7')
  })
})

describe('a place beside the canal', () => {
  const RIVER: Move = {
    ...WALK,
    family: 'river',
    notation: 'river',
    facts: { ways: [{ worker: 'red 1', to: [], costs: [], shores: ['dam'] }], river_cost: 3 },
  }

  it('asks for a worker while none is in hand and one may go there', () => {
    const { choice } = table([RIVER])
    expect(choice.asksForWorker('site dam')).toBe(true)
    expect(choice.asksForWorker('site reservoir')).toBe(false)
    choice.take('red 1')
    expect(choice.asksForWorker('site dam')).toBe(false)
  })
})

describe('a worker in hand', () => {
  it('is known to the panel, and folds the list that lies over its places', () => {
    const { state, choice } = table([WALK])
    state.isListed = true
    choice.take('red 1')
    expect(state.picked).toBe('red 1')
    expect(state.isListed).toBe(false)
    choice.drop()
    expect(state.picked).toBe(null)
  })

  it('is put down by a tap beside everything, with what was shown of it', () => {
    const { state, choice } = table([WALK])
    choice.putDown()
    expect(choice.piece).toBe(null)
    choice.take('red 1')
    choice.show(choice.at('to 7')!)
    choice.putDown()
    expect(choice.piece).toBe(null)
    expect(state.staged).toBe(null)
  })
})

describe('a place that was shown first', () => {
  it('is no longer drawn when something else is asked', () => {
    const { state, choice } = table([starting('place', [6, 7])])
    choice.show(choice.loneAt('to 6')!)
    state.staged = { ...TO, family: 'draw', notation: 'draw' }
    expect(choice.preview).toBeUndefined()
    expect(choice.isAsked(choice.loneAt('to 6')!)).toBe(false)
  })

  it('is no longer asked about when its worker is put down again', () => {
    const { state, choice } = table([WALK])
    choice.take('red 1')
    choice.show(choice.at('to 7')!)
    expect(state.staged?.notation).toBe('walk')
    expect(choice.preview?.place).toBe('to 7')
    choice.take('red 1')
    expect(choice.piece).toBe(null)
    expect(state.staged).toBe(null)
    expect(state.next).toEqual([])
  })

  it('takes the place of what is asked in the panel', () => {
    const { state, choice } = table([WALK, TO])
    state.staged = { ...TO, family: 'stop', notation: 'stop' }
    choice.take('red 1')
    expect(state.staged).toBe(null)
    expect(choice.at('to 7')).toBeDefined()
  })

  it('is alone marked, though plans of an action share a notation', () => {
    const { state, choice } = table([WALK])
    choice.take('red 1')
    choice.show(choice.at('to 8')!)
    const marked = choice.shown.filter((p) => choice.offered(p).notation === state.staged!.notation)
    expect(marked.map((p) => p.place)).toEqual(['to 8'])
  })

  it('is asked about before the action when it takes the last points', () => {
    const { state, choice, choose } = table([WALK])
    Object.assign(state.position!.view, { action_points: 2 })
    choice.take('red 1')
    choice.play(choice.at('to 8')!)
    expect(choose).not.toHaveBeenCalled()
    expect(state.staged?.facts.last).toBe(1)
    choice.play(choice.at('to 8')!)
    expect(choose).toHaveBeenCalledTimes(1)
    choice.take('red 1')
    choice.play(choice.at('to 7')!)
    expect(choose).toHaveBeenCalledTimes(2)
  })

  it('is drawn while the last step of an action waits for its confirmation', () => {
    const { state, choice } = table([TO], { action: 'to-vineyard', worker: 'red 1' })
    state.staged = TO
    expect(choice.preview).toMatchObject({ place: 'vineyard brulhois', worker: 'red 1' })
  })

  it('is meant when it is clicked once more', () => {
    const { state, choice, choose } = table([TO], { action: 'to-vineyard', worker: 'red 1' })
    state.staged = TO
    choice.play(choice.at('vineyard brulhois')!)
    expect(state.staged).toEqual(TO) // what is staged and chosen again is played
    expect(choose).toHaveBeenCalledWith(TO, { then: [] })
  })
})

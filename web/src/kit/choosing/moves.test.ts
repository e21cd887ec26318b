import { describe, expect, it } from 'vitest'
import { distinct, find, grouped, isMain, shortened, typed } from './moves'
import type { Blocked, Move } from '../server/types'

const move = (notation: string, text: string, params: Record<string, string | number> = {}): Move => ({
  id: 0,
  family: notation.split(' ')[0]!,
  notation,
  text,
  params,
  facts: {},
  final: null,
})
const RED = move('buy red', 'Buy one red share for 7', { colour: 'red' })
const BLUE = move('buy blue', 'Buy one blue share for 7', { colour: 'blue' })
const SILVER = move('silver 2', 'Buy 2 silver bars for 40', { count: 2 })
const NO: Blocked = {
  notation: 'sell red',
  family: 'sell',
  params: { colour: 'red' },
  code: 'NO_SUCH_SHARE',
  paragraph: '5.1',
  text: 'You hold no share of that colour.',
}

describe('shortened', () => {
  it('keeps what differs and frames it with what does not', () => {
    expect(shortened([RED.text, BLUE.text])).toEqual({
      frame: 'Buy one … share for 7',
      choices: ['red', 'blue'],
    })
  })
  it('leaves texts alone that share too little or differ too much', () => {
    expect(shortened(['End the turn', 'Take a subsidy']).frame).toBe('')
    expect(shortened(['Go to a b c d e now', 'Go to f g h i j now']).frame).toBe('')
  })
  it('tears no quotation', () => {
    const play = (card: string, reach: number) => `Play “Move (${card})”, up to ${reach} spaces: 1 AP`
    expect(shortened([play('middle', 3), play('long', 4)]).choices).toEqual([
      play('middle', 3),
      play('long', 4),
    ])
    expect(shortened(['Play “Red wine” now', 'Play “Red grape” now'])).toEqual({
      frame: 'Play … now',
      choices: ['“Red wine”', '“Red grape”'],
    })
    expect(shortened(['‘Kort pad’ spelen', '‘Kort spel’ spelen']).frame).toBe('')
  })
  it('never leaves a choice without a word', () => {
    expect(shortened(['Walk on to town', 'Walk on to']).frame).toBe('')
  })
})

describe('grouped', () => {
  it('puts blocked moves with their family, also where nothing else is left of it', () => {
    const groups = grouped([RED, BLUE, SILVER], [NO])
    expect(groups.map((g) => g.family)).toEqual(['buy', 'silver', 'sell'])
    expect(groups[2]!.blocked[0]!.blocked.paragraph).toBe('5.1')
  })
})

describe('find', () => {
  it('finds by family and by the values a place stands for', () => {
    expect(find([RED, BLUE, SILVER], ['buy', 'sell'], { colour: 'red' })).toEqual([RED])
    expect(find([RED, SILVER], 'silver', { count: '2' })).toEqual([SILVER])
    expect(find([RED], 'sell')).toEqual([])
  })
})

describe('typed', () => {
  it('takes the notation at its word and searches otherwise', () => {
    expect(typed([RED, BLUE], 'buy red')).toEqual([RED])
    expect(typed([RED, BLUE, SILVER], 'share blue')).toEqual([BLUE])
    expect(typed([RED, BLUE], 'green')).toEqual([])
  })
})

it('names a refusal once where several would read the same', () => {
  const list = [1, 2, 3, 4, 5].map((n) => ({ blocked: { ...NO, notation: `choose ${n}` } }))
  expect(distinct(list, () => 'choose')).toHaveLength(1)
  expect(distinct(list, (b) => b.notation)).toHaveLength(5)
})

it('never cuts a choice after its colon', () => {
  const texts = ['Take the die of column 1: strength 3', 'Take the die of column 2: strength 3']
  expect(shortened(texts).choices).toEqual(['1: strength 3', '2: strength 3'])
})

describe('the main button', () => {
  const end = (left: number): Move => ({ ...move('end', 'End the turn'), facts: { left } })
  const board = { endings: ['end'], wastes: (m: Move) => Number(m.facts.left) > 0 }
  const turn = (trail: number, ...moves: Move[]) => ({ trail: Array(trail).fill('a step'), moves })

  it('is the ending once something has been done', () => {
    expect(isMain(end(0), board, turn(0, RED, end(0)))).toBe(false)
    expect(isMain(end(0), board, turn(1, RED, end(0)))).toBe(true)
    expect(isMain(RED, board, turn(1, RED, end(0)))).toBe(false)
    expect(isMain(end(4), { endings: ['end'] }, turn(1, RED, end(4)))).toBe(true)
  })

  it('is no ending that wastes something, unless nothing else can be done', () => {
    expect(isMain(end(4), board, turn(1, RED, end(4)))).toBe(false)
    expect(isMain(end(4), board, turn(0, end(4)))).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { useGame } from '../../../kit/text/text.svelte'
import { GAME, type View } from '../view'
import { signsOf } from './signs'

it('says of every sign what it is called and what it means, with all numbers and names filled in', async () => {
  await useGame(GAME)
  const signs = signsOf({ special_price: 2, players: [{ keepers: 7 }] } as View)
  expect(signs).toHaveLength(19)
  for (const { id, name, text } of signs) {
    expect(text, id).not.toMatch(/[{}]/)
    expect(name ?? text, id).toMatch(/^[A-Z]/)
    expect(text, id).not.toMatch(/^(tip|legend)-/)
  }
})

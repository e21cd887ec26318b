import { expect, it } from 'vitest'
import { Arrivals } from './arrivals'

it('lets those go on whose position has come, and no others', async () => {
  const arrivals = new Arrivals()
  const gone: number[] = []
  void arrivals.until(2).then(() => gone.push(2))
  void arrivals.until(3).then(() => gone.push(3))
  arrivals.reached(2)
  await Promise.resolve()
  expect(gone).toEqual([2])
  arrivals.reached(5)
  await Promise.resolve()
  expect(gone).toEqual([2, 3])
  await arrivals.until(4) // it has come already
})

import { describe, expect, it } from 'vitest'
import { bayAt, chartWidth, hull, hullLength, OCEAN, shipsAt, shipsInPort, shipsOff, ZONE, zoneBox } from './chart'
import { dividendOf, missing, weight, type PmView, type Ship } from './view'

const ship = (more: Partial<Ship>): Ship => ({ ship: 'red-2', kind: 'cargo', owner: 0, where: 'canal', nation: null, to: 'pacific', zone: 'gatun-1', holds: 2, least: 5, most: 11, ready: false, cargo: [], ...more })

describe('the chart', () => {
  it('lanes run against each other and meet at the same places', () => {
    expect(zoneBox(11, 0, 1).x).toBe(OCEAN)
    expect(zoneBox(11, 1, 9).x).toBe(OCEAN)
    expect(zoneBox(11, 0, 9).x).toBe(zoneBox(11, 1, 1).x)
    expect(zoneBox(11, 0, 9).x + ZONE + OCEAN).toBe(chartWidth(11))
  })

  it('a hull holds its bays', () => {
    for (const holds of [1, 2, 3, 4]) {
      expect(bayAt(holds)).toBeLessThan(hullLength(holds))
      expect(hull(holds, 18)).toContain(`H${hullLength(holds) - 12}`)
      expect(hullLength(holds)).toBeLessThanOrEqual(ZONE + 8)
    }
  })

  it('finds ships by place', () => {
    const view = { canal: [{ to: 'pacific' }, { to: 'atlantic' }], ships: [ship({}), ship({ ship: 'a', to: 'atlantic' }), ship({ ship: 'b', where: 'loading', nation: 'eu', zone: 'atlantic' }), ship({ ship: 'c', where: 'waiting', zone: 'atlantic' })] } as PmView
    expect(shipsAt(view, 0, 'gatun-1').map((s) => s.ship)).toEqual(['red-2'])
    expect(shipsAt(view, 1, 'gatun-1').map((s) => s.ship)).toEqual(['a'])
    expect(shipsInPort(view, 'eu').map((s) => s.ship)).toEqual(['b'])
    expect(shipsOff(view, 'atlantic').map((s) => s.ship)).toEqual(['c'])
  })
})

describe('cargo', () => {
  it('tells what is missing: weight for cargo, passengers for a cruise', () => {
    const dice = [{ company: 'red', die: 3 }]
    expect(weight(ship({ cargo: dice }))).toBe(3)
    expect(missing(ship({ cargo: dice }))).toBe(2)
    expect(missing(ship({ kind: 'cruise', least: 2, cargo: dice }))).toBe(1)
    expect(missing(ship({ least: 2, cargo: dice }))).toBe(0)
  })

  it('reads dividends by price', () => {
    const view = { dividends: [1, 1, 2] } as PmView
    expect([1, 3, 9].map((price) => dividendOf(view, price))).toEqual([1, 2, 0])
  })
})

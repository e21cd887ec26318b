/** What a move would do, in the panel while it is pointed at; all numbers come with the move. */

import type { Move, Position } from '../../kit/server/types'
import { preferences } from '../../kit/app/preferences.svelte'
import type { Around, Preview } from '../boards'
import { companionOf } from './canal/chart'
import { along } from './canal/together.svelte'
import { columnGives, companyName, nationName, say, shipName, zoneName } from './say'
import { factsOf, type Facts, type View } from './view'

type Line = NonNullable<Preview['lines']>[number]

const SHIPS = ['move', 'add', 'sail']
const SPENDS = ['build', 'buy', 'transfer']
/** Told where they lie, before anybody touches them: one tap does, where it can be taken back. */
const TOLD = new Set(['take', 'choose', 'contract'])
const STEP_SIGNS: Record<string, string> = { waterway: '≈ −1', lock: '⋈ −1' }

/** A finger sees first what its second tap would do; a die that is picked up has done nothing yet. */
export function preview(move: Move, { view }: Position<View>, { selected = null }: Around): Preview {
  if (SHIPS.includes(move.family)) return step(move, view, selected)
  if (SPENDS.includes(move.family)) return spending(move)
  return {
    text: move.text,
    lines: gains(move, view),
    isLight: move.family === 'pick' || (move.final === false && TOLD.has(move.family)),
  }
}

/** What a die or a contract gives. */
function gains(move: Move, view: View): Line[] | undefined {
  if (move.family === 'contract') {
    const { offered, nation } = factsOf(move)
    return [
      { text: offered === 'front' ? say('gives-front', { nation: nationName(nation!) }) : say('gives-back') },
    ]
  }
  const column = move.family === 'take' ? view.columns[Number(move.params.column) - 1] : undefined
  if (!column) return undefined
  const gives = { text: columnGives(column) }
  return column.dice ? [gives] : [gives, { text: say('gives-market') }] // only the executive die is left
}

function step(move: Move, view: View, selected: string | null): Preview {
  const facts = factsOf(move)
  const group = move.family === 'move' ? companions(view, selected, String(move.params.ship)) : view.group
  const lines = [...pushes(facts, view), ...earnings(facts), ...bonuses(facts, view), ...navy(facts)]
  return {
    text: group.length && move.family !== 'sail' ? together(move, view, group) : move.text,
    cost: facts.step === 'any' ? say('cost-any') : STEP_SIGNS[facts.step ?? 'none'],
    lines,
  }
}

/** Who else goes: with the ship in hand all that were chosen; any other would join it and them. */
export function companions(view: View, selected: string | null, ship: string): string[] {
  const chosen = along(view, selected)
  if (ship === selected) return chosen
  return companionOf(view, selected, ship) ? [selected!, ...chosen] : []
}

/** Everybody who would go, by name, and how much of a lock they fill. */
function together(move: Move, view: View, group: string[]): string {
  const names = [...new Set([...group, String(move.params.ship)])]
  const holds = names.reduce((sum, name) => sum + (view.ships.find((s) => s.ship === name)?.holds ?? 0), 0)
  const ships = new Intl.ListFormat(preferences.language).format(names.map(shipName))
  const zone = zoneName(factsOf(move).to ?? '')
  return say('together', { ships, zone, holds: say('holds-of', { holds, capacity: view.capacity }) })
}

function pushes({ pushed = [] }: Partial<Facts>, view: View): Line[] {
  const colourOf = (name: string) => {
    const owner = view.ships.find((s) => s.ship === name)?.owner ?? null
    return owner === null ? undefined : view.players[owner]!.company
  }
  return pushed.map((p) => ({
    text: say('pushes-one', { ship: shipName(p.ship), zone: zoneName(p.to) }),
    colour: colourOf(p.ship),
    tone: 'money',
  }))
}

const earnings = ({ earned = [] }: Partial<Facts>): Line[] =>
  earned.map(({ company, money }) => ({
    text: say('arrival-pays', { company: companyName(company), money }),
    colour: company,
    tone: 'good',
  }))

/** Who owns a ship that leaves the canal takes a card or money. */
const bonuses = ({ owed = [] }: Partial<Facts>, view: View): Line[] =>
  owed.map(({ ship, company, bonus, money }) => ({
    text: say(`owed-${bonus}`, {
      ship: shipName(ship),
      money,
      moves: view.captain_moves[view.captains[0] ?? 0]!,
      dice: view.stevedore_dice[view.stevedores[0] ?? 0]!,
      cut: view.stevedore_cut[view.stevedores[0] ?? 0]!,
    }),
    colour: company,
    tone: 'good',
  }))

const navy = ({ navy = 0 }: Partial<Facts>): Line[] =>
  navy ? [{ text: say('navy-pays', { money: navy }), tone: 'good' }] : []

function spending(move: Move): Preview {
  const { money, price = 0 } = factsOf(move)
  const cost = move.family === 'transfer' ? price : (money ?? 0)
  return { text: move.text, cost: cost ? `−${cost}` : undefined }
}

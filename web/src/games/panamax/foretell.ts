/** What a move would do, in the panel while it is pointed at; all numbers come with the move. */

import type { Move, Position } from '../../kit/server/types'
import { preferences } from '../../kit/app/preferences.svelte'
import type { Around, Preview } from '../boards'
import { companionOf } from './canal/chart'
import { along } from './canal/together.svelte'
import { columnGives, companyName, nationName, nextFlag, say, shipName, zoneName } from './say'
import { tollOf } from './canal/journeys'
import { word } from '../../kit/text/text.svelte'
import { advisorOf, factsOf, GAME, OCEANS, type Facts, type Nation, type View } from './view'

type Line = NonNullable<Preview['lines']>[number]

const SHIPS = ['move', 'add', 'sail']
const SPENDS = ['build', 'buy', 'transfer']

/** What can be taken back a finger does at once; all else it sees first, and its second tap means it. */
export function preview(move: Move, { view }: Position<View>, { selected = null }: Around): Preview {
  if (SHIPS.includes(move.family)) return step(move, view, selected)
  if (SPENDS.includes(move.family)) return spending(move)
  if (move.family === 'pick') return picking(move)
  return { text: move.text, lines: gains(move, view), isLight: isLight(move) }
}

/** What a die, a contract or a flag gives. */
function gains(move: Move, view: View): Line[] | undefined {
  if (move.family === 'contract') {
    const { offered, nation } = factsOf(move)
    return [
      { text: offered === 'front' ? say('gives-front', { nation: nationName(nation!) }) : say('gives-back') },
    ]
  }
  if (move.family === 'flag') return flagGains(view, move.params.nation as Nation)
  if (move.family === 'rail' || move.family === 'lift') return [{ text: say(`gives-${move.family}`) }]
  const column = move.family === 'take' ? view.columns[Number(move.params.column) - 1] : undefined
  if (!column) return undefined
  const gives = { text: columnGives(column) }
  return column.dice ? [gives] : [gives, { text: say('gives-market') }] // only the executive die is left
}

function flagGains(view: View, nation: Nation): Line[] {
  const own = view.players[view.mover]!
  const { name, brings } = nextFlag(view, own, nation)
  const isAdvised = own.advisors?.some(({ advisor }) => advisor === advisorOf(nation))
  return [
    { text: `${name}. ${brings}` },
    ...(isAdvised ? [{ text: say('start-advisor'), tone: 'money' as const }] : []),
  ]
}

/** A die that can go to one ship only is aboard as it is picked: that is seen before. */
const isLight = (move: Move): boolean =>
  move.family === 'pick' ? factsOf(move).ship?.length !== 1 : move.final === false

function costOf(move: Move): string | undefined {
  const { waterway, lock, either } = tollOf(move)
  const parts = [
    waterway ? `≈ −${waterway}` : '',
    lock ? `⋈ −${lock}` : '',
    either ? say('cost-any', { count: either }) : '',
  ]
  return parts.filter(Boolean).join('  ') || undefined
}

function step(move: Move, view: View, selected: string | null): Preview {
  const facts = factsOf(move)
  const group = move.family === 'move' ? companions(view, selected, String(move.params.ship)) : view.group
  const lines = [...pushes(facts, view), ...earnings(facts, view), ...bonuses(facts, view), ...navy(facts)]
  const isAlone = !group.length && !facts.along?.length
  return {
    text:
      isAlone && !((facts.to ?? '') in OCEANS)
        ? move.text
        : together(move, view, [...group, ...(facts.along ?? [])]),
    cost: costOf(move),
    lines,
    isLight: isLight(move),
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
  const own = move.params.ship === undefined ? [] : [String(move.params.ship)]
  const names = [...new Set([...own, ...group])]
  const holds = names.reduce((sum, name) => sum + (view.ships.find((s) => s.ship === name)?.holds ?? 0), 0)
  const ships = new Intl.ListFormat(preferences.language).format(names.map(shipName))
  const to = factsOf(move).to ?? ''
  const zone = zoneName(to)
  if (to in OCEANS) return say('reaches', { ships, sea: word(GAME, 'sea', to), count: names.length })
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

const earnings = ({ earned = [] }: Partial<Facts>, { players, mover }: View): Line[] =>
  earned.map(({ company, money }) => ({
    text: say(players[mover]!.company === company ? 'arrival-pays-you' : 'arrival-pays', {
      company: companyName(company),
      money,
    }),
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

/** The ships that could take the die; the only one takes it at once. */
function picking(move: Move): Preview {
  const { ship = [] } = factsOf(move)
  const ships = new Intl.ListFormat(preferences.language, { type: 'disjunction' }).format(ship.map(shipName))
  const lines = ships ? [{ text: say('takes-it', { ships }) }] : []
  return { text: move.text, lines, isLight: isLight(move) }
}

function spending(move: Move): Preview {
  const { money, price = 0 } = factsOf(move)
  const cost = move.family === 'transfer' ? price : (money ?? 0)
  return { text: move.text, cost: cost ? `−${cost}` : undefined, isLight: isLight(move) }
}

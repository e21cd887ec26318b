/** Every die in play by name, so that one sees it go from its contract onto its ship. */

import type { Counts, Places } from '../../../kit/showing/pieces'
import type { View } from '../view'

/** How many dice of which company lie where: each container, each ship, the wagon. */
export function diceAt(view: View): Counts {
  const counts: Counts = {}
  for (const player of view.players) {
    player.contracts.forEach((held, slot) =>
      held?.waiting.forEach(
        (die, k) => (counts[`contract ${player.seat} ${slot + 1} ${k}`] = { [player.company]: die ? 1 : 0 }),
      ),
    )
  }
  const pile = (place: string, dice: { company: string }[]) => {
    counts[place] = {}
    for (const { company } of dice) counts[place][company] = (counts[place][company] ?? 0) + 1
  }
  for (const ship of view.ships) pile(ship.ship, ship.cargo)
  pile('wagon', view.wagon)
  return counts
}

/** The names of dice that lie in a row, by their companies. */
export function namesOf(places: Places, place: string, dice: { company: string }[]): (string | undefined)[] {
  const seen: Record<string, number> = {}
  return dice.map(({ company }) => places[place]?.[company]?.[(seen[company] = (seen[company] ?? -1) + 1)])
}

/** Where the pips of a die lie, from −1 to 1 in both directions. */
export function pips(value: number): [number, number][] {
  const found: [number, number][] = value % 2 ? [[0, 0]] : []
  if (value > 1) found.push([-1, -1], [1, 1])
  if (value > 3) found.push([1, -1], [-1, 1])
  if (value > 5) found.push([-1, 0], [1, 0])
  return found
}

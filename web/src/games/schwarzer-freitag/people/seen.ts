/** What whoever kept count knows of the shares behind a screen, in words. */

import { colourName, say } from '../say'
import { COLOURS, type Player } from '../view'

/** Of the shares behind a screen, those of the start hand that no sale has shown. */
export const dealt = (player: Player): number =>
  player.hand_size - COLOURS.reduce((sum, colour) => sum + player.seen[colour], 0)

export function seenOf(player: Player): string[] {
  const list = COLOURS.filter((c) => player.seen[c]).map((c) => `${player.seen[c]} ${colourName(c)}`)
  const told = list.length ? [say('seen-shares', { list: list.join(', ') })] : []
  return dealt(player) ? [...told, say('seen-dealt', { count: dealt(player) })] : told
}

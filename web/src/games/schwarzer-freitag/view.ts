/** The view of Schwarzer Freitag, as `games/schwarzer_freitag/view.py` gives it. */

import type { Case, Colour, Share, View } from '../../gen/schwarzer-freitag'
import type { Move } from '../../kit/server/types'

export type { Case, Colour, Player, View } from '../../gen/schwarzer-freitag'

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red', 'green', 'orange']
export const CASES: readonly Case[] = [...COLOURS, 'black']

/** Something for each colour. */
export const byColour = <T>(of: (colour: Colour) => T): Record<Colour, T> => ({
  yellow: of('yellow'),
  blue: of('blue'),
  red: of('red'),
  green: of('green'),
  orange: of('orange'),
})

/** The marker of a colour. */
export const shareOf = (view: View, colour: Colour): Share =>
  view.shares.find((share) => share.colour === colour)!

/** Does it take a special card? */
export const spendsCard = ({ facts }: Move): boolean => facts.spends_card === 'yes'

/** Does the turn end with it? Nothing can be done after the action, and no price change comes between. */
export const endsTurn = ({ final, facts }: Move): boolean =>
  !!final && facts.ends_turn === 'yes' && facts.sets_off !== 'yes'

/** The track that the case asked for goes onto; empty where none is. */
export function markedPlace(moves: Move[]): string {
  const place = moves.find((m) => m.family === 'marker')?.facts.place
  return typeof place === 'string' ? place : ''
}

export const isColour = (word: unknown): word is Colour => COLOURS.some((colour) => colour === word)
/** The part of somebody's worth that hangs on what was dealt to them. */
export const UNSURE = 'unseen'
export const GAME = 'schwarzer-freitag'

/** The view of Schwarzer Freitag, as `games/schwarzer_freitag/view.py` gives it. */

import type { Case, Colour } from '../../gen/schwarzer-freitag'

export type { Colour, Player, View } from '../../gen/schwarzer-freitag'

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red', 'green', 'orange']
export const CASES: readonly Case[] = [...COLOURS, 'black']

export const isColour = (word: unknown): word is Colour => COLOURS.some((colour) => colour === word)
export const GAME = 'schwarzer-freitag'

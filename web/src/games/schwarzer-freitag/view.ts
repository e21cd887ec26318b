/** The view of Schwarzer Freitag, as `games/schwarzer_freitag/view.py` gives it. */

import type { View } from '../../gen/schwarzer-freitag'

export type SfView = View
export type Player = View['players'][number]

export const COLOURS = ['yellow', 'blue', 'red', 'green', 'orange']
export const GAME = 'schwarzer-freitag'

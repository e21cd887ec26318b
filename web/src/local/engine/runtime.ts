/** The JavaScript that `penstock build` writes beside a module, taken from its source. */

import type * as Bots from '../../../../src/penstock/engine/targets/javascript/bots.js'
import type * as Runtime from '../../../../src/penstock/engine/targets/javascript/penstock.js'

export {
  load,
  Match,
  readSaved,
  writeSaved,
} from '../../../../src/penstock/engine/targets/javascript/penstock.js'
export {
  Buffers,
  expected,
  forecastAfter,
  InstantBot,
  layNet,
  lookedAt,
  mannerOf,
  needsNet,
  prospects,
  quotas,
} from '../../../../src/penstock/engine/targets/javascript/bots.js'

export type Look = Bots.Look
export type Level = Bots.Level
export type Game = Runtime.Game
export type Manifest = Runtime.Manifest
export type Saved = Runtime.Saved
export type HistoryEntry = Runtime.Played
export type Json = Runtime.Json

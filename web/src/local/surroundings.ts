/** What a home in the browser is asked, and what it stands in: its store, its games, its workers, the other tabs. */

import type { Worker } from './bots/questions'
import type { Games } from './engine/games'
import type { Manifest } from './engine/runtime'
import type { Lang } from './engine/words'
import type { Keys } from './keep/keys'
import type { Store } from './keep/store'

/** What the page asks for, and who asks. */
export interface Call {
  method: string
  path: string
  body?: unknown
  lang: Lang
  name: string // of the person
}

export interface Surroundings {
  store: Store
  games: Games
  keys: Keys
  workers: (key: string, manifest: Manifest, module: WebAssembly.Module) => Worker[]
  stopThinking: () => void
  changed: (id: string) => void // tell the other tabs
  thinks: (table: string, seat: number | null) => void // null: nobody any more
  looksOn: (table: string | null) => void // another tab plays it; null: none
  pause: () => number // ms between two bots' moves, so that people can follow
  now?: () => number
}

/** How a board and its pieces reach their table. */

import { getContext, setContext } from 'svelte'
import type { LiveTable } from './live'
import type { TableState } from './state.svelte'

const STATE = Symbol('state')
const LIVE = Symbol('live')

/** The page shows a table; in a replay there is nobody to play with. */
export function setTable(state: TableState, live: LiveTable | null): void {
  setContext(STATE, state)
  setContext(LIVE, live)
}

/** What there is to see. */
export function getTable(): TableState {
  return getContext<TableState>(STATE)
}

/** What there is to do; null in a replay. */
export function getLive(): LiveTable | null {
  return getContext<LiveTable | null>(LIVE)
}

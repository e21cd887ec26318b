/** How a board reaches its table. */

import { getContext, setContext } from 'svelte'
import type { TableStore } from './table.svelte'

const KEY = Symbol('table')

export function setTable(store: TableStore): void {
  setContext(KEY, store)
}

export function getTable(): TableStore {
  return getContext<TableStore>(KEY)
}

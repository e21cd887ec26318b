/** What a table needs, fetched while the table itself is being made: nothing waits for the other. */

import { loadBoard } from '../games/boards'
import { useGame } from '../kit/text/text.svelte'

/** One that fails is asked for again by the table, which says so. */
export function fetchAhead(game: string): void {
  for (const part of [import('./Table.svelte'), loadBoard(game), useGame(game)]) part.catch(() => {})
}

/** What a new position sounds like. */

import { play as playSound, type Tune } from '../app/sound'
import type { TableState } from '../table/state.svelte'
import type { Position } from '../server/types'

export function announce(state: TableState, before: Position | null, now: Position): void {
  const mine = (p: Position | null) => !!p && p.to_act.some((s) => state.yours.includes(s))
  if (now.over && before && !before.over) playSound('end')
  else if (mine(now) && !mine(before)) playSound('turn')
  else if (before && now.seq !== before.seq) playSound(tuneOf(state, now))
}

const FIRST: Tune[] = ['crash', 'coin', 'push', 'draw'] // what is heard where several things happened

/** What happened may have a sound of its own. */
function tuneOf({ board }: TableState, { events }: Position): Tune {
  const heard = new Set(events.map((e) => board?.sound?.(e)))
  return FIRST.find((tune) => heard.has(tune)) ?? 'move'
}

/** A table for tests. */

import { COLOURS, type Colour, type View } from './view'

export const GRID = Array.from({ length: 13 }, (_, r) =>
  Array.from({ length: 7 }, (_, c) => r * r + r + 4 + c * (r + 1)),
)

const none = Object.fromEntries(COLOURS.map((c) => [c, 0])) as Record<Colour, number>

/** All markers on 7 but those named, by row and column. */
export function viewOf(at: Partial<Record<Colour, [number, number]>> = {}): View {
  return {
    phase: 'before',
    turn: 1,
    changes: 2,
    mover: 0,
    start_player: 0,
    shares: COLOURS.map((colour) => {
      const [row, column] = at[colour] ?? [0, 3]
      return { colour, row, column, price: GRID[row]![column]!, outlook: [] }
    }),
    silver: { price: 20, at: 0, track: [20, 21, 100], bought: 0, bars_per_step: 3 },
    grid: GRID,
    market: { ...none },
    purchase_track: { ...none },
    silver_track: { ...none },
    track_trigger: 5,
    sale_tables: [],
    active_table: 0,
    table_trigger: 5,
    stage: { stage: 1, subsidy_limit: 3, trade_limit: 1, draw: 5, next_at: 25, next_row: null },
    bag_size: 30,
    black: { stage_fields: 9, supply: 0, bag: 0 },
    drawn: { ...none, black: 0 },
    action: {},
    interest_due: 0,
    subsidy: { pays: 20, interest: 1 },
    players: [],
  }
}

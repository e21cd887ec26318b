/** The view of Schwarzer Freitag, as `games/schwarzer_freitag/view.py` gives it. */

export type Cases = Record<string, number>

export interface Player {
  seat: number
  gold: number
  silver: number
  subsidies: number
  owed: number
  cards: string[][]
  hand_size: number
  cash: number | null
  hand: Cases | null
  score: number
  place: number
}

export interface SfView {
  phase: string
  turn: number
  changes: number
  mover: number
  shares: { colour: string; price: number; row: number; column: number }[]
  silver: { price: number; at: number; track: number[]; bought: number; bars_per_step: number }
  grid: number[][]
  market: Cases
  purchase_track: Cases
  silver_track: Cases
  track_trigger: number
  sale_tables: Cases[]
  active_table: number
  table_trigger: number
  stage: { stage: number; subsidy_limit: number; trade_limit: number; draw: number; next_at: number | null; next_row: number | null }
  bag_size: number
  black: { stage_fields: number; supply: number }
  drawn: Cases
  action: Cases
  interest_due: number
  subsidy: { pays: number; interest: number }
  players: Player[]
}

export const COLOURS = ['yellow', 'blue', 'red', 'green', 'orange']
export const GAME = 'schwarzer-freitag'

/** What somebody looks at on the trading floor, and what is drawn while a price change is told. */

import { find } from '../../kit/choosing/moves'
import type { Blocked, Move } from '../../kit/server/types'
import { getTable } from '../../kit/table/context'
import type { TableState } from '../../kit/table/state.svelte'
import { changeOf, fieldOf, laidOut, standing, stepsOf, type Change, type Way } from './change/change'
import type { Field } from './blackboard/chalk'
import { curve, lastStep, trails, type Trails } from './blackboard/trails'
import { say } from './say'
import { byColour, markedPlace, shareOf, type Case, type Colour, type Player, type View } from './view'

const CURVE = 5 // changes

/** What is being chosen for: what is asked, a number of bars, or the case of one of the passes. */
export type Mode = 'silver' | 'special' | 'pass' | 'pass-purchase' | 'pass-sale' | null

/** The card that was begun with; the panel asks about it too. */
export const begun = $state<{ mode: Mode }>({ mode: null })

export interface Scene {
  change: Change
  step: string // being told
  time: number // ms it lasts at normal speed
  now: Way | null
  gone: Way[]
  shown: Set<string> // kinds of steps told or being told
  told: Set<string> // the steps themselves
}

export class Floor {
  private readonly store: TableState
  private looked = $state<Colour | null>(null)
  view: View = $derived.by(() => this.read())
  /** The way of every marker so far. */
  trails: Trails = $derived.by(() => trails(this.view, this.store.log, this.store.position?.seq ?? 0))

  /** The colour under the pointer; while a change is told nothing is looked for. */
  get watched(): Colour | null {
    return this.scene ? null : this.looked
  }

  set watched(colour: Colour | null) {
    this.looked = colour
  }

  constructor(private readonly read: () => View) {
    this.store = getTable()
    begun.mode = null
  }

  get mode(): Mode {
    return begun.mode
  }

  set mode(mode: Mode) {
    begun.mode = mode
  }

  scene: Scene | null = $derived.by(() => {
    const staged = this.store.scene
    const change = staged && changeOf(this.view, staged.position.events)
    if (!change) return null
    const steps = stepsOf(change)
    const at = Math.min(this.store.sceneAt, steps.length - 1)
    const { now, gone } = standing(change, this.view, steps, at)
    const told = new Set(steps.slice(0, at + 1).map((s) => s.id))
    const shown = new Set([...told].map((id) => id.split(' ')[0]!))
    return { change, step: steps[at]!.id, time: steps[at]!.time, now, gone, shown, told }
  })

  /** The sale that is pointed at or waits to be confirmed. */
  sale = $derived.by<Move | null>(() => {
    const { staged, pointed } = this.store
    return [staged, ...pointed].find((move) => move?.family === 'sell') ?? null
  })

  /** Where the markers are drawn. */
  fields: Record<Colour, Field> = $derived.by(() => {
    const { scene, view, store } = this
    if (scene) return standing(scene.change, view, stepsOf(scene.change), store.sceneAt).fields
    return byColour((colour) => fieldOf(shareOf(view, colour)))
  })

  price(colour: Colour): number {
    const { row, column } = this.fields[colour]
    return this.view.grid[row]![column]!
  }

  /** Prices after the last changes, for a small curve; what is not told yet is left out. */
  curve(colour: Colour): number[] {
    const values = curve(this.trails[colour], CURVE)
    const { scene } = this
    if (!scene) return values
    const told = values.slice(0, -1)
    return scene.gone.some((way) => way.colour === colour) ? [...told, this.price(colour)] : told
  }

  /** By how much a price moved last; while a change is told, in it. */
  step(colour: Colour): number {
    const { scene } = this
    if (!scene) return lastStep(this.trails[colour])
    const way = scene.gone.find((one) => one.colour === colour)
    return way ? this.price(colour) - way.before : 0
  }

  /** The silver price drawn, as a field of its track. */
  silverAt = $derived.by(() => {
    const { silver } = this.view
    const rise = this.scene?.change.silver
    return rise && !this.scene!.shown.has('silver') ? silver.track.indexOf(rise.before) : silver.at
  })

  /** The table before the change that is being told. */
  private before = $derived.by(() =>
    this.scene ? (this.store.scene?.before?.view as View | undefined) : undefined,
  )

  /** The cases on the table, the bag and the bars bought, as far as they have been told. */
  laid: View = $derived.by(() => {
    const { before, scene, view } = this
    return before && scene ? laidOut(view, before, scene.shown, scene.change.blacks) : view
  })

  /** The level card drawn. */
  stage = $derived.by(() => {
    const { before, scene, view } = this
    return before && !scene?.shown.has('stage') ? before.stage : view.stage
  })

  /** What the players have; what the end makes of it is seen when it is told. */
  players: Player[] = $derived.by(() => {
    const { before, scene, view } = this
    if (!scene?.change.settled.length || !before) return view.players
    return view.players.map((p, k) => (scene.told.has(`result ${p.seat}`) ? p : (before.players[k] ?? p)))
  })

  /** The track that the next case chosen goes onto, as the moves say. */
  get track(): 'purchase' | 'silver' | null {
    const place = markedPlace(this.store.moves)
    if (this.mode === 'pass-purchase' || place === 'purchase') return 'purchase'
    return this.mode === 'pass' || this.mode === 'special' || this.mode === 'silver' || place
      ? 'silver'
      : null
  }

  /** Who lacks money is told of the subsidy that is still to be had. */
  helped(blocked: Blocked[]): Blocked[] {
    if (!find(this.store.moves, 'subsidy').length) return blocked
    const help = say('subsidy-helps', { pays: this.view.subsidy.pays })
    return blocked.map((b) => (b.code === 'too_little_money' ? { ...b, text: `${b.text} ${help}` } : b))
  }

  toggle(mode: Mode): void {
    this.mode = this.mode === mode ? null : mode
  }
}

export const total = (cases: Partial<Record<Case, number>>): number =>
  Object.values(cases).reduce((sum, n) => sum + n, 0)

/** The piece in hand and the place pointed at: what the board shows before anything is played. */

import { getContext, setContext } from 'svelte'
import { preferences } from '../../../kit/app/preferences.svelte'
import type { Blocked, Move } from '../../../kit/server/types'
import type { Preview } from '../../boards'
import type { LiveTable } from '../../../kit/table/live'
import type { TableState } from '../../../kit/table/state.svelte'
import { tg } from '../../../kit/text/text.svelte'
import { plans, plansOf, type Plan } from './plans'
import { refusedAt } from './refused'
import { placeName, workerName } from '../say'
import type { View } from '../view'

const CHOICE = Symbol('choice')

export class Choice {
  /** The place whose plan is drawn. */
  pointed = $state<string | null>(null)
  /** One of several things that a place could mean, pointed at in the list of them. */
  private aimed = $state.raw<Plan | null>(null)
  /** What was chosen from that list and waits to be meant: it takes the last points. */
  private chosen = $state.raw<Plan | null>(null)
  /** The place a finger tapped: its plan is drawn until the panel is answered. */
  private tapped = $state<string | null>(null)

  constructor(
    private readonly store: TableState,
    private readonly live: LiveTable | null,
  ) {}

  /** A worker's name, RESERVE or LOCKS; null: nothing is in hand. The panel asks where it goes. */
  get piece(): string | null {
    return this.store.picked
  }

  private get view(): View {
    return this.store.position!.view as View
  }

  /** Everything that can be done now. */
  readonly all = $derived.by(() => (this.store.position ? plans(this.store.moves, this.view.pending) : []))

  /** A worker's plans before an action has begun. */
  of(piece: string): Plan[] {
    return plansOf(this.view, this.all, piece)
  }

  /** Something else waits to be confirmed: the places of the piece in hand are not what is asked about. */
  private get isElsewhere(): boolean {
    const { staged } = this.store
    return !!staged && !this.meant && !this.all.some((p) => p.move.notation === staged.notation)
  }

  /** The place that was shown to a finger, while that waits to be meant: a tap elsewhere asks something else. */
  private get meant(): string | null {
    const { staged } = this.store
    const asked = staged && (staged.facts.place ?? staged.notation)
    return asked === this.tapped ? this.tapped : null
  }

  /** What the glowing places mean: the plans of the piece in hand, or the step that is asked for. */
  readonly shown = $derived.by(() => {
    if (!this.store.position || this.isElsewhere) return []
    if (this.view.pending) return this.all.filter((p) => !p.then.length)
    return this.piece ? this.of(this.piece) : []
  })

  /** What can begin at a free place with nothing in hand: only what can also end there. */
  begunAt(place: string): Plan[] {
    if (this.piece || this.view.pending) return []
    return this.all.filter((p) => p.place === place && (p.family === 'place' || p.family === 'lock'))
  }

  /** The one thing a place means: where two can begin, they are asked about. */
  loneAt(place: string): Plan | undefined {
    const begun = this.begunAt(place)
    const chosen = this.meant === place ? this.chosen : null
    return this.at(place) ?? chosen ?? (begun.length === 1 ? begun[0] : undefined)
  }

  /** Was it shown to a finger, and waits to be meant? */
  isAsked(plan: Plan): boolean {
    return this.meant === plan.place
  }

  /** Somebody may go there, but nobody is in hand. */
  asksForWorker(place: string): boolean {
    return !this.piece && !this.view.pending && this.all.some((p) => p.worker !== null && p.place === place)
  }

  /** Why the worker in hand may not go to a place of the map or the shore, by its `data-place`. */
  refused(place: string): Blocked[] {
    const { store, view } = this
    const worker = this.piece ?? view.pending?.worker ?? null
    const own = view.players?.find((p) => p.seat === store.mover)?.colour ?? null
    return store.mover === null ? [] : refusedAt(view, store.names, worker, own, place)
  }

  at(place: string): Plan | undefined {
    return this.shown.find((p) => p.place === place)
  }

  readonly preview = $derived.by(() => {
    if (this.store.asking && this.aimed) return this.aimed
    if (this.pointed) return this.loneAt(this.pointed)
    const { staged } = this.store
    if (!staged) return undefined
    return this.meant
      ? this.loneAt(this.meant)
      : this.shown.find((p) => !p.then.length && p.move.notation === staged.notation)
  })

  /** What its place offers: plans of one action share a notation, and only what was tapped may look tapped. */
  offered(plan: Plan): Move {
    const move = this.said(plan)
    const isOther = this.meant !== null && this.meant !== plan.place
    return isOther ? { ...move, notation: `${move.notation} ${plan.place}` } : move
  }

  /** The plan as one move, for panel, tooltip and ear. */
  said(plan: Plan): Move {
    if (!plan.then.length && plan.family === plan.place.split(' ')[0]) return plan.move
    const { view } = this
    const place = placeName(view, plan.place)
    const worker = plan.worker && workerName(plan.worker)
    const text = worker
      ? tg('arriala', 'plan-to', { worker, place })
      : tg('arriala', plan.family === 'lock' ? 'plan-lock' : 'plan-place', { place })
    const { move, cost, closes } = plan
    const { lock_points, river_points } = move.facts
    const last = this.isLast(plan) ? 1 : 0
    return {
      ...move,
      text,
      facts: { cost, closes, lock_points, river_points, last, place: plan.place, worker: plan.worker },
    }
  }

  /** Would it spend all that is left? */
  private isLast(plan: Plan): boolean {
    return plan.cost > 0 && plan.cost >= this.view.action_points
  }

  /** One place, several things to begin: which, with what each of them brings; pointed at, it is drawn. */
  ask(begun: Plan[], box: DOMRect): void {
    const offers = begun.map((plan) => ({ ...this.said(plan), notation: `${plan.family} ${plan.place}` }))
    const planOf = (move: Move) => begun.find((p) => `${p.family} ${p.place}` === move.notation)!
    this.takeBack()
    this.store.asking = {
      moves: offers,
      box,
      says: (move) => this.brief(move),
      point: (move) => (this.aimed = move && planOf(move)),
      choose: (move) => this.play(planOf(move)), // its consequences were read there
    }
  }

  /** What a move would bring, without its place: that is where the question stands. */
  private brief(move: Move): Preview | null {
    const { board, position } = this.store
    const told = board?.preview?.(move, position!, this.store)
    return told ? { ...told, text: tg('arriala', `doing-${move.family}`) } : null
  }

  /** A finger's first tap: draw it, and let the panel ask whether it is meant. */
  show(plan: Plan, isOneOfSeveral = false): void {
    this.chosen = isOneOfSeveral ? plan : null
    this.tapped = plan.place
    this.store.staged = this.said(plan)
    this.store.next = plan.then
  }

  /** In hand, or put down again; where one pane fits the screen, the one with its places opens. */
  take(piece: string): void {
    if (this.store.staged) this.takeBack() // also what was asked in the panel
    this.store.picked = this.piece === piece ? null : piece
    this.pointed = null
    if (!this.piece) return
    this.store.isListed = false // its places lie on the board
    if (this.shown.length) this.store.pane = 'map' // with the shores below it
  }

  /** A tap beside everything: nothing is in hand, and nothing is asked about it. */
  putDown(): void {
    if (this.piece) this.take(this.piece)
  }

  /** What a finger was shown is no longer asked. */
  private takeBack(): void {
    this.tapped = this.chosen = this.aimed = null
    this.store.staged = null
    this.store.next = []
  }

  drop(): void {
    this.store.picked = null
    this.pointed = null
    this.tapped = this.chosen = this.aimed = null
  }

  play(plan: Plan): void {
    if (this.asksFirst(plan)) return this.show(plan, this.begunAt(plan.place).length > 1)
    this.drop()
    if (this.store.staged?.notation !== plan.move.notation) this.store.staged = null // the same again means it
    this.live?.choosing.choose(plan.move, { then: plan.then })
  }

  /** The last points are asked about before the action, not in the midst of it. */
  private asksFirst(plan: Plan): boolean {
    if (!preferences.confirm || this.store.table?.kind === 'lesson') return false
    return plan.then.length > 0 && this.meant !== plan.place && this.isLast(plan)
  }
}

export const setChoice = (choice: Choice): Choice => setContext(CHOICE, choice)
export const getChoice = (): Choice => getContext<Choice>(CHOICE)

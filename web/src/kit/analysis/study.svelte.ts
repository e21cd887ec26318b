/** The analysis of the game one looks at: under way or found, which decision is shown, what was tried instead. */

import { analysisOf, exerciseFrom, playOnFrom, triedAt } from '../../local/client.svelte'
import type { Mark, TurningPoint } from '../../local/analysis/account'
import type { AnalysisShown, DecisionShown, TriedShown } from '../../local/analysis/analyses'
import { preferences } from '../app/preferences.svelte'
import { go } from '../app/router.svelte'
import { keptLines } from '../log/log'
import { api, ApiError } from '../server/api'
import type { Table } from '../server/types'
import type { TableState } from '../table/state.svelte'
import { t } from '../text/text.svelte'

const AGAIN = 250 // ms between two looks at how far it is
const DEEPER = 4 // times the thought of the first pass

export class Study {
  run = $state.raw<AnalysisShown | null>(null) // under way
  found = $state.raw<AnalysisShown['found']>(null)
  problem = $state('')
  chosen = $state.raw<DecisionShown | null>(null) // on the board
  times = $state(1) // how many times as deep as the first pass it has looked
  seat = $state<number | null>(null) // whose decisions are listed; null: everybody's
  mark = $state<Mark>('') // and which; none: all that cost something
  private file: unknown = null
  private isGone = false

  /** `onShow` brings a position to the screen, as somebody saw it. */
  constructor(
    private readonly table: TableState,
    private readonly onShow: (seq: number, seat?: number) => void,
  ) {}

  readonly seqs = $derived.by(() => keptLines(this.table.log).map((line) => line.seq))
  readonly own = $derived.by(() => (this.table.table?.seats ?? []).flatMap((s, k) => (s.is_you ? [k] : [])))
  readonly marked = $derived.by(() => (this.found?.decisions ?? []).filter((d) => d.spoken))
  readonly ownMarked = $derived.by(() => this.marked.filter((d) => this.own.includes(d.seat)))
  readonly listed = $derived.by(() =>
    this.marked.filter(
      (d) => (this.seat === null || d.seat === this.seat) && (!this.mark || d.mark === this.mark),
    ),
  )
  /** What one could learn most from: one's own mistakes; inaccuracies where there were none. */
  readonly lessons = $derived.by(() => {
    const mistakes = this.ownMarked.filter((d) => d.mark !== 'inaccuracy')
    return mistakes.length ? mistakes : this.ownMarked
  })

  /** The position in which a decision was made. */
  before(number: number): number {
    return (this.seqs[number] ?? 1) - 1
  }

  /** Moves made before a position; null where they were taken back later, and after the last one. */
  movesBefore(at: number): number | null {
    const made = this.seqs.filter((seq) => seq <= at).length
    const isOfTheGame = made === 0 || this.seqs[made - 1] === at
    return isOfTheGame && made < this.seqs.length ? made : null
  }

  async begin(times = this.found ? DEEPER : 1): Promise<void> {
    this.problem = ''
    this.run = { done: 0, of: 0, found: null }
    try {
      const file = await this.saved()
      while (!this.isGone) {
        this.run = await analysisOf(file, times, preferences.language)
        if (this.run.found) {
          if (!this.found && this.own.length === 1) this.seat = this.own[0]!
          this.found = this.run.found
          this.times = times
          break
        }
        await new Promise((done) => setTimeout(done, AGAIN))
      }
    } catch (error) {
      this.problem = error instanceof ApiError && error.status ? error.message : t('offline')
    }
    this.run = null
  }

  leave(): void {
    this.isGone = true
  }

  /** A decision: its position as its player saw it, and the better move on the board. */
  show(number: number): void {
    this.choose(this.found?.decisions.find((d) => d.number === number))
  }

  /** A costly decision that was made in the position shown. */
  lookAt(at: number): void {
    this.chosen = this.marked.find((d) => this.before(d.number) === at) ?? null
  }

  /** To where the game turned: after what luck changed, before a decision. */
  turn({ number, is_luck }: TurningPoint): void {
    if (!is_luck) return this.show(number)
    this.chosen = null
    this.onShow(this.seqs[number] ?? 1)
  }

  /** The next of those listed; the one before. */
  step(by: 1 | -1, at: number): void {
    const isBeyond = (d: DecisionShown) => (this.before(d.number) - at) * by > 0
    this.choose(by > 0 ? this.listed.find(isBeyond) : this.listed.findLast(isBeyond))
  }

  /** Where one tries a decision of one's own again. */
  exercise(number: number): string {
    return `/table/${this.table.id}/mistakes/${number}?analyse=${this.times}`
  }

  /** Where this analysis stands beside the position of a decision. */
  replayAt(number: number): string {
    return `/table/${this.table.id}/replay?analyse=${this.times}&at=${this.before(number)}`
  }

  /** A table in the position of a decision; it is gone when one leaves it. */
  async tableAt({ number, seat }: DecisionShown): Promise<Table> {
    return exerciseFrom(await this.saved(), number, seat, preferences.language)
  }

  /** What this analysis says of another move there. */
  async tried(number: number, move: string): Promise<TriedShown> {
    return triedAt(await this.saved(), { times: this.times, number, move }, preferences.language)
  }

  /** Another game from a position of this one: somebody on a seat, bots elsewhere. */
  async playOn(moves: number, seat: number): Promise<void> {
    const table = await playOnFrom(await this.saved(), moves, seat, preferences.language)
    go(`/table/${table.id}`)
  }

  private async saved(): Promise<unknown> {
    return (this.file ??= await api.file(this.table.id))
  }

  private choose(decision: DecisionShown | undefined): void {
    if (!decision) return
    this.chosen = decision.spoken ? decision : null
    this.onShow(this.before(decision.number), decision.seat)
  }
}

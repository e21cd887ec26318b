/** The analysis of the game one looks at: under way or found, which decision is shown, what one is asked. */

import { analysisOf, playOnFrom } from '../../local/client.svelte'
import type { Mark, TurningPoint } from '../../local/analysis/account'
import type { AnalysisShown, DecisionShown } from '../../local/analysis/analyses'
import { preferences } from '../app/preferences.svelte'
import { go } from '../app/router.svelte'
import { keptLines } from '../log/log'
import { api, ApiError } from '../server/api'
import type { TableState } from '../table/state.svelte'
import { t } from '../text/text.svelte'

const AGAIN = 250 // ms between two looks at how far it is
const DEEPER = 4 // times the thought of the first pass

/** A decision on the board; while one looks for something better, the answer is hidden. */
export interface Chosen {
  decision: DecisionShown
  isHidden: boolean
}

export class Study {
  run = $state.raw<AnalysisShown | null>(null) // under way
  found = $state.raw<AnalysisShown['found']>(null)
  problem = $state('')
  chosen = $state.raw<Chosen | null>(null)
  isReview = $state(false) // one's own mistakes, one after the other, with the answers hidden
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
  readonly listed = $derived.by(() =>
    this.marked.filter(
      (d) => (this.seat === null || d.seat === this.seat) && (!this.mark || d.mark === this.mark),
    ),
  )
  /** What one could learn most from: one's own mistakes; inaccuracies where there were none. */
  readonly lessons = $derived.by(() => {
    const own = this.marked.filter((d) => this.own.includes(d.seat))
    const mistakes = own.filter((d) => d.mark !== 'inaccuracy')
    return mistakes.length ? mistakes : own
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

  async begin(): Promise<void> {
    const times = this.found ? DEEPER : 1
    this.problem = ''
    this.run = { done: 0, of: 0, found: null }
    try {
      this.file ??= await api.file(this.table.id)
      while (!this.isGone) {
        this.run = await analysisOf(this.file, times, preferences.language)
        if (this.run.found) {
          if (!this.found && this.own.length === 1) this.seat = this.own[0]!
          this.found = this.run.found
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
    this.isReview = false
    this.choose(this.found?.decisions.find((d) => d.number === number))
  }

  /** To where the game turned: after what luck changed, before a decision. */
  turn({ number, is_luck }: TurningPoint): void {
    if (!is_luck) return this.show(number)
    this.isReview = false
    this.chosen = null
    this.onShow(this.seqs[number] ?? 1)
  }

  /** One's own mistakes, from the first. */
  review(): void {
    this.isReview = true
    this.choose(this.lessons[0])
  }

  /** The next of those listed, or of one's own mistakes; the one before. */
  step(by: 1 | -1, at: number): void {
    const all = this.isReview ? this.lessons : this.listed
    const isBeyond = (d: DecisionShown) => (this.before(d.number) - at) * by > 0
    this.choose(by > 0 ? all.find(isBeyond) : all.findLast(isBeyond))
  }

  reveal(): void {
    if (this.chosen) this.chosen = { ...this.chosen, isHidden: false }
  }

  /** Another game from a position of this one: somebody on a seat, bots elsewhere. */
  async playOn(moves: number, seat: number): Promise<void> {
    this.file ??= await api.file(this.table.id)
    const table = await playOnFrom(this.file, moves, seat, preferences.language)
    go(`/table/${table.id}`)
  }

  private choose(decision: DecisionShown | undefined): void {
    if (!decision) return
    this.chosen = decision.spoken ? { decision, isHidden: this.isReview } : null
    this.onShow(this.before(decision.number), decision.seat)
  }
}

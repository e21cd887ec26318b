/** What a move begins, to the end of its action; `penstock/bots/courses.py` says why and does the same. */

import { guessedMatch } from '../engine/looking'
import type { Match } from '../engine/runtime'
import type { Step } from './questions'

export class Course {
  readonly steps: Step[] = []
  readonly ahead: Match
  goesOn = true
  private readonly phases: number[]
  private readonly revealed: unknown

  constructor(
    match: Match,
    readonly seat: number,
    move: number,
    seed: number,
  ) {
    this.ahead = guessedMatch(match, seat, seed)
    this.phases = [this.ahead.get('phase') as number]
    this.revealed = this.ahead.get('revealed')
    this.add(move)
  }

  /** Play one more. */
  add(move: number): void {
    this.steps.push({ move, facts: this.ahead.facts(move, this.seat) })
    this.ahead.play(move, this.seat)
    this.goesOn = this.isAskedMore()
  }

  /** Is the next decision still one of the same action? */
  private isAskedMore(): boolean {
    const { ahead, phases, seat } = this
    const { depths, bots } = ahead.game.manifest
    if (ahead.over || ahead.get('to_act') !== 1 << seat || ahead.get('revealed') !== this.revealed)
      return false
    const depth = (phase: number) => depths[phase] ?? 0
    const phase = ahead.get('phase') as number
    const cameBack = phases.includes(phase) && depth(phase) < depth(phases.at(-1)!)
    phases.push(phase)
    return this.steps.length < bots.courses.most && depth(phase) > depth(phases[0]!) && !cameBack
  }
}

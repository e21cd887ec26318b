/** Scenes: the moments a game lives from, told step by step; a click or space ends a step, shift and space all. */

import { tick } from 'svelte'
import { api } from '../server/api'
import { sceneTime } from '../app/preferences.svelte'
import { past } from './past.svelte'
import type { TableState } from '../table/state.svelte'
import type { Position } from '../server/types'

export class Telling {
  private end: () => void = () => {}

  constructor(private readonly state: TableState) {}

  /** Before a position is drawn: is there a scene that leads to it? */
  open(before: Position | null, position: Position): boolean {
    const { state } = this
    const scene = sceneTime(1000) ? (state.board?.scene?.(position, before, state.names) ?? null) : null
    state.sceneAt = 0
    state.scene = scene?.steps.length ? { ...scene, before, position } : null
    return state.scene !== null
  }

  /** One step after the other; done when the last has been told or skipped. */
  async run(): Promise<void> {
    const { state } = this
    const told = state.scene
    const steps = told?.steps ?? []
    for (let k = 0; k < steps.length && state.scene === told; k++) {
      state.sceneAt = k
      await this.wait(steps[k]!.waits ? Infinity : sceneTime(steps[k]!.time))
    }
    if (state.scene === told) state.scene = null // else another has begun
  }

  /** On with the next step. */
  skipStep(): void {
    this.end()
  }

  /** On with the game. */
  skip(): void {
    this.state.scene = null
    this.end()
  }

  /** The scene of an earlier position once more; then the present. */
  async again(seq: number): Promise<void> {
    const { state } = this
    if (state.isShowing || state.scene) return
    state.isShowing = true
    past.isShown = true
    try {
      const [before, position] = await Promise.all([
        seq > (state.log[0]?.seq ?? 0) ? api.position(state.id, seq - 1, state.seat) : null,
        api.position(state.id, seq, state.seat),
      ])
      if (this.open(before, position)) {
        state.position = position
        await this.run()
      }
    } catch (problem) {
      state.fail(problem)
    }
    state.position = state.latest
    state.isShowing = false
    await tick() // until it is drawn
    past.isShown = false
  }

  private wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = time < Infinity ? setTimeout(done, time) : undefined
      this.end = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}

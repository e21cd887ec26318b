/** Workers for the bots of one game, on all cores but the one that draws. */

import type { Manifest } from '../engine/runtime'
import type { FromBots, ToBots } from './bot.worker'
import type { Work, Worker as BotWorker } from './questions'

const MOST = 8 // the trees of the strongest level

/** As many as cores, but one: a frame waits for nobody who thinks. */
export const threadsFor = (cores: number | undefined): number => Math.max(1, Math.min(MOST, (cores ?? 2) - 1))

class Thread implements BotWorker {
  private readonly worker: Worker
  private readonly waiting = new Map<number, { done: (found: unknown) => void; fail: (e: Error) => void }>()
  private count = 0

  constructor(manifest: Manifest, module: WebAssembly.Module, died: () => void) {
    this.worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const who = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.error) who?.fail(new Error(data.error))
      else who?.done(data.found)
    }
    this.worker.onerror = died
    this.send({ manifest, module })
  }

  do(work: Work): Promise<unknown> {
    const id = ++this.count
    const found = new Promise((done, fail) => this.waiting.set(id, { done, fail }))
    found.catch(() => {}) // what nobody waits for fails quietly
    this.send({ id, work })
    return found
  }

  end(why: Error): void {
    this.worker.terminate()
    for (const who of this.waiting.values()) who.fail(why)
    this.waiting.clear()
  }

  private send(message: ToBots): void {
    this.worker.postMessage(message)
  }
}

export class Pool {
  private threads: Thread[] = []
  private game = ''

  /** The workers of a game, made on the first question; those of the game before are let go. */
  of(key: string, manifest: Manifest, module: WebAssembly.Module): BotWorker[] {
    if (this.game !== key) {
      this.end()
      this.threads = Array.from(
        { length: threadsFor(navigator.hardwareConcurrency) },
        () => new Thread(manifest, module, () => this.end('A worker of the bots has died.')),
      )
      this.game = key
    }
    return this.threads
  }

  /** Stop all thinking; the next question begins anew. */
  end(why = 'Stopped.'): void {
    for (const thread of this.threads) thread.end(new Error(why))
    this.threads = []
    this.game = ''
  }
}

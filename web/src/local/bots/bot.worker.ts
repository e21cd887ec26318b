/** A worker in which bots think: it gets a game's module once, then work. */

import { load, type Manifest } from '../engine/runtime'
import { Grove } from './grove'
import type { Work } from './questions'
import { perform } from './thinking'

export type ToBots = { manifest: Manifest; module: WebAssembly.Module } | { id: number; work: Work }
export type FromBots = { id: number; found: unknown; error?: string }

let grove: Promise<Grove> | null = null

async function answer(id: number, work: Work): Promise<void> {
  try {
    postMessage({ id, found: perform(await grove!, work) } satisfies FromBots)
  } catch (error) {
    postMessage({ id, found: null, error: String(error) } satisfies FromBots)
  }
}

onmessage = ({ data }: MessageEvent<ToBots>) => {
  if ('module' in data) grove = load(data.manifest, data.module).then((game) => new Grove(game))
  else void answer(data.id, data.work)
}

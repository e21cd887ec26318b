/** The worker in which the tables of this browser are: the page sends what it would send to a server. */

import type { ErrorBody, Message } from '../kit/server/types'
import { Pool } from './bots/pool'
import { Games } from './engine/games'
import type { Sources } from './engine/words'
import { Home } from './home'
import type { Viewing } from './onlookers'
import type { Call } from './surroundings'
import { Keys } from './keep/keys'
import { openStore } from './keep/store'
import { Problem } from './table/problem'

const OWN = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true })
const own: Sources = Object.fromEntries(
  Object.entries(OWN).map(([path, text]) => [path.slice('./text/'.length, -'.ftl'.length), text]),
)

export type ToHome =
  | { root: string } // where the games' files are; the first message
  | { pause: number }
  | { id: number; call: Call }
  | { view: number; of: Omit<Viewing, 'tell'> }
  | { unview: number }

export type FromHome =
  | { id: number; found: unknown }
  | { id: number; status: number; error: ErrorBody }
  | { view: number; message: Message }
  | { thinks: { table: string; seat: number | null; since: number } }
  | { isLasting: boolean }
  | { looksOn: string | null }

const send = (message: FromHome) => postMessage(message)
const tabs = new BroadcastChannel('penstock tables')
const pool = new Pool()
const views = new Map<number, () => void>()
let pause = 0
let begun: (root: string) => void
const root = new Promise<string>((done) => (begun = done))

const home = (async (): Promise<{ home: Home; games: Games }> => {
  const store = await openStore(globalThis.indexedDB)
  send({ isLasting: store.isLasting })
  const games = new Games(await root, store, own)
  const home = new Home({
    store,
    games,
    keys: new Keys((navigator as { locks?: LockManager }).locks),
    workers: (key, manifest, module) => pool.of(key, manifest, module),
    stopThinking: () => pool.end(),
    changed: (id) => tabs.postMessage(id),
    thinks: (table, seat) => send({ thinks: { table, seat, since: Date.now() } }),
    looksOn: (table) => send({ looksOn: table }),
    pause: () => pause,
  })
  tabs.onmessage = ({ data }: MessageEvent<string>) => void home.renew(data)
  return { home, games }
})()

async function answer(id: number, call: Call): Promise<void> {
  const { home: here, games } = await home
  try {
    send({ id, found: await here.answer(call) })
  } catch (problem) {
    const said = problem instanceof Problem ? problem : new Problem('internal')
    if (said !== problem) console.error(problem)
    const words = await games.commonWords(call.lang).catch(() => games.common)
    send({ id, status: said.status, error: said.body(call.lang, words) })
  }
}

onmessage = ({ data }: MessageEvent<ToHome>) => {
  if ('root' in data) begun(data.root)
  else if ('pause' in data) pause = data.pause
  else if ('call' in data) void answer(data.id, data.call)
  else if ('view' in data) {
    const { view, of } = data
    void home.then(({ home }) =>
      views.set(view, home.view({ ...of, tell: (message) => send({ view, message }) })),
    )
  } else
    void home.then(() => {
      views.get(data.unview)?.()
      views.delete(data.unview)
    })
}

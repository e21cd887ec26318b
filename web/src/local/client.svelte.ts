/** The page's side of the tables in this browser: the same calls and messages as of a server. */

import type { TableRequest } from '../gen/api'
import type { AnalysisShown, TriedShown } from './analysis/analyses'
import { ApiError } from '../kit/server/failure'
import { home, root } from '../kit/server/home'
import type { Message, Table } from '../kit/server/types'
import type { Lang } from './engine/words'
import { fileFor, fromFolder } from './folder'
import type { Viewing } from './onlookers'
import type { FromHome, ToHome } from './home.worker'
import * as person from './person'
import { isAlone, LOCAL } from './table/opening'

/** What the bar at a local table tells. */
export const local = $state({
  isLasting: true, // what is played is kept
  looksOn: null as string | null, // the table that another tab plays
  thinks: null as { table: string; seat: number; since: number } | null,
})

/** Is this a table of this browser? */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL)

/** Is a call answered in this browser? */
export function isHere(method: string, path: string, body: unknown): boolean {
  if (!home.hasServer || path.startsWith(`/tables/${LOCAL}`) || path.startsWith('/analysis')) return true
  if (!home.hasGames || method !== 'POST') return false
  return path.endsWith('/lessons') || (path === '/tables' && isAlone(body as TableRequest))
}

const NO_ANSWER = { code: 'offline', message: '', paragraph: null, details: {} }

let worker: Worker | null = null
let hasBegun = false // it has said something: what goes wrong from now on it tells itself
let count = 0
const waiting = new Map<number, { done: (found: unknown) => void; fail: (problem: Error) => void }>()
const views = new Map<number, (message: Message) => void>()

function send(message: ToHome): void {
  worker ??= begin()
  worker.postMessage(message)
}

function begin(): Worker {
  const made = new Worker(new URL('./home.worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<FromHome>) => hear(data)
  made.onerror = (event) => {
    if (!hasBegun) end(made)
    else console.error(event.message)
  }
  made.postMessage({ root: new URL(`${root()}local/`, location.href).href } satisfies ToHome)
  return made
}

/** Its script could not be fetched: whoever waits is told, and the next question begins anew. */
function end(dead: Worker): void {
  dead.terminate()
  if (worker === dead) worker = null
  for (const who of waiting.values()) who.fail(new ApiError(0, NO_ANSWER))
  waiting.clear()
}

function hear(data: FromHome): void {
  hasBegun = true
  if ('view' in data) views.get(data.view)?.(data.message)
  else if ('thinks' in data) {
    const { table, seat, since } = data.thinks
    local.thinks = seat === null ? null : { table, seat, since }
  } else if ('isLasting' in data) local.isLasting = data.isLasting
  else if ('looksOn' in data) local.looksOn = data.looksOn
  else {
    const who = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) who?.fail(new ApiError(data.status, data.error))
    else who?.done(data.found)
  }
}

/** The worker takes a while to load: it can begin before it is asked for anything. */
export function wake(): void {
  worker ??= begin()
}

/** What the server would answer. */
export async function callHere<T>(method: string, path: string, body: unknown, lang: string): Promise<T> {
  if (person.answers(path)) return person.answer(method, path, body) as T
  const file = method === 'GET' ? fileFor(path, lang) : null
  if (file) return (await fromFolder(file)) as T
  const id = ++count
  const found = new Promise<unknown>((done, fail) => waiting.set(id, { done, fail }))
  const plain = body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown)
  send({ id, call: { method, path, body: plain, lang: lang as Lang, name: person.name() } })
  return (await found) as T
}

/** How long bots wait, so that people can follow. */
export function setPause(ms: number): void {
  send({ pause: ms })
}

/** A table's stream. */
export class LocalStream {
  private number = 0

  constructor(
    private readonly viewing: () => Omit<Viewing, 'tell'>,
    private readonly tell: (message: Message) => void,
  ) {
    this.restart()
  }

  /** Anew, for another seat or another language. */
  restart(): void {
    this.end()
    this.number = ++count
    views.set(this.number, this.tell)
    send({ view: this.number, of: this.viewing() })
  }

  end(): void {
    if (!this.number) return
    views.delete(this.number)
    send({ unview: this.number })
    this.number = 0
  }
}

/** How far the analysis of a finished game is; asked again until it is found. */
export const analysisOf = (file: unknown, times: number, lang: string): Promise<AnalysisShown> =>
  callHere<AnalysisShown>('POST', '/analysis', { file, times }, lang)

/** Play on from a position of a finished game, against bots. */
export const playOnFrom = (file: unknown, moves: number, seat: number, lang: string): Promise<Table> =>
  callHere<Table>('POST', '/analysis/play-on', { file, moves, seat }, lang)

/** A table in a position of a game, to try again. */
export const exerciseFrom = (file: unknown, moves: number, seat: number, lang: string): Promise<Table> =>
  callHere<Table>('POST', '/analysis/exercise', { file, moves, seat }, lang)

/** What the analysis says of a move in the place of a decision. */
export const triedAt = (
  file: unknown,
  tried: { times: number; number: number; move: string },
  lang: string,
): Promise<TriedShown> => callHere<TriedShown>('POST', '/analysis/try', { file, ...tried }, lang)

/** The whole game as a file's text. */
export const fileOf = (table: string): Promise<string> =>
  callHere<string>('GET', `/tables/${table}/export`, undefined, 'en')

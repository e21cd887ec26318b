/** Where tables are kept: the browser's own database, or memory where it refuses one. */

import type { Analysis } from '../analysis/account'
import type { Manifest } from '../engine/runtime'
import type { Sources } from '../engine/words'
import { Problem } from '../table/problem'
import type { Row } from '../table/row'

const NAME = 'penstock'
const VERSION = 2
const TABLES = 'tables'
const GAMES = 'games'
const ANALYSES = 'analyses'

const STORES = [
  [TABLES, 'id'],
  [GAMES, 'key'],
  [ANALYSES, 'key'],
] as const

/** A game as a table was begun with it: so it can be finished whatever the page has become since. */
export interface KeptGame {
  key: string
  manifest: Manifest
  wasm: ArrayBuffer
  words: Sources
}

export interface Store {
  readonly isLasting: boolean
  all(): Promise<Row[]>
  find(id: string): Promise<Row | null>
  /** Keep a row that follows from the revision before; somebody else's change in between is a Problem. */
  keep(row: Row): Promise<void>
  forget(id: string): Promise<void>
  findGame(key: string): Promise<KeptGame | null>
  keepGame(game: KeptGame): Promise<void>
  forgetGames(except: Set<string>): Promise<void>
  findAnalysis(key: string): Promise<Analysis | null>
  keepAnalysis(key: string, found: Analysis): Promise<void>
}

/** Has somebody else written since? What was cleared is written again. */
function check(stored: Row | undefined, row: Row): void {
  if (stored && stored.revision !== row.revision - 1) throw new Problem('other_tab')
}

class Memory implements Store {
  readonly isLasting = false
  private readonly rows = new Map<string, Row>()
  private readonly games = new Map<string, KeptGame>()
  private readonly analyses = new Map<string, Analysis>()

  all = () => Promise.resolve([...this.rows.values()])
  find = (id: string) => Promise.resolve(this.rows.get(id) ?? null)
  findGame = (key: string) => Promise.resolve(this.games.get(key) ?? null)
  findAnalysis = (key: string) => Promise.resolve(this.analyses.get(key) ?? null)

  async keep(row: Row): Promise<void> {
    await Promise.resolve()
    check(this.rows.get(row.id), row)
    this.rows.set(row.id, row)
  }

  async keepAnalysis(key: string, found: Analysis): Promise<void> {
    await Promise.resolve(this.analyses.set(key, found))
  }

  async forget(id: string): Promise<void> {
    await Promise.resolve(this.rows.delete(id))
  }

  async keepGame(game: KeptGame): Promise<void> {
    await Promise.resolve(this.games.set(game.key, game))
  }

  async forgetGames(except: Set<string>): Promise<void> {
    for (const key of this.games.keys()) if (!except.has(key)) this.games.delete(key)
    await Promise.resolve()
  }
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('IndexedDB'))
  })

class Database implements Store {
  readonly isLasting = true
  private base: IDBDatabase | null = null

  constructor(private readonly factory: IDBFactory) {}

  /** The open database; opened again where the browser has closed it, as it does when data is cleared. */
  async open(): Promise<IDBDatabase> {
    if (this.base) return this.base
    const request = this.factory.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames
      for (const [name, keyPath] of STORES)
        if (!there.contains(name)) request.result.createObjectStore(name, { keyPath })
    }
    const base = await answered(request)
    base.onclose = () => (this.base = null)
    base.onversionchange = () => {
      base.close()
      this.base = null
    }
    this.base = base
    return base
  }

  async all(): Promise<Row[]> {
    return this.read(TABLES, (store) => store.getAll() as IDBRequest<Row[]>)
  }

  async find(id: string): Promise<Row | null> {
    return (await this.read(TABLES, (store) => store.get(id) as IDBRequest<Row | undefined>)) ?? null
  }

  async findGame(key: string): Promise<KeptGame | null> {
    return (await this.read(GAMES, (store) => store.get(key) as IDBRequest<KeptGame | undefined>)) ?? null
  }

  async findAnalysis(key: string): Promise<Analysis | null> {
    const found = await this.read(
      ANALYSES,
      (store) => store.get(key) as IDBRequest<{ found: Analysis } | undefined>,
    )
    return found?.found ?? null
  }

  keepAnalysis(key: string, found: Analysis): Promise<void> {
    return this.write(ANALYSES, (store) => void store.put({ key, found }))
  }

  keep(row: Row): Promise<void> {
    return this.write(TABLES, async (store) => {
      check(await answered(store.get(row.id) as IDBRequest<Row | undefined>), row)
      store.put(row)
    })
  }

  forget(id: string): Promise<void> {
    return this.write(TABLES, (store) => void store.delete(id))
  }

  keepGame(game: KeptGame): Promise<void> {
    return this.write(GAMES, (store) => void store.put(game))
  }

  forgetGames(except: Set<string>): Promise<void> {
    return this.write(GAMES, async (store) => {
      for (const key of await answered(store.getAllKeys())) if (!except.has(key as string)) store.delete(key)
    })
  }

  /** Again where the browser closed the database under way, or while it was opened: then nothing of it was done. */
  private async lasting<T>(act: (base: IDBDatabase) => Promise<T>, tries = 3): Promise<T> {
    let base: IDBDatabase | null = null
    try {
      base = await this.open()
      return await act(base)
    } catch (problem) {
      if (tries === 1 || !isClosing(problem)) throw problem
      if (this.base === base) this.base = null
      return this.lasting(act, tries - 1)
    }
  }

  private read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.lasting((base) => answered(ask(base.transaction(name).objectStore(name))))
  }

  /** Done when it lies on the disk. */
  private async write(name: string, act: (store: IDBObjectStore) => Promise<void> | void): Promise<void> {
    try {
      await this.lasting((base) => written(base, name, act))
    } catch (problem) {
      throw problem instanceof Problem ? problem : storageProblem(problem)
    }
  }
}

async function written(
  base: IDBDatabase,
  name: string,
  act: (store: IDBObjectStore) => Promise<void> | void,
): Promise<void> {
  const transaction = base.transaction(name, 'readwrite', { durability: 'strict' })
  const done = new Promise<void>((yes, no) => {
    transaction.oncomplete = () => yes()
    transaction.onabort = () => no(transaction.error ?? new Error('IndexedDB'))
  })
  try {
    await act(transaction.objectStore(name))
    await done
  } catch (problem) {
    done.catch(() => {})
    if (problem instanceof Problem) transaction.abort()
    throw problem
  }
}

/** What a request or a transaction says when its database was closed. */
const isClosing = (problem: unknown): boolean =>
  problem instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(problem.name)

/** A browser's refusal as one of our sentences. */
function storageProblem(problem: unknown): Problem {
  const name = problem instanceof DOMException ? problem.name : ''
  return new Problem(name === 'QuotaExceededError' ? 'storage_full' : 'storage_failed')
}

/** The browser's database; memory where there is none, or it may not be used. */
export async function openStore(factory: IDBFactory | undefined): Promise<Store> {
  if (!factory) return new Memory()
  const base = new Database(factory)
  try {
    await base.open()
    return base
  } catch {
    return new Memory()
  }
}

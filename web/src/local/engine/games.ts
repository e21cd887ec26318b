/** The games of this page: modules, manifests and words, fetched once and kept with the tables begun with them. */

import type { KeptGame, Store } from '../keep/store'
import { Problem } from '../table/problem'
import type { Row } from '../table/row'
import { load, type Manifest } from './runtime'
import { Telling } from './telling'
import { LANGUAGES, Words, type Lang, type Sources } from './words'

/** A game that can be played. */
export interface Engine {
  key: string
  manifest: Manifest
  module: WebAssembly.Module
  learned?: WebAssembly.Module // the one that can ask the net, once fetched, where it is apart
  telling: Telling
}

export class Games {
  readonly common = new Words({}) // what the server says, whatever the game
  private readonly engines = new Map<string, Promise<Engine>>() // those of today by id, others by key
  private readonly said = new Map<string, Promise<void>>() // words that are fetched or on their way
  private readonly bytes = new Map<string, ArrayBuffer>()

  constructor(
    private readonly root: string, // of the folder that `penstock site` writes
    private readonly store: Store,
    private readonly own: Sources = {}, // what only a table without a server says
    private readonly get: typeof fetch = (...asked) => fetch(...asked),
  ) {}

  /** A game by today's rules, with words in a language. */
  async today(game: string, lang: Lang): Promise<Engine> {
    const engine = await this.once(game, () => this.fetched(game))
    await Promise.all([this.speak(engine.telling.words, game, lang), this.speak(this.common, 'table', lang)])
    return engine
  }

  /** The game that a table was begun with: today's where its rules are the same, else as it was kept. */
  async of(row: Row, lang: Lang): Promise<Engine> {
    const kept = await this.kept(row)
    const now = await this.today(row.game, lang).catch((problem) => {
      if (kept) return null // offline, and the page's copy is gone
      throw problem
    })
    const isSame =
      now && now.manifest.rules_version === row.rules_version && now.manifest.components === row.components
    if (isSame) return now
    if (!kept) throw new Problem('rules_changed')
    return this.once(kept.key, () => made(kept))
  }

  private kept(row: Row): Promise<KeptGame | null> {
    return this.store.findGame(keyOf(row.game, row.rules_version, row.components))
  }

  /** Keep today's game, in all languages, for the tables begun with it. */
  async keep(engine: Engine): Promise<void> {
    const { key, manifest } = engine
    if (await this.store.findGame(key)) return
    const words = await Promise.all(
      LANGUAGES.map(async (lang) => [lang, await this.text(manifest.game, lang)]),
    )
    const sources = Object.fromEntries(words) as Record<Lang, string>
    await this.store.keepGame({ key, manifest, wasm: this.bytes.get(manifest.game)!, words: sources })
  }

  /** What no table needs any more is thrown away. */
  async prune(): Promise<void> {
    const rows = await this.store.all()
    await this.store.forgetGames(new Set(rows.map((r) => keyOf(r.game, r.rules_version, r.components))))
  }

  /** The words of a table without one: problems, the log. */
  async commonWords(lang: Lang): Promise<Words> {
    await this.speak(this.common, 'table', lang)
    return this.common
  }

  /** A file of the folder. */
  async file(name: string): Promise<Response> {
    const answer = await this.get(`${this.root}${name}`).catch(() => null)
    if (!answer?.ok) throw new Problem('no_file', { why: name })
    return answer
  }

  private async text(name: string, lang: Lang): Promise<string> {
    return (await this.file(`${name}.${lang}.ftl`)).text()
  }

  /** English stands in for what a language lacks, so it is always there too. */
  private async speak(words: Words, name: string, lang: Lang): Promise<void> {
    await Promise.all([...new Set<Lang>(['en', lang])].map((one) => this.add(words, name, one)))
  }

  private add(words: Words, name: string, lang: Lang): Promise<void> {
    const key = `${name} ${lang}`
    const own = words === this.common ? (this.own[lang] ?? '') : ''
    const said =
      this.said.get(key) ?? this.text(name, lang).then((source) => words.add(lang, `${source}\n${own}`))
    this.said.set(key, said)
    said.catch(() => this.said.delete(key))
    return said
  }

  private async fetched(game: string): Promise<Engine> {
    const [manifest, wasm] = await Promise.all([
      this.file(`${game}.json`).then((answer) => answer.json() as Promise<Manifest>),
      this.file(`${game}.wasm`).then((answer) => answer.arrayBuffer()),
    ])
    this.bytes.set(game, wasm)
    const key = keyOf(game, manifest.rules_version, manifest.components)
    return made({ key, manifest, wasm, words: {} })
  }

  /** The weights of a game's learned bot; the browser keeps the file, so asking again is cheap. */
  async net(game: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.file(`${game}.net`)).arrayBuffer())
  }

  /** Fetch what can ask the net, where the game's own module cannot; today's goes with today's rules alone. */
  async learn(engine: Engine): Promise<void> {
    const { game, has_module_apart } = engine.manifest
    if (!has_module_apart || engine.learned) return
    const name = `${game}.learned.wasm`
    if ((await this.engines.get(game)) !== engine) throw new Problem('no_file', { why: name })
    engine.learned = await WebAssembly.compile(await (await this.file(name)).arrayBuffer())
  }

  private once(key: string, make: () => Promise<Engine>): Promise<Engine> {
    const found = this.engines.get(key) ?? make()
    this.engines.set(key, found)
    found.catch(() => this.engines.delete(key)) // the next try may find the net again
    return found
  }
}

const keyOf = (game: string, rules: number, components: string): string => `${game} ${rules} ${components}`

async function made({ key, manifest, wasm, words }: KeptGame): Promise<Engine> {
  const module = await WebAssembly.compile(wasm)
  const game = await load(manifest, module)
  return { key, manifest, module, telling: new Telling(game, new Words(words)) }
}

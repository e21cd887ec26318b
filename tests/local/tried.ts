// Other moves in the place of the costliest decisions of a finished game:
//   node tried.mjs FOLDER FILE
import { readFileSync } from 'node:fs'
import { Analyses } from '../../web/src/local/analysis/analyses'
import { Grove } from '../../web/src/local/bots/grove'
import { InPlace } from '../../web/src/local/bots/thinking'
import type { Engine } from '../../web/src/local/engine/games'
import { load, type Manifest } from '../../web/src/local/engine/runtime'
import { Telling } from '../../web/src/local/engine/telling'
import { Words } from '../../web/src/local/engine/words'
import { openStore } from '../../web/src/local/keep/store'
import { savedFrom, type SavedGame } from '../../web/src/local/table/files'

const MOST = 3 // decisions
const [folder, file] = process.argv.slice(2) as [string, string]
const read = (name: string) => readFileSync(`${folder}/${name}`)
const saved: SavedGame = savedFrom(JSON.parse(readFileSync(file, 'utf8')))
const manifest = JSON.parse(read(`${saved.game}.json`).toString()) as Manifest
const wasm = read(`${saved.game}.wasm`)
const words = new Words({ en: read(`${saved.game}.en.ftl`).toString() })
const telling = new Telling(await load(manifest, wasm), words)
const engine: Engine = { key: saved.game, manifest, module: new WebAssembly.Module(wasm), telling }
const workers = [new InPlace(new Grove(await load(manifest, wasm)))]
const analyses = new Analyses(await openStore(undefined))
let shown = await analyses.of(saved, engine, 1, 'en', workers)
while (!shown.found) {
  await new Promise((done) => setTimeout(done, 50))
  shown = await analyses.of(saved, engine, 1, 'en', workers)
}
const costly = shown.found.decisions.toSorted((a, b) => b.loss - a.loss).slice(0, MOST)
const answers = []
for (const { number, seat, loss, mark, spoken } of costly) {
  const tried = (move: string) => analyses.tried(saved, engine, { number, move }, 'en', workers)
  const match = telling.game.match({ seats: saved.seats, seed: saved.seed, options: saved.options })
  for (const [by, move] of saved.moves.slice(0, number)) match.play(telling.game.ids.get(move)!, by)
  const others = match.moves(seat).map((id) => tried(telling.moves[id]!.notation))
  const two = [tried(spoken!.played.notation), tried(spoken!.better.notation)]
  answers.push([loss, mark, ...(await Promise.all(two)), await Promise.all(others)])
}
console.log(JSON.stringify(answers))

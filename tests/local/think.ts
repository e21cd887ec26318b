// A game between bots that think in several workers' groves, and the hints at some of its positions:
//   node think.mjs FOLDER GAME SEATS SEED ITERATIONS DECISIONS WORKERS
import { existsSync, readFileSync } from 'node:fs'
import { Grove } from '../../web/src/local/bots/grove'
import { advised, chosen, InPlace } from '../../web/src/local/bots/thinking'
import { standing, type Question } from '../../web/src/local/bots/questions'
import { load, type Manifest } from '../../web/src/local/engine/runtime'

const [folder, id, ...numbers] = process.argv.slice(2)
const [seats, seed, iterations, decisions, workers] = numbers.map(Number) as [number, number, number, number, number]
const manifest = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as Manifest
const net = `${folder}/${id}.net`
const learned = existsSync(net) ? { trust: 0.5, sharpness: 3 } : {}
manifest.bots.levels.hard = { turn_iterations: iterations, turn_seconds: 1e6, trees: 4, ...learned }
for (const level of Object.values(manifest.bots.levels)) level.turn_seconds = 1e6
const wasm = readFileSync(`${folder}/${id}${manifest.has_module_apart ? '.learned' : ''}.wasm`)
const groves = await Promise.all(
  Array.from({ length: workers }, async () => new InPlace(new Grove(await load(manifest, wasm)))),
)
const match = (await load(manifest, wasm)).match({ seats, seed })
const LEVELS = ['hard', existsSync(net) ? 'instant' : 'greedy', 'medium', 'easy', 'greedy']
const hints: unknown[] = []
const thinking: number[] = []

const question = (seat: number, level: string): Question => {
  return { table: 't', seats, ...standing(match), seat, level, seed: seat }
}

for (let k = 0; k < decisions && !match.over; k++) {
  const [seat] = match.toAct as [number]
  const level = LEVELS[seat]!
  const moves = match.moves(seat)
  const trees = manifest.bots.levels[level]?.trees
  const bringNet = () => Promise.resolve(new Uint8Array(readFileSync(net)))
  const move = await chosen(question(seat, level), moves, trees, groves, bringNet)
  const isAsked = k % 10 === 3 && moves.length > 1
  const advice = isAsked ? advised(question(seat, 'hard'), match, 4, groves, bringNet) : null
  match.play(move, seat) // the game goes on while the hints are looked for
  if (advice) hints.push([k, await advice])
  thinking.push(seat)
}
console.log(JSON.stringify({ moves: match.save().moves, hints }))

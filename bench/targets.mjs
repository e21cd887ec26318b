// Random play and search in WebAssembly, by processor time; called by targets.py.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, id, ...numbers] = process.argv.slice(2)
const [games, iterations, edges, seats, seed] = numbers.map(Number)
const { load } = await import(pathToFileURL(`${folder}/penstock.js`))
const { Buffers } = await import(pathToFileURL(`${folder}/bots.js`))
const manifest = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
const game = await load(manifest, readFileSync(`${folder}/${id}.wasm`))
const seconds = () => process.cpuUsage().user / 1e6

const size = game.size('State')
const words = manifest.numbers.seed_words + 1
const states = game.take(games * size)
const lines = game.take(games * words * 8)

function playAll() {
  for (let k = 0; k < games; k++) {
    game.bytes(states + k * size, size).set(game.emptyRecord(seats))
    game.seedWords(seed, k).forEach((word, j) => game.set('State', states + k * size, 'rng', word, j))
    game
      .seedWords(seed, manifest.numbers.streams.chooser + k)
      .forEach((word, j) => game.data.setBigInt64(lines + 8 * (k * words + j), word, true))
  }
  game.functions.reset(states, 0, games)
  const begin = seconds()
  game.functions.playout(states, 0, games, manifest.longest, game.place.ids, lines)
  const spent = seconds() - begin
  let decisions = 0
  for (let k = 0; k < games; k++) decisions += Number(game.data.getBigInt64(lines + 8 * (k * words + words - 1), true))
  return decisions / spent
}

const buffers = new Buffers(game, 1, edges)

function search() {
  const match = game.match({ seats, seed })
  const [seat] = match.toAct
  buffers.seat('search')
  buffers.laySeed(0, game.seedWords(seed, manifest.numbers.streams.search))
  buffers.run('begin', seat)
  buffers.know(match.known(seat))
  const begin = seconds()
  buffers.run('think', seat, iterations, 0)
  return iterations / (seconds() - begin)
}

playAll() // until the engine's second compiler is done
search()
console.log(JSON.stringify([playAll(), search()]))

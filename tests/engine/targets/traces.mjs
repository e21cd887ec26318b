// The same random games as traces.py, in WebAssembly:
//   node traces.mjs FOLDER GAME SEATS,N,EVERY,SEED …
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, id, ...asked] = process.argv.slice(2)
const { load } = await import(pathToFileURL(`${folder}/penstock.js`))
const manifest = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
const game = await load(manifest, readFileSync(`${folder}/${id}.wasm`))

const size = game.size('State')
const words = manifest.numbers.seed_words + 1

function trace(seats, n, every, seed) {
  const states = game.take(n * size)
  const lines = game.take(n * words * 8)
  const empty = game.emptyRecord(seats)
  for (let k = 0; k < n; k++) {
    game.bytes(states + k * size, size).set(empty)
    game.seedWords(seed, k).forEach((word, j) => game.set('State', states + k * size, 'rng', word, j))
    game
      .seedWords(seed, manifest.numbers.streams.chooser + k)
      .forEach((word, j) => game.data.setBigInt64(lines + 8 * (k * words + j), word, true))
  }

  const digest = () => createHash('sha256').update(game.bytes(states, n * size)).digest('hex').slice(0, 16)
  const goesOn = () =>
    Array.from({ length: n }, (_, k) => k).some((k) => game.get('State', states + k * size, 'to_act'))

  game.functions.reset(states, 0, n)
  const found = [digest()]
  while (goesOn()) {
    game.functions.playout(states, 0, n, every, game.place.ids, lines)
    found.push(digest())
  }
  return found
}

console.log(JSON.stringify(asked.map((numbers) => trace(...numbers.split(',').map(Number)))))

// A whole game of a learned bot on every seat: node instant.mjs FOLDER GAME SEATS SEED NET MOST
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, id, seats, seed, net, most] = process.argv.slice(2)
const { load } = await import(pathToFileURL(`${folder}/penstock.js`))
const { InstantBot } = await import(pathToFileURL(`${folder}/bots.js`))
const manifest = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
const game = await load(manifest, readFileSync(`${folder}/${id}.wasm`))
const weights = readFileSync(net)
const bots = Array.from({ length: Number(seats) }, (_, seat) => new InstantBot(game, weights, seat))
const match = game.match({ seats: Number(seats), seed: Number(seed) })
while (!match.over && match.history.length < Number(most)) {
  const [seat] = match.toAct
  match.play(bots[seat].choose(match, seat), seat)
}
console.log(JSON.stringify(match.save().moves))

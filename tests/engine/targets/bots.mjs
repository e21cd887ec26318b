// A whole game between bots, and what the first searches of it left in memory:
//   node bots.mjs FOLDER GAME SEATS SEED BOT,BOT,… LOOKS AFTER
// A BOT is greedy, a level, or a number of iterations; after so many LOOKS at its trees the first has AFTER.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, id, seats, seed, names, looks, after] = process.argv.slice(2)
const { load } = await import(pathToFileURL(`${folder}/penstock.js`))
const { GreedyBot, SearchBot, prospects } = await import(pathToFileURL(`${folder}/bots.js`))
const manifest = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8'))
const game = await load(manifest, readFileSync(`${folder}/${id}.wasm`))

const bots = names.split(',').map((name, seat) => {
  if (name === 'greedy') return new GreedyBot(game, seat)
  // as long as it takes: a busy machine would choose otherwise
  const level = { ...manifest.bots.levels[name], turn_seconds: null }
  return new SearchBot(game, Number(name) ? { iterations: Number(name) } : level, seat)
})
const match = game.match({ seats: Number(seats), seed: Number(seed) })
const trees = []
while (!match.over) {
  const [seat] = match.toAct
  const many = match.moves(seat).length > 1
  const move = bots[seat].choose(match, seat)
  const { buffers } = bots[seat]
  if (many && trees.length < Number(looks) && buffers.trees > 1) {
    const { Tree, Node, Edge } = buffers.place
    const sizes = [buffers.trees, buffers.trees * buffers.nodes, buffers.trees * buffers.edges]
    const hash = createHash('sha256')
    ;[['Tree', Tree], ['Node', Node], ['Edge', Edge]].forEach(([kind, at], k) =>
      hash.update(game.bytes(at, sizes[k] * game.size(kind))),
    )
    trees.push(hash.digest('hex'))
    if (trees.length === Number(looks)) bots[0] = new SearchBot(game, { iterations: Number(after) }, 0)
  }
  match.play(move, seat)
}
const start = game.match({ seats: Number(seats), seed: Number(seed) })
const [first] = start.toAct
const seen = start.moves(first).slice(0, 2).map((move, k) => ({ move, visits: 0, figure: 0.5 - k / 10 }))
const looked = prospects(start, first, seen, 5, 4)
console.log(JSON.stringify({ moves: match.save().moves, trees, looked }))

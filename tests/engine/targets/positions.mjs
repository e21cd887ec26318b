// Plays a saved game move by move and tells what a page would show of every so many positions:
//   node positions.mjs FOLDER EVERY < saved.json
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, every] = process.argv.slice(2)
const { load, readSaved, writeSaved } = await import(pathToFileURL(`${folder}/penstock.js`))
const saved = readSaved(readFileSync(0, 'utf8'))
const manifest = JSON.parse(readFileSync(`${folder}/${saved.game}.json`, 'utf8'))
const game = await load(manifest, readFileSync(`${folder}/${saved.game}.wasm`))
const match = game.match(saved)
const told = []

function tell() {
  const seats = [...Array(match.seats).keys()]
  told.push({
    digest: createHash('sha256').update(match.record).digest('hex'),
    toAct: match.toAct,
    events: match.events,
    views: [null, ...seats].map((seat) => match.view(seat)),
    worth: [null, ...seats].map((seat) => match.worth(seat)),
    legal: seats.map((seat) => match.moves(seat)),
    refusals: seats.map((seat) => game.notations.map((_, id) => match.whyNot(id, seat)?.name ?? null)),
    facts: match.toAct.map((seat) => match.moves(seat).map((id) => match.facts(id, seat))),
    public: match.toAct.map((seat) => match.moves(seat).map((id) => match.facts(id, seat, null))),
  })
}

tell()
saved.moves.forEach(([seat, notation], k) => {
  match.play(notation, seat)
  if ((k + 1) % Number(every) === 0 || match.over) tell()
})
console.log(JSON.stringify({ told, save: writeSaved(match), mayUndo: match.mayUndo }))

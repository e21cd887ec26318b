// Plays games at the page's own table and tells what it shows of them, a line of JSON for each game:
//   node tell.mjs FOLDER < games.json   (FOLDER: what `penstock site` writes for a page)
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { load, writeSaved, type Manifest } from '../../web/src/local/engine/runtime'
import { Telling } from '../../web/src/local/engine/telling'
import { LANGUAGES, Words, type Lang, type Sources } from '../../web/src/local/engine/words'
import { Problem } from '../../web/src/local/table/problem'
import type { Row } from '../../web/src/local/table/row'
import { lineShown, positionShown } from '../../web/src/local/table/shown'
import { LocalTable } from '../../web/src/local/table/table'

interface Asked {
  row: Row // before its first line
  moves: [number, string][] // an undo is an empty word
  looks: Record<number, string[]> // by line: in these languages
  again: number // a line whose position is told once more at the end
  refused: Record<number, [number, string][]> // by line: moves that are tried
}

const folder = process.argv[2]!
const file = (name: string) => readFileSync(`${folder}/${name}`)
const sources = (name: string): Sources =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, file(`${name}.${lang}.ftl`).toString()]))
const common = new Words(sources('table'))
const games = new Map<string, Telling>()

async function telling(game: string): Promise<Telling> {
  let found = games.get(game)
  if (!found) {
    const manifest = JSON.parse(file(`${game}.json`).toString()) as Manifest
    found = new Telling(await load(manifest, file(`${game}.wasm`)), new Words(sources(game)))
    games.set(game, found)
  }
  return found
}

function refusal(table: LocalTable, seat: number, move: string): unknown {
  try {
    table.played({ move, seat, expected_seq: table.seq, key: 'refused' }, 0)
    return null
  } catch (problem) {
    return LANGUAGES.map((lang) => (problem as Problem).body(lang, common))
  }
}

async function tell({ row, moves, looks, again, refused }: Asked): Promise<unknown> {
  const table = new LocalTable(row, await telling(row.game), common)
  const start = { seq: 1, kind: 'start', seat: null, move: null, back: 0, by_bot: false, key: null, at: 0 } as const
  table.accept(table.settled({ ...row, lines: [start] }, 0))
  const digests: string[] = []
  const positions: unknown[] = []
  const refusals: unknown[] = []
  const viewers = [null, ...table.own]
  const look = () => {
    digests.push(createHash('sha256').update(table.match.record).digest('hex').slice(0, 16))
    for (const lang of looks[table.seq] ?? [])
      positions.push(viewers.map((viewer) => positionShown(table, table.seq, viewer, lang as Lang)))
    for (const [seat, move] of refused[table.seq] ?? []) refusals.push(refusal(table, seat, move))
  }
  look()
  for (const [seat, move] of moves) {
    const next = !move
      ? (table.undone({ expected_seq: table.seq, key: `${table.seq}` }, 0) as Row)
      : table.own.includes(seat)
        ? (table.played({ move, seat, expected_seq: table.seq, key: `${table.seq}` }, 0) as Row)
        : table.decided(seat, move, 0)
    table.accept(table.settled(next, 0))
    look()
  }
  const langs = [...LANGUAGES]
  return {
    digests,
    positions,
    refusals,
    again: positionShown(table, again, null, 'en'),
    logs: langs.map((lang) => table.row.lines.map((line) => lineShown(table, line, lang))),
    worth: viewers.map((viewer) => table.match.worth(viewer)),
    result: table.row.result,
    saved: writeSaved(table.match),
  }
}

for (const asked of JSON.parse(readFileSync(0, 'utf8')) as Asked[]) console.log(JSON.stringify(await tell(asked)))

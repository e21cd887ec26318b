// The analysis of a finished game, judged in several workers' groves:
//   node analyse.mjs FOLDER FILE SEED BASE EACH GAMES WORKERS
import { readFileSync } from "node:fs";
import { asked, explained, judged } from "../../web/src/local/analysis/analyse";
import { Grove } from "../../web/src/local/bots/grove";
import { InPlace } from "../../web/src/local/bots/thinking";
import {
  load,
  type Manifest,
  type Saved,
} from "../../web/src/local/engine/runtime";

const [folder, file, ...numbers] = process.argv.slice(2);
const [seed, base, each, games, workers] = numbers.map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
const saved = JSON.parse(readFileSync(file!, "utf8")) as Saved;
const manifest = JSON.parse(
  readFileSync(`${folder}/${saved.game}.json`, "utf8"),
) as Manifest;
const wasm = readFileSync(`${folder}/${saved.game}.wasm`);
const groves = await Promise.all(
  Array.from(
    { length: workers },
    async () => new InPlace(new Grove(await load(manifest, wasm))),
  ),
);
const match = (await load(manifest, wasm)).match({
  seats: saved.seats,
  seed: saved.seed,
  options: saved.options,
});
const ids = saved.moves.map(([seat, notation]): [number, number] => [
  seat,
  manifest.moves.notations.indexOf(notation),
]);
const stretches = asked(match, ids, seed, { base, each, games });
const before = process.cpuUsage();
const found = explained(
  await judged(stretches, groves, () => {}),
  match,
);
const { user, system } = process.cpuUsage(before); // microseconds
console.log(JSON.stringify({ ...found, seconds: (user + system) / 1e6 }));

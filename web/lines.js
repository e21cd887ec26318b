/** No line of the page's source is longer than 120 characters, in script, markup or style. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LONGEST = 120

const tooLong = readdirSync('src', { recursive: true })
  .map((name) => join('src', name))
  .filter((path) => /\.(ts|svelte|css)$/.test(path))
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, k) => ([...line].length > LONGEST ? [`${path}:${k + 1}: ${[...line].length}`] : [])),
  )

if (tooLong.length) {
  console.error(`${tooLong.join('\n')}\nMore than ${LONGEST} characters.`)
  process.exit(1)
}

/**
 * `make dev`: the table server and the page with reload. Ctrl-C ends both.
 *
 * The page is served by Vite, which asks the table server for everything under /api, its sockets too. A change of
 * the page is shown at once; a change of Python or of a game's words starts the server anew, and the page comes back
 * by itself. The rules are plain, not compiled, so that this takes seconds.
 */

import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer } from 'vite'

const PORT = process.env.PORT ?? '8060'
const SOURCES = '../src/penstock'
const CALM = 300 // ms without another change before the server starts anew
const PATIENCE = 60_000 // ms for the server's first answer

process.env.PENSTOCK_URL = `http://127.0.0.1:${PORT}` // see vite.config.ts
let server = null
let isEnding = false
let isRestarting = false
let change

/** The server runs until a change or Ctrl-C; one that fails waits for the next change. */
function startServer() {
  server = spawn('penstock', ['serve', '--port', PORT, '--no-compile'], { cwd: '..', stdio: 'inherit' })
  server.on('error', (problem) => console.error(`penstock: ${problem.message}`))
  server.on('exit', (code) => {
    server = null
    if (code && !isEnding) console.error('The server has ended; the next change starts it again.')
  })
}

function stopServer() {
  return new Promise((done) => {
    if (!server) return done()
    server.once('exit', done)
    server.kill('SIGTERM')
  })
}

async function restartServer(file) {
  if (isRestarting) return // it starts with the newest files anyway
  isRestarting = true
  console.log(`${file} has changed: the server starts anew.`)
  await stopServer()
  if (!isEnding) startServer()
  isRestarting = false
}

async function answers() {
  const end = Date.now() + PATIENCE
  while (!isEnding && Date.now() < end) {
    try {
      return await fetch(`${process.env.PENSTOCK_URL}/api/games`)
    } catch {
      await new Promise((done) => setTimeout(done, 250))
    }
  }
}

startServer()
const watcher = watch(SOURCES, { recursive: true }, (_, file) => {
  if (!/\.(py|ftl|toml)$/.test(file ?? '')) return
  clearTimeout(change)
  change = setTimeout(() => void restartServer(file), CALM)
})
const vite = await createServer()

async function end() {
  if (isEnding) return
  isEnding = true
  clearTimeout(change)
  watcher.close()
  await Promise.all([vite.close(), stopServer()])
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())

await answers()
if (!isEnding) {
  await vite.listen()
  vite.printUrls()
}

/**
 * Keeps the page in this browser, one version at a time, so that it works without a net.
 * `penstock site` fills in the version and the files; a page at a server has no service worker.
 */

const VERSION = 'VERSION'
const FILES = ['FILES']
const NAME = 'penstock '

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME + VERSION).then((cache) =>
      // past the browser's own memory, which may still hold the version before
      cache.addAll(
        FILES.map((name) => new Request(name === 'index.html' ? './' : name, { cache: 'no-cache' })),
      ),
    ),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(NAME) && name !== NAME + VERSION) await caches.delete(name)
      await clients.claim()
    })(),
  )
})

/** A page asks for the new version: all tabs load it at once. */
addEventListener('message', (event) => {
  if (event.data === 'take over') void skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  event.respondWith(answer(request))
})

async function answer(request) {
  const cache = await caches.open(NAME + VERSION)
  const wanted = request.mode === 'navigate' ? registration.scope : request.url
  const kept = await cache.match(wanted, { ignoreSearch: true })
  if (kept) return kept
  const found = await fetch(request)
  if (found.ok) await cache.put(request, found.clone())
  return found
}

/** The page works offline by a service worker, and says when there is a newer version of it. */

import { home } from '../kit/server/home'

const CALM = 4000 // ms until the page has loaded what it needs itself; then everything is fetched once

export const version = $state({ isReady: false }) // a newer one waits

let waiting: ServiceWorker | null = null

export function listenForVersions(): void {
  if (home.hasServer || !('serviceWorker' in navigator) || !isSecureContext) return
  reloadWithNewer()
  setTimeout(() => void keepOffline().catch(() => {}), CALM)
}

/** All tabs go on with a newer version at once: what the older one had still to fetch is gone. */
function reloadWithNewer(): void {
  let isKept = navigator.serviceWorker.controller !== null // else the first version only begins to keep it
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) location.reload()
    isKept = true
  })
}

async function keepOffline(): Promise<void> {
  const found = await navigator.serviceWorker.register('sw.js')
  const look = () => {
    if (!found.waiting || !navigator.serviceWorker.controller) return
    waiting = found.waiting
    version.isReady = true
  }
  look()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => {})
  })
}

/** Load the newer version, in all tabs; games are kept after every move, so none is lost. */
export function takeOver(): void {
  waiting?.postMessage('take over')
}

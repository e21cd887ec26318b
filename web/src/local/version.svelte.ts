/** The page works offline by a service worker, and says when there is a newer version of it. */

import { home } from '../kit/server/home'

export const version = $state({ isReady: false }) // a newer one waits

let waiting: ServiceWorker | null = null

export function listenForVersions(): void {
  if (home.hasServer || !('serviceWorker' in navigator) || !isSecureContext) return
  void navigator.serviceWorker.register('sw.js').then((found) => {
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
  })
}

/** Load the newer version, in all tabs; games are kept after every move, so none is lost. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take over')
}

/** Which page: the path of the address, without reloading. In a folder of files it stands behind a `#`. */

import { home } from '../server/home'

export interface Route {
  page: string
  parts: string[]
  query: URLSearchParams
  hash: string
}

export function read(address: URL): Route {
  const [page = '', ...parts] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: page || 'start', parts, query: address.searchParams, hash: address.hash.slice(1) }
}

/** The address of a page of ours, as the browser has it. */
export const addressOf = (path: string): string => (home.hasServer ? path : `#${path}`)

function here(): Route {
  if (home.hasServer) return read(new URL(location.href))
  return read(new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin))
}

export const router = $state({ route: here() })

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(path))
  const before = router.route
  router.route = here()
  if (before.page !== router.route.page || before.parts[0] !== router.route.parts[0]) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  router.route = here()
})

/** A link that the browser follows itself, into another tab say, needs the address that the browser knows. */
if (!home.hasServer)
  for (const kind of ['click', 'auxclick', 'contextmenu'] as const)
    document.addEventListener(
      kind,
      (event) => {
        const link = (event.target as Element | null)?.closest('a')
        const path = link?.getAttribute('href')
        if (
          link &&
          path?.startsWith('/') &&
          (link.target || kind !== 'click' || event.ctrlKey || event.metaKey)
        )
          link.setAttribute('href', addressOf(path))
      },
      true,
    )

const isOnThisPage = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.hash !== ''

/** Links inside the page stay inside the page. */
document.addEventListener('click', (event) => {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const path = link.getAttribute('href')!
  if (link.pathname.startsWith('/api/') || (home.hasServer && isOnThisPage(link))) return
  event.preventDefault()
  if (path.startsWith('#/')) go(path.slice(1))
  else if (path.startsWith('#')) go(location.hash.slice(1).replace(/#.*$/, '') + path)
  else go(link.pathname + link.search + link.hash)
})

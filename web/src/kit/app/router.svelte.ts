/** Which page: the path of the address, without reloading. */

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

export const router = $state({ route: read(new URL(location.href)) })

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  const before = router.route
  router.route = read(new URL(location.href))
  if (before.page !== router.route.page || before.parts[0] !== router.route.parts[0]) scrollTo(0, 0)
}

addEventListener('popstate', () => {
  router.route = read(new URL(location.href))
})

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
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})

/** Links to files that a server would make: at a table of this browser they are made here. */

import { fileOf } from './client.svelte'
import { LOCAL } from './table/opening'

const EXPORT = new RegExp(`^/api/tables/(${LOCAL}[\\w-]+)/export$`)

/** Let somebody keep a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

document.addEventListener('click', (event) => {
  const path = (event.target as Element | null)?.closest('a')?.getAttribute('href') ?? ''
  const table = EXPORT.exec(path)?.[1]
  if (!table) return
  event.preventDefault()
  void fileOf(table).then((text) => download(text, `penstock-${table}.json`))
})

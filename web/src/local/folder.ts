/** What lies in the page's own folder just as it is asked for: it is handed out without waking a worker. */

import { ApiError } from '../kit/server/failure'
import { root } from '../kit/server/home'

/** The name of the file that answers a question; null where none does. */
export function fileFor(path: string, lang: string): string | null {
  const [asked] = path.split('?') as [string]
  if (asked === '/games') return `games.${lang}.json`
  const found = /^\/games\/([\w-]+)\/(rules|text|lessons)$/.exec(asked)
  if (!found) return null
  const [, game, what] = found
  return what === 'text' ? `${game}.${lang}.ftl` : `${game}.${what}.${lang}.json`
}

/** A file's content in the shape of the server's answer. */
export async function fromFolder(name: string): Promise<unknown> {
  const answer = await fetch(`${root()}local/${name}`).catch(() => null)
  if (!answer?.ok)
    throw new ApiError(answer?.status ?? 0, { code: 'offline', message: '', paragraph: null, details: {} })
  return name.endsWith('.ftl') ? { messages: await answer.text() } : answer.json()
}

/** Calls of the server; every failure is an ApiError with one sentence. */

import type { LessonShown, LessonsShown, NoteShown } from '../../gen/api'
import { callHere, isHere } from '../../local/client.svelte'
import { ApiError } from './failure'
import { home } from './home'
import type {
  ChatLine,
  ErrorBody,
  GameInfo,
  Hint,
  LogLine,
  Me,
  MoveAccepted,
  Position,
  Profile,
  Rulebook,
  Session,
  Story,
  Table,
  TableCard,
} from './types'

export { ApiError }

let language = 'en'

export function speak(lang: string): void {
  language = lang
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((c) => c.startsWith(name + '='))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

/** What a proxy says instead of JSON is nothing. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const SAFE = new Set(['GET', 'HEAD'])

/** Answered by the server, or in this browser. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (isHere(method, path, body)) return callHere<T>(method, path, body, language)
  const headers: Record<string, string> = { 'accept-language': language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (!SAFE.has(method)) headers['x-csrftoken'] = cookie('csrftoken')
  let answer: Response
  try {
    answer = await fetch('/api' + path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, { code: 'offline', message: '', paragraph: null, details: {} })
  }
  const value = parsed(await answer.text())
  if (answer.ok) return value as T
  const error = (value as { error?: ErrorBody } | null)?.error
  throw new ApiError(
    answer.status,
    error ?? { code: 'http_' + answer.status, message: answer.statusText, paragraph: null, details: {} },
  )
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

export function query(values: Record<string, string | number | null | undefined>): string {
  const parts = Object.entries(values).filter(([, v]) => v !== null && v !== undefined)
  return parts.length ? '?' + parts.map(([k, v]) => `${k}=${encodeURIComponent(String(v))}`).join('&') : ''
}

export type Scope = 'open' | 'running' | 'mine' | 'finished'

export const api = {
  games: () => get<GameInfo[]>('/games'),
  rules: (game: string, lang: string) => get<Rulebook>(`/games/${game}/rules?lang=${lang}`),
  gameText: (game: string, lang: string) => get<{ messages: string }>(`/games/${game}/text?lang=${lang}`),

  lessons: (game: string, lang: string) => get<LessonsShown>(`/games/${game}/lessons?lang=${lang}`),
  /** A table in the position of a lesson; only a browser that holds the games can set it up. */
  teach: (game: string, lesson: LessonShown) => post<Table>(`/games/${game}/lessons`, lesson),

  me: () => get<Me>('/me'),
  guest: (name: string) => post<Me>('/guest', { name }),
  account: (user_name: string, password: string) => post<Me>('/account', { user_name, password }),
  login: (user_name: string, password: string) => post<Me>('/login', { user_name, password }),
  logout: () => post<null>('/logout'),
  change: (values: Partial<Pick<Me, 'name' | 'language' | 'settings' | 'notify'>>) =>
    call<Me>('PATCH', '/me', values),

  sessions: () => get<Session[]>('/me/sessions'),
  endSession: (id: string) => post<unknown>(`/me/sessions/${id}/end`),
  logoutEverywhere: () => post<unknown>('/logout-everywhere'),
  changePassword: (old: string, wanted: string) => post<Me>('/me/password', { old, new: wanted }),
  forgotPassword: (user_name: string) => post<unknown>('/password/forgot', { user_name }),
  resetPassword: (ticket: string, password: string) => post<Me>('/password/reset', { ticket, password }),
  confirmEmail: (ticket: string) => post<unknown>('/email/confirm', { ticket }),
  deleteMe: (password: string) => post<unknown>('/me/delete', { password }),
  person: (id: string) => get<Profile>(`/people/${id}`),
  block: (id: string, blocked: boolean) => post<unknown>(`/people/${id}/block`, { blocked }),

  /** Tables of the server; one's own are in this browser too, and whichever comes first is `told` at once. */
  tables: async (scope: Scope, told: (some: TableCard[]) => void = () => {}) => {
    const theirs = get<TableCard[]>(`/tables?scope=${scope}`)
    if (scope !== 'mine' || !home.hasServer || !home.hasGames) return theirs
    const here = callHere<TableCard[]>('GET', '/tables?scope=mine', undefined, language)
    const parts = [here, theirs].map((part) => part.catch(() => []))
    for (const part of parts) void part.then((some) => some.length && told(some))
    const both = (await Promise.all(parts)).flat()
    return both.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed)
  },
  create: (wanted: unknown) => post<Table>('/tables', wanted),
  table: (id: string, invite?: string | null) => get<Table>(`/tables/${id}${query({ invite })}`),
  act: <T = unknown>(id: string, verb: string, body: unknown = {}) => post<T>(`/tables/${id}/${verb}`, body),
  move: (id: string, body: { move: string; seat?: number; expected_seq: number; key: string }) =>
    post<MoveAccepted>(`/tables/${id}/moves`, body),
  undo: (id: string, expected_seq: number) =>
    post<MoveAccepted>(`/tables/${id}/undo`, { expected_seq, key: crypto.randomUUID() }),
  position: (id: string, seq?: number | null, seat?: number | null) =>
    get<Position>(`/tables/${id}/position${query({ seq, seat, lang: language })}`),
  hint: (id: string, seat: number) => get<Hint[]>(`/tables/${id}/hint${query({ seat })}`),
  /** The whole log, page by page, in the language just chosen: the server may not yet know it as the person's own. */
  log: async (id: string) => {
    const lines: LogLine[] = []
    for (;;) {
      const from = (lines.at(-1)?.seq ?? 0) + 1
      const page = await get<LogLine[]>(`/tables/${id}/log${query({ from, lang: language })}`)
      if (!page.length) return lines
      lines.push(...page)
    }
  },
  since: (id: string) => get<Story>(`/tables/${id}/since-last-turn`),
  chat: (id: string) => get<ChatLine[]>(`/tables/${id}/chat`),
  say: (id: string, text: string, room: string) => post<unknown>(`/tables/${id}/chat`, { text, room }),
  report: (id: string, line: number) => post<unknown>(`/tables/${id}/chat/${line}/report`),
  isMuted: (id: string) => get<{ muted: boolean }>(`/tables/${id}/mute`),
  mute: (id: string, muted: boolean) => post<{ muted: boolean }>(`/tables/${id}/mute`, { muted }),
  note: (id: string) => get<NoteShown>(`/tables/${id}/note`),
  writeNote: (id: string, text: string) => post<NoteShown>(`/tables/${id}/note`, { text }),
  scores: (id: string) => get<{ seqs: number[]; values: number[][] }>(`/tables/${id}/scores-over-time`),
  /** The whole game as a saved file. */
  file: async (id: string): Promise<unknown> => {
    const found = await get<unknown>(`/tables/${id}/export`)
    return typeof found === 'string' ? (JSON.parse(found) as unknown) : found
  },
  importGame: (file: unknown, kind: 'hot_seat' | 'analysis') => post<Table>('/import', { file, kind }),
}

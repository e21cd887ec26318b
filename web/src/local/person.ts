/** Who plays where there is no server: a name and preferences, kept in this browser. */

import type { Me } from '../gen/api'
import { ApiError } from '../kit/server/failure'
import { home } from '../kit/server/home'

const KEY = 'penstock-person'
const NOBODY: Me = {
  id: 'here',
  name: '',
  is_guest: true,
  user_name: null,
  language: null,
  settings: {},
  notify: {},
  email: null,
  has_mail: false,
}
let known: Me | null = read()
let usual = (): string => ''

function read(): Me | null {
  try {
    const text = localStorage.getItem(KEY)
    return text ? { ...NOBODY, ...(JSON.parse(text) as Partial<Me>) } : null
  } catch {
    return null
  }
}

function keep(next: Me): Me {
  known = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    /* then the name is asked for again */
  }
  return next
}

/** How somebody is called at tables of this browser; a server knows its own people. */
export const name = (): string => (home.hasServer ? '' : known?.name) || usual()

export function useName(find: () => string): void {
  usual = find
}

export const answers = (path: string): boolean => path === '/me' || path === '/guest'

export function answer(method: string, path: string, body: unknown): Me {
  if (path === '/guest') return keep({ ...(known ?? NOBODY), name: (body as { name: string }).name })
  if (!known) throw new ApiError(401, { code: 'no_session', message: '', paragraph: null, details: {} })
  return method === 'PATCH' ? keep({ ...known, ...(body as Partial<Me>) }) : known
}

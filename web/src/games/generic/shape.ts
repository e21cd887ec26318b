/** What a value of a view is, so that it can be shown readably without knowing what it means. */

import type { Json } from '../../kit/server/types'

export type Kind = 'plain' | 'counts' | 'records' | 'grid' | 'list' | 'parts'

export function isPlain(value: Json | undefined): boolean {
  return value === null || typeof value !== 'object'
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function kindOf(value: Json): Kind {
  if (isPlain(value)) return 'plain'
  if (Array.isArray(value)) {
    if (value.length && value.every(isRecord)) return 'records'
    if (value.length && value.every((v) => Array.isArray(v) && v.every(isPlain))) return 'grid'
    return 'list'
  }
  return Object.values(value!).every((v) => typeof v === 'number' || v === null) ? 'counts' : 'parts'
}

/** Columns of a table of records: every key that occurs, in order of first occurrence. */
export function columns(records: { [key: string]: Json }[]): string[] {
  return [...new Set(records.flatMap((r) => Object.keys(r)))]
}

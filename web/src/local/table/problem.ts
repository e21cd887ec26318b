/** What can go wrong at a table, told as the server tells it. */

import type { ErrorBody } from '../../kit/server/types'
import type { Lang, Words } from '../engine/words'

const STATUS: Record<string, number> = {
  bad_move: 400,
  bad_option: 400,
  bad_save: 400,
  not_your_seat: 403,
  no_such_table: 404,
  no_such_game: 404,
  no_such_seq: 404,
  not_found: 404,
  gone: 404,
  no_file: 503,
  storage_full: 507,
  storage_failed: 507,
}
const NOT_NOW = 409

/** Something is turned down; nothing has changed. */
export class Problem extends Error {
  readonly status: number

  constructor(
    readonly code: string,
    readonly said: { because?: string; why?: string; details?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.status = STATUS[code] ?? NOT_NOW
  }

  body(lang: Lang, words: Words): ErrorBody {
    const { because, why, details = {} } = this.said
    const reason = because ? words.say(lang, because) : (why ?? '')
    const message = words.say(lang, `problem-${this.code.replaceAll('_', '-')}`, { why: reason })
    return { code: this.code, message, paragraph: null, details }
  }
}

/** The rules refuse a move, and say which paragraph. */
export class RefusedMove extends Problem {
  constructor(
    private readonly refusal: string,
    private readonly paragraph: string,
    private readonly tell: (lang: Lang) => string,
  ) {
    super('refused')
  }

  override body(lang: Lang): ErrorBody {
    const code = this.refusal.toLowerCase()
    return { code, message: this.tell(lang), paragraph: this.paragraph, details: {} }
  }
}

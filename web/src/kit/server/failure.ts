/** A call that was turned down, with one sentence. */

import type { ErrorBody } from './types'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

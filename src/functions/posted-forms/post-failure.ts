import { databaseTrouble } from '../../api/db/database-trouble.ts'
import { ExpectedError } from '../../api/expected-error.ts'
import type { Trouble } from '../../domain/forms/trouble.ts'

/** Why a form was not taken, whatever is in it, and how the answer says so to programs. */
export interface PostFailure {
  trouble: Trouble
  status: 400 | 429 | 503
  retryAfterSeconds?: number
}

/** Our side cannot take anything just now. */
export const unavailablePost = (retryAfterSeconds = 30): PostFailure => ({
  trouble: { kind: 'unavailable' },
  status: 503,
  retryAfterSeconds,
})

/** Throws what is nobody's trouble but a bug. */
export const postFailureOf = (error: unknown): PostFailure => {
  if (databaseTrouble(error) !== undefined) return unavailablePost()
  if (!(error instanceof ExpectedError)) throw error
  if (error.status >= 500) return unavailablePost()
  if (error.status !== 429) return { trouble: { kind: 'looks-like-a-bot' }, status: 400 }
  const { retryAfterSeconds = 60 } = error
  return { trouble: { kind: 'too-many', retryAfterSeconds }, status: 429, retryAfterSeconds }
}

import { ExpectedError } from '../expected-error.ts'

/** For the person who sent them. */
export const tooManyWords = (things: 'forms' | 'files' | 'tries', retryAfterSeconds: number): string =>
  `Too many ${things} have come from here. ${things === 'tries' ? 'Try' : 'Send this one'} again in ${Math.ceil(retryAfterSeconds / 60)} min.`

/** Thrown when a limit is reached. */
export const tooMany = (things: 'forms' | 'tries', retryAfterSeconds: number): ExpectedError =>
  new ExpectedError(tooManyWords(things, retryAfterSeconds), { code: 'TOO_MANY', status: 429, retryAfterSeconds })

export interface ExpectedErrorOptions {
  /** For programs: `SERIAL_UNKNOWN`. */
  readonly code: string
  /** Of the answer, when it has nothing else to give. */
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** When it is worth trying again. */
  readonly retryAfterSeconds?: number
  /** What a program needs to do better, beside the code. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** Thrown where something went wrong that a visitor should hear of as it is: the message is written for a person. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError'
  readonly code: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    message: string,
    { code, status, headers = {}, retryAfterSeconds, details = {}, cause }: ExpectedErrorOptions,
  ) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.headers = headers
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

/** Something that we need does not answer, the database for one. The visitor has done nothing wrong and may try again. */
export const unavailable = (cause?: unknown, retryAfterSeconds = 30): ExpectedError =>
  new ExpectedError('This part of the site is not available at the moment. Try again in a minute.', {
    code: 'UNAVAILABLE',
    status: 503,
    retryAfterSeconds,
    cause,
  })

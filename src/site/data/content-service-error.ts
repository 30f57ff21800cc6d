export interface ContentServiceFailure {
  status: number
  /** How long the service asks to be left alone. */
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** The content service answered, but not with content. */
export class ContentServiceError extends Error {
  override readonly name = 'ContentServiceError'
  readonly status: number
  readonly retryAfterMs: number | undefined

  constructor(message: string, { status, retryAfterMs, cause }: ContentServiceFailure) {
    super(message, { cause })
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Seconds or a date; Contentful has a header of its own for it. */
export const retryAfterMs = (headers: Headers, now: number): number | undefined => {
  const value = headers.get('retry-after') ?? headers.get('x-contentful-ratelimit-reset')
  if (value === null) return undefined
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

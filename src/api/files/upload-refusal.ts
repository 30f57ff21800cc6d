const statuses = {
  empty: 422,
  'too-large': 413,
  'wrong-kind': 415,
  damaged: 422,
  unsafe: 422,
  infected: 422,
  'cut-off': 400,
  'too-many': 429,
  'try-later': 503,
} as const

export type RefusalCode = keyof typeof statuses

/** Why a file was not taken. */
export interface UploadRefusal {
  readonly ok: false
  readonly code: RefusalCode
  /** For the person who sent it: what to do now. */
  readonly message: string
  readonly status: (typeof statuses)[RefusalCode]
  /** For the log, where there is more to say. */
  readonly reason?: string
  readonly retryAfterSeconds?: number
}

export const refusal = (code: RefusalCode, message: string, reason?: string): UploadRefusal => ({
  ok: false,
  code,
  message,
  status: statuses[code],
  ...(reason !== undefined && { reason }),
})

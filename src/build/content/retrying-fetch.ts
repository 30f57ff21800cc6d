import { setTimeout as wait } from 'node:timers/promises'

export interface RetryOptions {
  attempts?: number
  /** First pause in milliseconds; doubles each time, with jitter. */
  firstPause?: number
  /** The longest a service may ask us to wait. */
  longestPause?: number
  pause?: (milliseconds: number) => Promise<unknown>
  random?: () => number
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500

const askedPause = (response: Response): number => {
  const header = response.headers.get('retry-after') ?? response.headers.get('x-contentful-ratelimit-reset')
  if (header === null) return 0
  const seconds = Number(header)
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(header) - Date.now()) : seconds * 1000
}

/**
 * A fetch that asks again, a bounded number of times, when a service is busy, broken or out of reach. After the last try the build ends
 * with who is away (`content-source.ts`), and what was published before stays.
 */
export const retryingFetch = (
  fetch: typeof globalThis.fetch,
  { attempts = 5, firstPause = 300, longestPause = 30_000, pause = wait, random = Math.random }: RetryOptions = {},
): typeof globalThis.fetch => {
  const pauseBefore = (attempt: number, asked: number): number => {
    const backoff = firstPause * 2 ** attempt * (0.5 + random())
    return Math.min(longestPause, Math.max(backoff, asked))
  }
  return async (input, init) => {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === attempts - 1
      let asked = 0
      try {
        const response = await fetch(input, init)
        if (last || !isTemporary(response.status)) return response
        asked = askedPause(response)
        await response.body?.cancel()
      } catch (error) {
        if (last) throw error
      }
      await pause(pauseBefore(attempt, asked))
    }
  }
}

/** The path a visitor asked for, decoded once and known to be harmless. */
export interface RequestTarget {
  /** Decoded, without empty ones. */
  readonly segments: readonly string[]
  readonly trailingSlash: boolean
  /** Two slashes in a row somewhere. */
  readonly doubledSlash: boolean
}

export type RequestTargetResult =
  | { readonly ok: true; readonly target: RequestTarget }
  | { readonly ok: false; readonly status: 400 | 414; readonly message: string }

const longestPath = 2048
/** Control characters, and both slashes: a decoded one would change what the path means. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbidden = /[\u0000-\u001f\u007f/\\]/

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const refused = (message: string, status: 400 | 414 = 400): RequestTargetResult => ({ ok: false, status, message })

/**
 * `raw` is the target as it came over the wire: a parsed URL has already resolved `..` and `%2e%2e`, and would hide that
 * somebody tried.
 */
export const parseRequestTarget = (raw: string): RequestTargetResult => {
  const path = raw.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'
  if (path.length > longestPath) return refused('The address is too long.', 414)
  if (!path.startsWith('/')) return refused('The address is malformed.')

  const segments: string[] = []
  const parts = path.slice(1).split('/')
  for (const part of parts) {
    const segment = decoded(part)
    if (segment === undefined) return refused('The address has a broken percent-encoding.')
    if (segment === '.' || segment === '..' || forbidden.test(segment)) {
      return refused('The address has a character or a segment that is not allowed.')
    }
    if (segment !== '') segments.push(segment)
  }
  const trailingSlash = path.endsWith('/')
  return {
    ok: true,
    target: { segments, trailingSlash, doubledSlash: parts.slice(0, trailingSlash ? -1 : undefined).includes('') },
  }
}

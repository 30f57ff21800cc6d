import { createHash, timingSafeEqual } from 'node:crypto'

export interface AccessTokens {
  deliveryToken: string
  previewToken: string
}

export type Access =
  | { ok: true; preview: boolean }
  | { ok: false; code: 'ACCESS_TOKEN_MISSING' | 'ACCESS_TOKEN_INVALID' }

/** Who asks, by the bearer header or the `access_token` parameter. */
export const checkAccess = (request: Request, { deliveryToken, previewToken }: AccessTokens): Access => {
  const header = request.headers.get('authorization')
  const bearer = /^bearer\s+(.+)$/i.exec(header ?? '')?.[1]
  const token = bearer?.trim() ?? new URL(request.url).searchParams.get('access_token')
  if (!token) return { ok: false, code: header ? 'ACCESS_TOKEN_INVALID' : 'ACCESS_TOKEN_MISSING' }
  if (sameToken(token, previewToken)) return { ok: true, preview: true }
  if (sameToken(token, deliveryToken)) return { ok: true, preview: false }
  return { ok: false, code: 'ACCESS_TOKEN_INVALID' }
}

/** Compares hashes, so that the time taken tells nothing. An unset token matches nobody. */
const sameToken = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return expected !== '' && timingSafeEqual(digest(given), digest(expected))
}

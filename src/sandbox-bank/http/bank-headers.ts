import type { MiddlewareHandler } from 'hono'

/** Nothing inside a page runs or paints by itself: scripts and styles are the bank's own files. */
export const bankPolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `frame-ancestors 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
].join('; ')

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': bankPolicy,
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  // Addresses of questions have their token inside. Not "no-referrer": posts would come from nowhere.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
}

export const bankHeaders = (): MiddlewareHandler => async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
}

/** Only whole, good answers that the server lets anybody keep. Which addresses are kept at all: `cacheRuleOf` in `offline-caches.ts`. */
export const isKeepable = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  // The browser refuses a redirected answer to a navigation.
  !redirected &&
  !/\b(no-store|private)\b/i.test(headers.get('cache-control') ?? '')

export const isHtml = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '')

/**
 * Whether a page of somebody else's makes its visitor's browser ask. `Sec-Fetch-Site` tells, which scripts cannot change; over a
 * plain connection there is only the origin, if it is sent. Programs send neither.
 */
export const isCrossSite = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'cross-site'
  const origin = headers.get('origin')
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host
}

/** A query by GET needs nobody's leave: any page could have its visitors ask heavy ones by an `<img>`. It learns nothing. */
export const silence = (): Response =>
  new Response(null, { status: 403, headers: { 'cache-control': 'no-store', vary: 'origin, sec-fetch-site' } })

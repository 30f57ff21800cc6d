/**
 * Whether a request comes from our own pages. Browsers say so by themselves and scripts of other sites cannot change it. A plain
 * connection has no `Sec-Fetch-Site`; then the origin tells, which has to be where the site was asked or where it is known to be.
 */
export const isSameOrigin = (request: Request, publicUrl: string): boolean => {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return origin === publicUrl || URL.parse(origin)?.host === new URL(request.url).host
}

/**
 * Whether a form was posted from a page of ours. Browsers say it; what is no browser says nothing, and has nobody's visitors to
 * send here.
 */
export const isFromOurPages = (headers: Headers, asked: URL, publicUrl: string): boolean => {
  const site = headers.get('sec-fetch-site')
  // `none`: the visitor has loaded the answer again.
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  // A proxy may speak http to us where visitors speak https to it.
  return origin === new URL(publicUrl).origin || (URL.parse(origin)?.host ?? '') === asked.host
}

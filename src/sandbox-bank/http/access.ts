import { createHash, timingSafeEqual } from 'node:crypto'
import { type Answer, refused } from './answer.ts'

/** Of equal length, so that how long it takes to compare them tells nothing. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** Undefined where the request has the key. */
export const withoutKey = ({ headers }: Request, key: string): Answer | undefined => {
  const [, sent = ''] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return isSame(sent, key) ? undefined : refused(401, 'unauthorized', 'The key is missing or wrong.')
}

/** A page elsewhere lets a browser post here. Those that say nothing of where they are from are no browsers, or old ones. */
export const isFromElsewhere = ({ url, headers }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host
}

import { getMimeType } from 'hono/utils/mime'

export const mediaTypeOf = (path: string): string => {
  if (/(^|\/)rss\.xml$/.test(path)) return 'application/rss+xml; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

import { getMimeType } from 'hono/utils/mime'

const compressible = /^(text\/|application\/(json|manifest\+json|xml|rss\+xml|javascript|ld\+json)|image\/svg)/

export const mediaTypeOf = (path: string): string => {
  if (/(^|\/)rss\.xml$/.test(path)) return 'application/rss+xml; charset=utf-8'
  return getMimeType(path) ?? 'application/octet-stream'
}

/** Whether the build puts compressed neighbours beside files of this type. */
export const isCompressible = (mediaType: string): boolean => compressible.test(mediaType)

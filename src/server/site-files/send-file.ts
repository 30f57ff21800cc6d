import { cacheControlOf, revalidated } from '../../config/cache-control.ts'
import { isCompressible } from '../../config/compressed-files.ts'
import { parseByteRange } from './byte-range.ts'
import { judgeConditions, rangeStillFits } from './conditional-request.ts'
import { acceptedEncodings, type ContentEncoding, encodingSuffix } from './content-encoding.ts'
import { mediaTypeOf } from './media-type.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

interface Chosen {
  readonly file: SiteFile
  readonly encoding: ContentEncoding
}

const choose = async (
  files: SiteFiles,
  path: string,
  encodings: readonly ContentEncoding[],
): Promise<Chosen | undefined> => {
  for (const encoding of encodings) {
    const file = await files.read(path + encodingSuffix[encoding])
    if (file) return { file, encoding }
  }
  return undefined
}

const bodyOf = (files: SiteFiles, file: SiteFile, start = 0, end = file.size - 1) =>
  file.body ? file.body.subarray(start, end + 1) : files.stream(file, { start, end })

/** The answer to a GET or HEAD for a file of the site. Undefined when there is no such file. */
export const sendFile = async (
  files: SiteFiles,
  path: string,
  request: Pick<Request, 'method' | 'headers'>,
  status: 200 | 404 = 200,
): Promise<Response | undefined> => {
  const asked = request.headers
  const mediaType = mediaTypeOf(path)
  const range = status === 200 && request.method === 'GET' ? asked.get('range') : null
  // Parts are cut from the plain file: offsets into a compressed one mean nothing to the browser.
  const negotiable = isCompressible(path) && range === null
  const chosen = await choose(files, path, negotiable ? acceptedEncodings(asked.get('accept-encoding')) : ['identity'])
  if (!chosen) return undefined

  const { file, encoding } = chosen
  const caching: Record<string, string> = {
    'cache-control': status === 200 ? cacheControlOf(path) : revalidated,
    ...(isCompressible(path) ? { vary: 'accept-encoding' } : {}),
    // Conditions and ranges are about a page that exists.
    ...(status === 200
      ? { etag: file.etag, 'last-modified': file.modified.toUTCString(), 'accept-ranges': 'bytes' }
      : {}),
  }
  const headers = {
    ...caching,
    'content-type': mediaType,
    'content-length': String(file.size),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  }
  const verdict = status === 200 ? judgeConditions(asked, file) : 'send'
  if (verdict === 'not-modified') return new Response(null, { status: 304, headers: caching })
  if (verdict === 'failed') return new Response(null, { status: 412, headers: caching })
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const part = parseByteRange(rangeStillFits(asked.get('if-range'), file) ? range : null, file.size)
  if (part.kind === 'whole') return new Response(bodyOf(files, file), { status, headers })
  if (part.kind === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...caching, 'content-range': `bytes */${file.size}` } })
  }
  const { start, end } = part
  return new Response(bodyOf(files, file, start, end), {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${file.size}`,
    },
  })
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { PictureEffort } from '../../domain/pictures/picture-effort.ts'
import { corsHeaders, jsonAnswer } from '../http/json-answer.ts'
import type { AssetFile, Content } from '../load/content.ts'
import { encoderSettings } from './encoding.ts'
import { type Asker, createFairRenders, type FairLimits } from './fair-renders.ts'
import { createImageCache } from './image-cache.ts'
import { type ImageParameters, readImageParameters } from './image-parameters.ts'
import type { DirectoryLimits } from './prune-directory.ts'
import { renderCost } from './render-cost.ts'
import { formatOf, imageTypes, renderImage } from './render-image.ts'

export type ImageApi = (request: Request, content: Content, requestId: string, asker?: Asker) => Promise<Response>

export interface ImageApiOptions {
  space: string
  cacheDirectory: string
  effort?: PictureEffort
  /** What encodes pictures, where not what is installed. */
  encoder?: string
  cacheLimits?: DirectoryLimits
  limits?: Partial<FairLimits>
  now?: () => number
}

/**
 * A rendering keeps a core busy; sixteen deep, the last in the queue waits a few seconds. Over time strangers get half of the machine
 * and one of them a quarter of a core: at first three pictures of the largest size, or a hundred as the cart shows them.
 */
const usualLimits = (): FairLimits => {
  const cores = availableParallelism()
  return {
    queue: { atOnce: cores, waiting: 16 * cores },
    budget: { atOnce: 30_000 * cores, perSecond: 500 * cores },
    askerQueue: { atOnce: 2, waiting: 16 },
    askerBudget: { atOnce: 15_000, perSecond: 250 },
  }
}

/** The address of an original holds the hash of its file: what it answers never changes. */
const forGood = 'public, max-age=31536000, immutable'
/** That of a picture made from it does not say what encodes it: after a day whoever has it asks if it still holds. */
const forADay = 'public, max-age=86400'

const imagePath = /^\/images\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/

/** Serves asset files, and pictures made from them, at `/images/<space>/<asset>/<hash>/<file>`. Needs no token. */
export const createImageApi = (options: ImageApiOptions): ImageApi => {
  const { space, cacheDirectory, cacheLimits, effort = 'usual', encoder } = options
  const cached = createImageCache({ directory: cacheDirectory, ...(cacheLimits && { limits: cacheLimits }) })
  const rendered = createFairRenders({ ...usualLimits(), ...options.limits }, options.now)

  const bytesOf = async ({ name, made }: Picture, file: AssetFile, asker: Asker) =>
    made
      ? cached(name, () => rendered(asker, made.cost, made.render))
      : { ok: true as const, value: await readFile(file.path) }

  return async (request, content, requestId, asker) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'MethodNotAllowed', `${request.method} is not supported; use GET`, requestId, {
        allow: 'GET, HEAD, OPTIONS',
      })
    }
    const url = new URL(request.url)
    const file = findFile(url.pathname, space, content)
    if (!file) return refuse(404, 'NotFound', 'The resource could not be found.', requestId)
    const read = readImageParameters(url.searchParams)
    if (!read.ok) return refuse(400, 'BadRequest', read.message, requestId)

    const picture = pictureFor(file, read.parameters, effort, encoder)
    const headers: Record<string, string> = {
      ...corsHeaders,
      'content-type': picture.contentType,
      'cache-control': picture.made ? forADay : forGood,
      etag: `"${picture.name}"`,
      'last-modified': new Date(file.modified).toUTCString(),
      'x-content-type-options': 'nosniff',
      // A drawing opened on its own must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }
    if (isKnown(request.headers, headers.etag, file.modified)) return new Response(null, { status: 304, headers })
    const bytes = await bytesOf(picture, file, asker)
    if (!bytes.ok) {
      const retryAfter = String(bytes.retryAfterSeconds)
      // The machine's time is gone by nobody's fault; what is too much for one is that one's.
      const status = bytes.error === 'spent' ? 503 : 429
      return refuse(
        status,
        'RateLimitExceeded',
        'Too many pictures are being made. Please try again soon.',
        requestId,
        {
          'retry-after': retryAfter,
          'x-contentful-ratelimit-reset': retryAfter,
        },
      )
    }
    headers['content-length'] = String(bytes.value.length)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes.value), { headers })
  }
}

interface Picture {
  /** Unique for file and parameters; also its name in the cache. */
  name: string
  contentType: string
  /** Nothing is made for an original. */
  made?: { cost: number; render: () => Promise<Buffer> }
}

const pictureFor = (
  file: AssetFile,
  parameters: ImageParameters,
  effort: PictureEffort,
  encoder: string | undefined,
): Picture => {
  const original = { name: file.hash, contentType: file.contentType }
  const format = formatOf(file, parameters)
  const isPicture = file.contentType.startsWith('image/')
  if (!isPicture || !format || Object.keys(parameters).length === 0) return original
  const key = createHash('sha256')
    .update(JSON.stringify(parameters) + encoderSettings(effort, encoder))
    .digest('hex')
    .slice(0, 16)
  return {
    name: `${file.hash}-${key}.${format}`,
    contentType: imageTypes[format],
    made: {
      cost: renderCost(file, parameters, format),
      render: () => renderImage(file, parameters, format, effort),
    },
  }
}

const findFile = (pathname: string, space: string, content: Content): AssetFile | undefined => {
  const parts = imagePath.exec(pathname)?.slice(1)
  if (!parts) return undefined
  const [askedSpace, id = '', hash, fileName] = parts.map(decode)
  if (askedSpace !== space) return undefined
  const asset = content.assets.get(id)
  if (!asset) return undefined
  const files = Object.values(asset.fields).map(({ file }) => file)
  return files.find((file) => file.hash === hash && file.fileName === fileName)
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** Whether the browser has it. A date is good enough only for one that has no etag: an encoder changes without a date. */
const isKnown = (asked: Headers, etag: string | undefined, modified: number): boolean => {
  if (asked.has('if-none-match')) return matches(asked.get('if-none-match'), etag)
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  // Headers have whole seconds. What is no date is not a number, and no number is less than that.
  return Math.floor(modified / 1000) * 1000 <= since
}

const matches = (header: string | null, etag: string | undefined): boolean =>
  header !== null && (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))

/** The image API answers errors in the shape of Contentful's REST APIs. */
const refuse = (
  status: number,
  id: string,
  message: string,
  requestId: string,
  headers?: Readonly<Record<string, string>>,
): Response => jsonAnswer(status, { sys: { type: 'Error', id }, message, requestId }, requestId, headers)

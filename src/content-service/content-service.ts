import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Locale } from '../domain/edition/edition-code.ts'
import type { PictureEffort } from '../domain/pictures/picture-effort.ts'
import { createAnswerVersion } from './graphql/answer-version.ts'
import type { ContentView } from './graphql/content-view.ts'
import { createContentView } from './graphql/create-content-view.ts'
import { createQueryRunner } from './graphql/run-query.ts'
import { createSchema } from './graphql/schema.ts'
import { type StockBySku, viewWithStock } from './graphql/view-with-stock.ts'
import { checkAccess } from './http/content-access.ts'
import { isCrossSite, silence } from './http/cross-site.ts'
import { errorAnswer, jsonAnswer, preflight } from './http/json-answer.ts'
import { createPersistedQueries, readQuery } from './http/read-query.ts'
import { createImageApi } from './images/image-api.ts'
import type { Content } from './load/content.ts'
import { createContentLoader, type LoadResult } from './load/load-content.ts'
import { describeProblem } from './load/problem.ts'
import { contentModel } from './model/content-model.ts'
import type { ContentType } from './model/field.ts'

export interface ContentServiceOptions {
  /** Where the content files are. */
  directory: string
  /** Where parsed files and rendered pictures are kept. */
  cacheDirectory: string
  deliveryToken: string
  previewToken: string
  space: string
  environment: string
  /**
   * How browsers reach this service, e.g. `https://www.example.com`, where requests do not say it: behind a proxy. Addresses of
   * assets begin with it, else with whatever the request was sent to.
   */
  origin?: string
  /** How hard it tries to make pictures small. */
  pictureEffort?: PictureEffort
  /** What is in stock now, where somebody counts it. Asked with every question. */
  stock?: () => Promise<StockBySku>
  model?: readonly ContentType[]
}

export interface ContentService {
  /** `asker` stands for whoever asks, an address say: of pictures each has a share. Without one it is the site itself. */
  fetch(request: Request, asker?: string): Promise<Response>
  /** Resolves once the content has been read for the first time. */
  ready(): Promise<LoadResult>
  /** Reads what changed. Content with problems is not taken over: the last good content stays served. */
  reload(): Promise<LoadResult>
  /** The same as long as queries with this selection answer the same for a published entry; undefined where there is none. */
  versionOf(id: string, selection: string, locale: Locale): string | undefined
}

const graphqlPath = /^\/content\/v1\/spaces\/([^/]+)(?:\/environments\/([^/]+))?\/?$/
const imagesPath = '/images/'

/** Answers as Contentful's GraphQL Content API and Images API do, over files. */
export const createContentService = (options: ContentServiceOptions): ContentService => {
  const { space, environment } = options
  const model = options.model ?? contentModel
  const loader = createContentLoader(options.directory, { model, cacheDirectory: options.cacheDirectory })
  const runQuery = createQueryRunner(createSchema(model))
  const answerVersion = createAnswerVersion(model)
  const persisted = createPersistedQueries()
  const images = createImageApi({
    space,
    cacheDirectory: join(options.cacheDirectory, 'images'),
    effort: options.pictureEffort ?? 'usual',
  })

  let loaded: { content: Content; view: ContentView } | undefined
  const load = async (): Promise<LoadResult> => {
    const result = await loader.load()
    if (result.ok) loaded = { content: result.content, view: createContentView(result.content, model) }
    return result
  }
  let first: Promise<LoadResult> | undefined
  const ready = () => {
    first ??= load()
    return first
  }

  const viewNow = async (view: ContentView): Promise<ContentView> =>
    options.stock === undefined ? view : viewWithStock(view, await options.stock())

  const graphql = async (request: Request, view: ContentView, preview: boolean, requestId: string) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      const message = `${request.method} is not supported; use GET or POST`
      return errorAnswer(405, 'METHOD_NOT_ALLOWED', message, requestId, undefined, { allow: 'GET, POST, OPTIONS' })
    }
    const read = await readQuery(request, persisted)
    if (!read.ok) return errorAnswer(read.status, read.code, read.message, requestId)
    const imagesUrl = `${options.origin ?? new URL(request.url).origin}/images`
    const context = { view, previewAllowed: preview, space, environment, imagesUrl }
    const { status, body } = await runQuery(read.request, context, requestId)
    return jsonAnswer(status, body, requestId)
  }

  return {
    ready,
    async reload() {
      if (!first) return ready()
      await first
      return load()
    },
    versionOf(id, selection, locale) {
      const entry = loaded?.view.entry(id, false)
      return loaded && entry && answerVersion(entry, selection, locale, loaded.view)
    },
    async fetch(request, asker) {
      const requestId = randomUUID()
      const { pathname } = new URL(request.url)
      const target = graphqlPath.exec(pathname)
      if (!target && !pathname.startsWith(imagesPath)) {
        return errorAnswer(404, 'NOT_FOUND', 'The resource could not be found.', requestId)
      }
      if (request.method === 'OPTIONS') return preflight(request)
      if (target) {
        if (request.method === 'GET' && isCrossSite(request)) return silence()
        const access = checkAccess(request, options)
        if (!access.ok) {
          const message = 'The access token you sent could not be found or is invalid.'
          return errorAnswer(401, access.code, message, requestId, undefined, { 'www-authenticate': 'Bearer' })
        }
        const [, askedSpace = '', askedEnvironment = environment] = target.map((part) => part && decode(part))
        if (askedSpace !== space) {
          return errorAnswer(400, 'UNKNOWN_SPACE', `The space '${askedSpace}' could not be found`, requestId)
        }
        if (askedEnvironment !== environment) {
          const message = `The environment '${askedEnvironment}' could not be found in the space '${space}'`
          return errorAnswer(400, 'UNKNOWN_ENVIRONMENT', message, requestId)
        }
        const result = await ready()
        if (loaded) return graphql(request, await viewNow(loaded.view), access.preview, requestId)
        return invalidContent(result, requestId)
      }
      const result = await ready()
      return loaded ? images(request, loaded.content, requestId, asker) : invalidContent(result, requestId)
    },
  }
}

/** A path segment that cannot be decoded is simply not a name we know. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const invalidContent = (result: LoadResult, requestId: string): Response => {
  const problems = result.ok ? [] : result.problems.map(describeProblem)
  return errorAnswer(500, 'INVALID_CONTENT', `The content has ${problems.length} problems`, requestId, { problems })
}

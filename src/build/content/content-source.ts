import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { contentPath } from '../../config/content-path.ts'
import type { Environment } from '../../config/environment.ts'
import { type ContentService, createContentService } from '../../content-service/content-service.ts'
import { createContentClient } from '../../site/data/content-client.ts'
import { ContentProblems } from './content-problems.ts'
import type { ContentQuery } from './fetch-collection.ts'
import { retryingFetch } from './retrying-fetch.ts'

/** Where the build gets its content: the embedded service in this process, or a real one over the network. */
export interface ContentSource {
  client: ContentQuery
  fetchAsset(url: string): Promise<Buffer>
  /** The service itself, when it is the embedded one. */
  embedded?: ContentService
  /** How browsers reach the same content. */
  browser: { url: string; token: string; host?: string }
}

/** The embedded service never leaves the process: its host is a name only. */
const embeddedOrigin = 'http://content.internal'

const startEmbedded = async ({ content, cacheDirectory, pictureEffort }: Environment): Promise<ContentService> => {
  const service = createContentService({
    directory: content.directory,
    cacheDirectory: path.join(cacheDirectory, 'content-service'),
    deliveryToken: content.deliveryToken,
    previewToken: content.previewToken ?? randomUUID(),
    space: content.space,
    environment: content.environment,
    pictureEffort,
  })
  const loaded = await service.ready()
  if (!loaded.ok) throw new ContentProblems(loaded.problems)
  return service
}

const fetchFrom =
  (service: ContentService): typeof fetch =>
  (input, init) =>
    service.fetch(new Request(input, init))

/** Says which service is away; Node's own words are "fetch failed". */
const reachable =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    try {
      return await ask(input, init)
    } catch (cause) {
      const { origin } = new URL(input instanceof Request ? input.url : input)
      throw new Error(
        `The content service at ${origin} cannot be reached. Check CONTENT_HOST and the network, then build again.`,
        { cause },
      )
    }
  }

export const createContentSource = async (environment: Environment): Promise<ContentSource> => {
  const { content } = environment
  const embedded = content.host === undefined ? await startEmbedded(environment) : undefined
  const ask = embedded === undefined ? reachable(retryingFetch(fetch)) : fetchFrom(embedded)
  const url = (content.host ?? embeddedOrigin) + contentPath(content)
  return {
    client: createContentClient({ url, token: content.deliveryToken, fetch: ask }),
    fetchAsset: async (assetUrl) => {
      const response = await ask(assetUrl)
      if (!response.ok)
        throw new Error(`The picture ${assetUrl} answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
      return Buffer.from(await response.arrayBuffer())
    },
    ...(embedded !== undefined && { embedded }),
    browser: {
      url: (content.host ?? '') + contentPath(content),
      token: content.deliveryToken,
      ...(content.host !== undefined && { host: content.host }),
    },
  }
}

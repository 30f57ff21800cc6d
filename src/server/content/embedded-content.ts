import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Environment } from '../../config/environment.ts'
import type { StockBySku } from '../../content-service/graphql/view-with-stock.ts'
import type { FetchHandler } from './content-service-host.ts'

export type EmbeddedContent =
  | { readonly ok: true; readonly service: FetchHandler }
  | { readonly ok: false; readonly message: string }

/** The content service over the files of this machine. Imported only here and only when used: it brings GraphQL along. */
export const loadEmbeddedContent = async (
  environment: Environment,
  stock?: () => Promise<StockBySku>,
): Promise<EmbeddedContent> => {
  const { content, cacheDirectory, publicUrl } = environment
  const [{ createContentService }, { describeProblem }] = await Promise.all([
    import('../../content-service/content-service.ts'),
    import('../../content-service/load/problem.ts'),
  ])
  const service = createContentService({
    directory: content.directory,
    cacheDirectory: join(cacheDirectory, 'content-service'),
    deliveryToken: content.deliveryToken,
    // One that nobody can know keeps the drafts closed.
    previewToken: content.previewToken ?? randomUUID(),
    space: content.space,
    environment: content.environment,
    // This process speaks no https: a proxy does, and what it passes on need not name the host that visitors see.
    ...(publicUrl.startsWith('https:') && { origin: publicUrl }),
    ...(stock && { stock }),
  })
  const loaded = await service.ready()
  if (loaded.ok) return { ok: true, service }
  return { ok: false, message: ['The content has problems:', ...loaded.problems.map(describeProblem)].join('\n') }
}

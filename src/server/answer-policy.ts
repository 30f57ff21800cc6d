import {
  type AllowedSources,
  allowedSourcesFile,
  noFurtherSources,
  readAllowedSources,
  sourcesOfDocument,
} from '../config/allowed-sources.ts'
import { cacheControlOf, immutable } from '../config/cache-control.ts'
import { documentPolicy, drawingPolicy, workerPolicy } from '../config/content-security-policy.ts'
import type { SiteFiles } from './site-files/site-files.ts'

interface Answer {
  readonly mediaType: string
  readonly pathname: string
  /** The file of the site that the answer is, or is made from. */
  readonly document: string | undefined
}

/** The content security policy of an answer, where one makes sense. */
export type AnswerPolicy = (answer: Answer) => Promise<string | undefined>

export interface AnswerPolicyOptions {
  readonly files: SiteFiles
  readonly https: boolean
  /** Origin of a content service elsewhere: the cart asks it. */
  readonly contentHost?: string
  readonly warn: (message: string) => void
}

/** Reads what the build says its pages need, again whenever the build has written it anew. */
export const createAnswerPolicy = ({ files, https, contentHost, warn }: AnswerPolicyOptions): AnswerPolicy => {
  let known: { etag: string; sources: AllowedSources } = { etag: '', sources: noFurtherSources }

  const currentSources = async (): Promise<AllowedSources> => {
    const file = await files.read(allowedSourcesFile)
    if (!file?.body) return noFurtherSources
    if (file.etag !== known.etag) {
      const sources = readAllowedSources(Buffer.from(file.body).toString('utf8'))
      if (!sources) warn('csp.json of the site is not valid: pages run without their inline scripts and styles')
      known = { etag: file.etag, sources: sources ?? noFurtherSources }
    }
    return known.sources
  }

  return async ({ mediaType, pathname, document }) => {
    if (mediaType.startsWith('image/svg')) return drawingPolicy
    const isDocument = mediaType.startsWith('text/html')
    // Of scripts only the worker's own has a policy; those with hashed names are run by pages, under the page's.
    const isWorker = mediaType.startsWith('text/javascript') && cacheControlOf(pathname.slice(1)) !== immutable
    if (!isDocument && !isWorker) return undefined
    const sources = await currentSources()
    const reached = contentHost ? { ...sources, connect: [...sources.connect, contentHost] } : sources
    return isDocument ? documentPolicy(sourcesOfDocument(reached, document), { https }) : workerPolicy(reached)
  }
}

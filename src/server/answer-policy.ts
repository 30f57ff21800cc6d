import * as v from 'valibot'
import {
  documentPolicy,
  drawingPolicy,
  noFurtherSources,
  type PolicySources,
  policySourcesSchema,
  sourcesOfDocument,
  workerPolicy,
} from '../build/content-security-policy.ts'
import type { SiteFiles } from './site-files.ts'

/** The content security policy for an answer of this media type, where one makes sense; of a page of the site, for that file. */
export type AnswerPolicy = (mediaType: string, document?: string) => Promise<string | undefined>

export interface AnswerPolicyOptions {
  readonly files: SiteFiles
  readonly https: boolean
  /** Origin of a content service elsewhere: the cart asks it. */
  readonly contentHost?: string
  readonly warn: (message: string) => void
}

const parseSources = (text: string): PolicySources | undefined => {
  try {
    const parsed = v.safeParse(policySourcesSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Reads what the build says its pages need, again whenever the build has written it anew. */
export const createAnswerPolicy = ({ files, https, contentHost, warn }: AnswerPolicyOptions): AnswerPolicy => {
  let known: { etag: string; sources: PolicySources } = { etag: '', sources: noFurtherSources }

  const currentSources = async (): Promise<PolicySources> => {
    const file = await files.read('csp.json')
    if (!file?.body) return noFurtherSources
    if (file.etag !== known.etag) {
      const sources = parseSources(Buffer.from(file.body).toString('utf8'))
      if (!sources) warn('csp.json of the site is not valid: pages run without their inline scripts and styles')
      known = { etag: file.etag, sources: sources ?? noFurtherSources }
    }
    return known.sources
  }

  return async (mediaType, document) => {
    if (mediaType.startsWith('image/svg')) return drawingPolicy
    const isDocument = mediaType.startsWith('text/html')
    if (!isDocument && !mediaType.startsWith('text/javascript')) return undefined
    const sources = await currentSources()
    const reached = contentHost ? { ...sources, connect: [...sources.connect, contentHost] } : sources
    return isDocument ? documentPolicy(sourcesOfDocument(reached, document), { https }) : workerPolicy(reached)
  }
}

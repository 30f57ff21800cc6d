import * as v from 'valibot'
import { serverFolder } from '../domain/server-folder.ts'
import { deskPath } from '../domain/staff/desk-path.ts'

const hash = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'not a hash source'))
/** Scheme, host and port only: anything with a space or a semicolon could smuggle in a directive. */
const host = v.pipe(v.string(), v.regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?$/, 'not an origin'))

/** Where the build leaves them for servers. */
export const allowedSourcesFile = `${serverFolder}/csp.json`

/** What the pages of a build need beyond their own origin. */
export const allowedSourcesSchema = v.object({
  scriptHashes: v.optional(v.array(hash), []),
  styleHashes: v.optional(v.array(hash), []),
  /** Which of these styles a document has inside, by their positions: file of the document → positions. */
  documentStyles: v.optional(v.record(v.string(), v.array(v.number())), {}),
  scripts: v.optional(v.array(host), []),
  connect: v.optional(v.array(host), []),
  images: v.optional(v.array(host), []),
  /** Whose pages ours may show inside. */
  frames: v.optional(v.array(host), []),
  /** Whom the desk asks, beside ourselves: it shares nothing else with the pages. */
  desk: v.optional(v.array(host), []),
  /** Of whoever charges cards: for the documents beneath this path alone. */
  gateway: v.exactOptional(
    v.object({ path: v.string(), scripts: v.array(host), connect: v.array(host), frames: v.array(host) }),
  ),
})

export type AllowedSources = v.InferOutput<typeof allowedSourcesSchema>

export const noFurtherSources: AllowedSources = {
  scriptHashes: [],
  styleHashes: [],
  documentStyles: {},
  scripts: [],
  connect: [],
  images: [],
  frames: [],
  desk: [],
}

/** Undefined for what no build has written. */
export const readAllowedSources = (text: string): AllowedSources | undefined => {
  try {
    const parsed = v.safeParse(allowedSourcesSchema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

const withGateway = (sources: AllowedSources): AllowedSources => {
  const { gateway } = sources
  if (gateway === undefined) return sources
  return {
    ...sources,
    scripts: [...sources.scripts, ...gateway.scripts],
    connect: [...sources.connect, ...gateway.connect],
    frames: [...sources.frames, ...gateway.frames],
  }
}

/** The sources of a document at a path: cards are taken on a few, and the desk has its own: pictures that were fetched with a token, too. */
export const sourcesAt = (sources: AllowedSources, path: string): AllowedSources => {
  if (path.startsWith(deskPath)) return { ...noFurtherSources, connect: sources.desk, images: ['blob:'] }
  return sources.gateway !== undefined && path.startsWith(sources.gateway.path) ? withGateway(sources) : sources
}

/** The sources of one document: of the styles of all documents only its own. */
export const sourcesOfDocument = (sources: AllowedSources, file: string | undefined): AllowedSources => ({
  ...sourcesAt(sources, `/${file ?? ''}`),
  styleHashes: (sources.documentStyles[file ?? ''] ?? []).flatMap((position) => sources.styleHashes[position] ?? []),
})

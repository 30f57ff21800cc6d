/** The contents of a page's data file. What `data` holds is between the page's component and the build. */
export type PageData = {
  path: string
  component: string
  buildHash: string
  head: { title: string; description: string; canonical: string; lang: string }
  staticQueryHashes: readonly string[]
  data: unknown
}

/** Guards against a host that answers with somebody else's JSON; written by hand because a schema library costs more bytes. */
export const isPageData = (json: unknown): json is PageData =>
  hasStrings(json, ['path', 'component', 'buildHash']) &&
  hasStrings(json.head, ['title', 'description', 'canonical', 'lang']) &&
  Array.isArray(json.staticQueryHashes) &&
  json.staticQueryHashes.every((hash) => typeof hash === 'string') &&
  'data' in json

export const hasStrings = (json: unknown, fields: readonly string[]): json is Record<string, unknown> =>
  isRecord(json) && fields.every((field) => typeof json[field] === 'string')

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

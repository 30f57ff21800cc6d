/** The contents of a page's data file. What `data` holds is between the page's component and the build. */
export type PageData<Data = unknown> = {
  path: string
  component: string
  /** Address of the module that exports the component. */
  module: string
  /** Modules that this one brings along beside those of every page. */
  modules: readonly string[]
  /** Stylesheets that the component needs beside those of every page. */
  styles: readonly string[]
  buildHash: string
  head: { title: string; lang: string }
  staticQueryHashes: readonly string[]
  data: Data
}

/**
 * Guards against a host that answers with somebody else's JSON; written by hand because a schema library costs more bytes. The
 * build that wrote the file wrote the code that reads it too: what `data` holds is trusted.
 */
export const isPageData = <Data>(json: unknown): json is PageData<Data> =>
  hasStrings(json, ['path', 'component', 'module', 'buildHash']) &&
  hasStrings(json.head, ['title', 'lang']) &&
  isStrings(json.staticQueryHashes) &&
  isStrings(json.modules) &&
  isStrings(json.styles) &&
  'data' in json

export const hasStrings = (json: unknown, fields: readonly string[]): json is Record<string, unknown> =>
  isRecord(json) && fields.every((field) => typeof json[field] === 'string')

const isStrings = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((item) => typeof item === 'string')

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null

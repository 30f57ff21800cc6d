import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  allowedSourcesFile,
  noFurtherSources,
  readAllowedSources,
  sourcesOfDocument,
} from '../config/allowed-sources.ts'
import { documentPolicy } from '../config/content-security-policy.ts'

export interface BuiltDocumentsOptions {
  readonly siteDirectory: string
  readonly https: boolean
}

export interface BuiltDocument {
  /** Empty in the moment in which a new build has taken it away. */
  readonly html: string
  /** The content security policy of the page: its styles are inside. */
  readonly policy: string
}

const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`

/** What functions draw on: pages of the build, and the build's own code that draws on them, read again when there is a new one. */
export const builtDocuments = ({ siteDirectory, https }: BuiltDocumentsOptions) => {
  const absolute = (file: string): string => path.resolve(siteDirectory, file)
  const textOf = (file: string): Promise<string> => readFile(absolute(file), 'utf8').catch(() => '')
  return {
    /** A module that needs no others. Fails where the build has left none. */
    async code<Module>(file: string): Promise<Module> {
      const { mtimeMs } = statSync(absolute(file))
      return import(/* @vite-ignore */ `${pathToFileURL(absolute(file))}?${mtimeMs}`)
    },
    /** `styles`: what is put inside beside its own. */
    async document(file: string, styles: readonly string[] = []): Promise<BuiltDocument> {
      const [html, sources] = await Promise.all([textOf(file), textOf(allowedSourcesFile)])
      const allowed = sourcesOfDocument(readAllowedSources(sources) ?? noFurtherSources, file)
      const styleHashes = [...allowed.styleHashes, ...styles.map(hashOf)]
      return { html, policy: documentPolicy({ ...allowed, styleHashes }, { https }) }
    },
  }
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { staticQueryUrl } from '../../runtime/page-path.ts'
import type { Bundles } from '../bundle/ensure-bundles.ts'

export interface ShellParts {
  siteDirectory: string
  staging: string
  bundles: Pick<Bundles, 'client' | 'clientDirectory'>
  /** Hashes of the static queries that the shell of each edition needs. */
  shell: string[]
}

export interface ShellEntry {
  url: string
  /** Null where the name of the file changes with its contents. */
  revision: string | null
}

const list = v.optional(v.array(v.string()), [])
const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), imports: list, dynamicImports: list, assets: list }),
)

const entries = ['src/site/app/start.tsx', 'src/site/pages/offline/page.tsx']

/** Everything the offline page is made of (its styles are inside it), and the panels and whatever else it can fetch on demand. */
const codeFiles = (clientDirectory: string): string[] => {
  const text = readFileSync(path.join(clientDirectory, '.vite', 'manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...chunk.assets]) files.add(`/${file}`)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported)
  }
  for (const entry of entries) {
    if (manifest[entry] === undefined) throw new Error(`The bundle has no ${entry}: the worker needs it.`)
    add(entry)
  }
  return [...files].toSorted()
}

const revisionOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** What has to be there before anything can be shown without a network. */
export const appShell = ({ bundles, shell, staging, siteDirectory }: ShellParts): ShellEntry[] => {
  const fixed = ['offline/index.html', 'page-data/offline/page-data.json'].map((file) => {
    const staged = path.join(staging, file)
    const bytes = readFileSync(existsSync(staged) ? staged : path.join(siteDirectory, file))
    return { url: `/${file}`, revision: revisionOf(bytes) }
  })
  const queries = shell.map(staticQueryUrl).toSorted()
  return [...fixed, ...[...codeFiles(bundles.clientDirectory), ...queries].map((url) => ({ url, revision: null }))]
}

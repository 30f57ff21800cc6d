import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { InlineScripts } from '../document/inline-scripts.ts'
import { componentFile } from './component-file.ts'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)

type Chunk = v.InferOutput<typeof manifestSchema>[string]

/** What a page has to load, as paths from the root of the site. */
export interface PageAssets {
  script: string
  /** The page's own module. */
  module: string
  /** Modules the entry and the page import, fetched at once instead of one after another. */
  modules: string[]
  /** Those that the page's own module brings beside what every page has. */
  pageModules: string[]
  /** Of all that the document shows. */
  styles: string[]
  /** Those that the page brings beside what every page has. */
  pageStyles: string[]
  /** Of what is fetched on demand, on this page or any other. */
  stylesOnDemand: string[]
}

export interface ClientBundle {
  /** Changes when, and only when, the code that browsers run does. */
  buildHash: string
  assetsOf(component: string): PageAssets
  /** The text of every style sheet, by its address. */
  sheets: Readonly<Record<string, string>>
  inlineScripts: InlineScripts
}

export const entry = 'src/site/app/start.tsx'

/** Beside the assets, because it goes into documents. */
export const inlineScriptsFile = 'inline-scripts.json'

export const readClientBundle = (outDir: string): ClientBundle => {
  const text = readFileSync(path.join(outDir, '.vite', 'manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))

  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen)
    return seen
  }

  const withAll = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const imported of [...imports, ...dynamicImports]) withAll(imported, seen)
    return seen
  }

  const chunksOf = (keys: Set<string>): Chunk[] => [...keys].flatMap((key) => manifest[key] ?? [])

  const findAssets = (component: string): PageAssets => {
    const page = `src/site/${componentFile(component)}`
    const script = manifest[entry]?.file
    const module = manifest[page]?.file
    if (script === undefined || module === undefined) {
      throw new Error(`The bundle has no component ${component}: a page names it.`)
    }
    const everywhere = chunksOf(withImports(entry))
    const chunks = chunksOf(withImports(page, withImports(entry)))
    const stylesOf = (some: Chunk[]) => [...new Set(some.flatMap(({ css }) => css))].map((file) => `/${file}`)
    const styles = stylesOf(chunks)
    const own = chunks.filter((chunk) => !everywhere.includes(chunk) && chunk.file !== module)
    return {
      script: `/${script}`,
      module: `/${module}`,
      modules: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${script}`),
      pageModules: own.map(({ file }) => `/${file}`),
      styles,
      pageStyles: styles.filter((file) => !stylesOf(everywhere).includes(file)),
      stylesOnDemand: stylesOf(chunksOf(withAll(page, withAll(entry)))).filter((file) => !styles.includes(file)),
    }
  }

  const known = new Map<string, PageAssets>()
  return {
    buildHash: createHash('sha256').update(text).digest('hex').slice(0, 8),
    assetsOf: (component) => {
      const assets = known.get(component) ?? findAssets(component)
      known.set(component, assets)
      return assets
    },
    sheets: Object.fromEntries(
      [...new Set(Object.values(manifest).flatMap(({ css }) => css))].map((file) => [
        `/${file}`,
        readFileSync(path.join(outDir, file), 'utf8').trim(),
      ]),
    ),
    inlineScripts: JSON.parse(readFileSync(path.join(outDir, inlineScriptsFile), 'utf8')),
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { build } from 'vite'
import { browserBoundary } from './browser-boundary.ts'
import { viteSettings } from './vite-settings.ts'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    assets: v.optional(v.array(v.string()), []),
  }),
)

/** What a page has to load, as paths from the root of the site. */
export interface PageAssets {
  script: string
  /** Modules the entry and the page import, fetched at once instead of one after another. */
  modules: string[]
  styles: string[]
  fonts: string[]
}

export interface ClientBundle {
  /** Changes when, and only when, the code that browsers run does. */
  buildHash: string
  assetsOf(component: string): PageAssets
}

const entry = 'src/site/app/start.tsx'

export const buildClient = async (root: string, outDir: string): Promise<void> => {
  await build({
    ...viteSettings(root),
    plugins: [...(viteSettings(root).plugins ?? []), browserBoundary(root)],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2023',
      rolldownOptions: { input: path.join(root, entry) },
    },
  })
}

export const readClientBundle = (outDir: string): ClientBundle => {
  const text = readFileSync(path.join(outDir, '.vite', 'manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))

  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen)
    return seen
  }

  return {
    buildHash: createHash('sha256').update(text).digest('hex').slice(0, 12),
    assetsOf: (component) => {
      const keys = [...withImports(entry), ...withImports(`src/site/${component}.tsx`)]
      const chunks = [...new Set(keys)].flatMap((key) => manifest[key] ?? [])
      const script = manifest[entry]?.file
      if (script === undefined || manifest[`src/site/${component}.tsx`] === undefined) {
        throw new Error(`The bundle has no component ${component}: a page names it.`)
      }
      const modules = chunks.map(({ file }) => file).filter((file) => file !== script)
      return {
        script: `/${script}`,
        modules: modules.map((file) => `/${file}`),
        styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
        fonts: [...new Set(chunks.flatMap(({ assets }) => assets))]
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => `/${file}`),
      }
    },
  }
}

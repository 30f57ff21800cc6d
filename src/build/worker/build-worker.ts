import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { Bundles } from '../bundle/ensure-bundles.ts'
import { viteSettings } from '../bundle/vite-settings.ts'

interface Given {
  root: string
  cacheDirectory: string
  siteDirectory: string
  staging: string
  bundles: Bundles
  /** Hashes of the static queries that the shell of each edition needs. */
  shell: string[]
  worker: 'on' | 'off'
}

const bundleWorker = async (root: string, source: string, outDir: string): Promise<void> => {
  await build({
    ...viteSettings(root),
    plugins: [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      lib: {
        entry: path.join(root, `src/site/worker/${source}.ts`),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'worker.js',
      },
    },
  })
}

/** The worker's code alone, bundled once per state of the code. */
const workerCode = async ({ root, cacheDirectory, bundles, worker }: Given): Promise<string> => {
  const source = worker === 'on' ? 'offline-worker' : 'retired-worker'
  const outDir = path.resolve(cacheDirectory, 'bundle', `${source}-${bundles.codeHash}`)
  const file = path.join(outDir, 'worker.js')
  if (!existsSync(file)) await bundleWorker(root, source, outDir)
  return readFileSync(file, 'utf8')
}

const revisionOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)

/** What has to be there before anything else can be shown without a network: the offline page and all it needs, and the panels. */
const appShell = ({ bundles, shell, staging, siteDirectory }: Given) => {
  const { script, modules, styles, fonts } = bundles.client.assetsOf('pages/offline')
  const hashed = [
    script,
    ...modules,
    ...styles,
    ...fonts,
    ...bundles.clientFiles.filter((file) => /panel/.test(file)).map((file) => `/${file}`),
  ]
  const icons = bundles.clientFiles.filter((file) => file.endsWith('.svg')).map((file) => `/${file}`)
  const fixed = ['offline/index.html', 'page-data/offline/page-data.json'].map((file) => {
    const staged = path.join(staging, file)
    const bytes = readFileSync(existsSync(staged) ? staged : path.join(siteDirectory, file))
    return { url: `/${file}`, revision: revisionOf(bytes) }
  })
  const queries = shell.map((hash) => `/page-data/sq/d/${hash}.json`)
  return [...fixed, ...new Set([...hashed, ...icons, ...queries])].map((entry) =>
    typeof entry === 'string' ? { url: entry, revision: null } : entry,
  )
}

/** The text of `/sw.js`. */
export const buildWorker = async (given: Given): Promise<string> => {
  const code = await workerCode(given)
  return given.worker === 'off' ? code : code.replace('self.__WB_MANIFEST', JSON.stringify(appShell(given)))
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Logger, pino } from 'pino'
import { type App, type AppOptions, createApp } from './app.ts'

/** A small built site in a temporary folder, and an app over it. */
export interface TestSite extends AsyncDisposable {
  readonly directory: string
  readonly app: App
  /** Every log line so far, parsed. */
  readonly log: readonly Record<string, unknown>[]
  readonly logger: Logger
  write(path: string, content: string | Uint8Array): Promise<void>
}

export const pageOf = (name: string): string =>
  `<!doctype html><title>${name}</title><h1>${name}</h1>`.padEnd(2000, ' ')

const siteFiles: Readonly<Record<string, string>> = {
  'index.html': pageOf('Home'),
  '404.html': pageOf('Not found'),
  'en-au/index.html': pageOf('Australia'),
  'en-au/404/index.html': pageOf('Not found in Australia'),
  'en-nz/404/index.html': pageOf('Not found in New Zealand'),
  'en-za/404/index.html': pageOf('Not found in South Africa'),
  'en-au/about-us/index.html': pageOf('About us'),
  'en-au/account/order/index.html': pageOf('An order'),
  'staff/index.html': pageOf('The desk'),
  'en-au/café/index.html': pageOf('Café'),
  'page-data/app-data.json': '{"buildHash":"one"}',
  'page-data/en-au/about-us/page-data.json': '{"path":"/en-au/about-us/"}',
  'assets/app-3f2a.js': 'export const start = () => {}',
  'images/pool-9c1d.avif': 'not really a picture',
  'images/wave-77aa.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/hanken-0a1b.woff2': 'not really a font',
  'sw.js': 'self.skipWaiting()',
  'manifest.webmanifest': '{"short_name":"Poolwright"}',
  'robots.txt': 'User-agent: *',
  'sitemap-index.xml': '<sitemapindex/>',
  'en-au/news/rss.xml': '<rss/>',
  'search/en-au.json': '{}',
  _headers: '/*',
  '.hidden': 'secret',
}

const compressed = new Set(['en-au/about-us/index.html', 'page-data/app-data.json', '404.html'])

export const createTestSite = async (options: Partial<AppOptions> = {}): Promise<TestSite> => {
  const parent = await mkdtemp(join(tmpdir(), 'poolwright-'))
  const directory = join(parent, 'dist')
  const write: TestSite['write'] = async (path, content) => {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), content)
  }
  await writeFile(join(parent, 'secret.txt'), 'outside of the site')
  for (const [path, content] of Object.entries(siteFiles)) {
    await write(path, content)
    if (!compressed.has(path)) continue
    await write(`${path}.br`, brotliCompressSync(content))
    await write(`${path}.gz`, gzipSync(content))
  }
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'debug', base: null }, { write: (line: string) => log.push(JSON.parse(line)) })
  const app = createApp({
    siteDirectory: directory,
    publicUrl: 'http://localhost:8080',
    logger,
    readiness: { phase: 'ready' },
    ...options,
  })
  return {
    directory,
    app,
    log,
    logger,
    write,
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }),
  }
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { generateProducts } from './support/generate-products.ts'
import { median } from './support/median.ts'

// What 3,000 generated product pages cost, and a rebuild after one changed entry. Usage: node bench/build.ts [products]
const count = Number(process.argv[2] ?? 3000)
const directory = path.resolve('.cache/bench')
const content = path.join(directory, 'content')
const site = path.join(directory, 'site')
const cache = path.join(directory, 'cache')

generateProducts(process.env.CONTENT_DIRECTORY ?? 'content', content, count)
rmSync(site, { recursive: true, force: true })
mkdirSync(cache, { recursive: true })

interface Run {
  megabytes: number
  /** Milliseconds. */
  perPage: Record<'generated' | 'all', Record<'plain' | 'compressed', number>>
  pages: number
  rendered: number
}

interface Rebuild {
  rendered: number
  cpuSeconds: number
}

const run = <Printed>(args: string[], read: (stdout: string) => Printed): Printed & { seconds: number } => {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      CONTENT_DIRECTORY: content,
      SITE_DIRECTORY: site,
      CACHE_DIRECTORY: cache,
      PUBLIC_URL: 'https://poolwright.example',
    },
  })
  if (status !== 0) throw new Error(stderr || stdout)
  const seconds = (performance.now() - started) / 1000
  return { ...read(stdout), seconds }
}

const lastLine = (stdout: string) => JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')

const build = () => run(['bench/support/measured-build.ts'], (stdout): Run => lastLine(stdout))

/** The command itself, from its start to its end. */
const rebuild = () =>
  run(
    ['--import', './bench/support/cpu-at-exit.ts', 'src/build/cli.ts'],
    (stdout): Rebuild => ({ ...lastLine(stdout), rendered: Number(/(\d+) of them rendered/.exec(stdout)?.[1]) }),
  )

console.log(`${count} generated products, Node ${process.version}`)
const warmUp = build()
rmSync(site, { recursive: true, force: true })
const full = build()
const changes = Array.from({ length: 3 }, () => {
  appendFileSync(path.join(content, 'products', 'bench-7.md'), '\nOne more sentence.\n')
  return rebuild()
})
const { generated, all } = full.perPage

console.table({
  'pages in all': full.pages,
  'first build, bundles and pictures included, s': warmUp.seconds.toFixed(1),
  'all pages again, s': full.seconds.toFixed(1),
  'render and write, ms a generated page': generated.plain.toFixed(2),
  'render, write and compress, ms a generated page': generated.compressed.toFixed(2),
  'render and write, ms of any page': all.plain.toFixed(2),
  'render, write and compress, ms of any page': all.compressed.toFixed(2),
  'peak memory, MB': full.megabytes.toFixed(0),
  'rebuild after one changed entry, s': median(changes.map(({ seconds }) => seconds)).toFixed(2),
  'its processor time, s': median(changes.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
  'pages rendered by that': changes[0]?.rendered,
  'files in the site': readdirSync(site, { recursive: true }).length,
})

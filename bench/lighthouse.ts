import { availableParallelism, loadavg } from 'node:os'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { chromium } from 'playwright-core'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { median } from './support/median.ts'

/**
 * Lighthouse as it comes (a phone, simulated slow 4G, 4× slower processor), median of some runs of each page. Four times slower is right for
 * a machine whose benchmark index is 1500 or more; Lighthouse asks for less on slower ones: SLOWDOWN=2 is right for one of 900.
 * Usage: [SLOWDOWN=2] node bench/lighthouse.ts [runs] [path …]
 */
const slowdown = Number(process.env.SLOWDOWN ?? 4)
const [runs = '3', ...paths] = process.argv.slice(2)
const kinds = ['', 'dolphin/', 'products/dolphin-s100/', 'support/faq/', 'news/what-2-kg-of-gum-leaves-taught-us/']
const pages =
  paths.length > 0
    ? paths
    : ['/en-au/shop/residential/', ...['au', 'nz', 'za'].flatMap((code) => kinds.map((kind) => `/en-${code}/${kind}`))]

const port = 9333
buildTestSite('usual')
const site = await startSite()
const executablePath = findChromium()
if (executablePath === undefined) throw new Error('There is no Chromium: run `npm test`, which installs one.')
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocking, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

const benchmarks: number[] = []

const audit = async (path: string): Promise<Record<string, number>> => {
  const outcome = await lighthouse(site.origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  })
  if (outcome === undefined) throw new Error(`Lighthouse has nothing to say of ${path}`)
  const { lhr } = outcome
  benchmarks.push(lhr.environment.benchmarkIndex)
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      Object.entries(figures).map(([title, id]) => [title, lhr.audits[id]?.numericValue ?? Number.NaN]),
    ),
  }
}

const table: Record<string, Record<string, number>> = {}
for (const path of pages) {
  const seen: Record<string, number>[] = []
  for (let run = 0; run < Number(runs); run += 1) seen.push(await audit(path))
  const titles = Object.keys(seen[0] ?? {})
  table[path] = Object.fromEntries(
    titles.map((title) => [
      title,
      Number(median(seen.map((run) => run[title] ?? Number.NaN)).toFixed(title === 'layout shift' ? 4 : 0)),
    ]),
  )
}
console.log(
  `Median of ${runs} at ${slowdown}× slower on a machine with a benchmark index of ${median(benchmarks)}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores: above that, paints and blocking are noise`,
)
console.table(table)

await browser.close()
await site.stop()

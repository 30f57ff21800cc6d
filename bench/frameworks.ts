import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../e2e/support/browser.ts'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { testSiteDirectory } from '../e2e/support/test-site-directory.ts'
import { type MeasuredLoad, type MeasuredNavigation, measureLoad, measureNavigation } from './support/beside-visits.ts'
import { buildFrameworkApp, type Framework, type ShownSite } from './support/framework-app.ts'
import { median } from './support/median.ts'
import { filesOfStyles, readPageLooks, readStyles } from './support/page-looks.ts'
import { readPageWords } from './support/page-words.ts'
import { slowPhone } from './support/slow-phone.ts'
import { type StaticSite, serveStaticSite } from './support/static-site.ts'

/**
 * Pages of ours on a slow phone beside the same pages made with Gatsby, Next.js and Astro, each as it comes: the same elements,
 * styles, fonts and pictures. With `--bare` beside starters that have the same words and pictures, no fonts and next to no styles.
 * One visit to each after the other, so that whatever else the machine does falls on all.
 * Usage: node bench/frameworks.ts [runs] [--bare] [--dir folder]; the folder keeps what was installed and built.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bare: { type: 'boolean' }, dir: { type: 'string' } },
})
const runs = Number(positionals[0] ?? 5)
const directory = values.dir ?? path.join(os.tmpdir(), 'poolwright-frameworks')

const text = '/en-au/shipping-and-returns/'
const product = '/en-au/products/dolphin-s300i/'
const question = '/en-au/support/faq/how-long-does-delivery-take/'
const paths = [text, product, question]

buildTestSite('usual')
const theirs = (): ShownSite => {
  if (values.bare)
    return {
      pages: paths.map((page) => readPageWords(testSiteDirectory, page, paths, page === product ? 3 : 0)),
      styles: readFileSync('bench/frameworks/site.css', 'utf8'),
      files: [],
      hasOwnHeader: true,
    }
  const styles = readStyles(testSiteDirectory, paths)
  return {
    pages: paths.map((page) => readPageLooks(testSiteDirectory, page, paths)),
    styles,
    files: filesOfStyles(styles),
    hasOwnHeader: false,
  }
}
const shown = theirs()
const headingOf = (page: string) => shown.pages.find(({ path: one }) => one === page)?.title ?? ''

const serve = async (framework: Framework) =>
  serveStaticSite(await buildFrameworkApp(framework, directory, testSiteDirectory, shown))
const sites: Record<'ours' | Framework, StaticSite> = {
  ours: await startSite(),
  gatsby: await serve('gatsby'),
  next: await serve('next'),
  astro: await serve('astro'),
}
const browser = await launchBrowser()

/** All sites in turn, as often as there are runs. */
const interleave = async <Measured>(measure: (site: StaticSite) => Promise<Measured>) => {
  const measured = new Map<string, Measured[]>(Object.keys(sites).map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1)
    for (const [name, site] of Object.entries(sites)) measured.get(name)?.push(await measure(site))
  return [...measured]
}

const spread = (figures: number[]): string =>
  `${median(figures).toFixed(0)} (${Math.min(...figures).toFixed(0)}–${Math.max(...figures).toFixed(0)})`

console.log(
  `Median of ${runs} (least–most), ${slowPhone.cpu}× slower processor, ${slowPhone.bitsPerSecond / 1e6} Mbps, ${slowPhone.latency} ms`,
)
const sayLoad = () => console.log(`Load of this machine: ${os.loadavg().map((load) => load.toFixed(1))}`)

sayLoad()
for (const page of [text, product]) {
  const table: Record<string, Record<string, string>> = {}
  for (const [name, loads] of await interleave((site) => measureLoad(browser, site, page))) {
    const of = (figure: keyof MeasuredLoad) => spread(loads.map((load) => load[figure]))
    table[name] = {
      'first paint, ms': of('first'),
      'largest paint, ms': of('largest'),
      'blocking time, ms': of('blocking'),
      'before first paint, ms': of('blockingBefore'),
      'JavaScript, bytes': of('scriptBytes'),
    }
  }
  console.log(page)
  console.table(table)
  sayLoad()
}

for (const [from, to] of [
  [question, product],
  [product, text],
] as const) {
  const table: Record<string, Record<string, string>> = {}
  const measured = await interleave((site) => measureNavigation(browser, site, from, to, headingOf(to)))
  for (const [name, navigations] of measured) {
    const of = (figure: keyof MeasuredNavigation) => spread(navigations.map((navigation) => navigation[figure]))
    table[name] = { 'click to paint, ms': of('milliseconds'), requests: of('requests') }
  }
  console.log(`${from} → ${to}, prefetched`)
  console.table(table)
  sayLoad()
}

await browser.close()
for (const site of Object.values(sites)) await site.stop()

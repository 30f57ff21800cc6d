import { existsSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '../e2e/support/browser.ts'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { testSiteDirectory } from '../e2e/support/test-site-directory.ts'
import { compressPage } from '../src/build/publish/compress.ts'
import { floorPage } from './support/floor-page.ts'
import { mean } from './support/mean.ts'
import { median } from './support/median.ts'
import { slowPhone, visitOnSlowPhone } from './support/slow-phone.ts'

/**
 * First and largest paint on a slow phone, beside the page's own floor, one after the other in the same run.
 * Usage: node bench/first-paint.ts [runs] [path …]
 */
const [runs = '5', ...paths] = process.argv.slice(2)
const kinds = [
  '',
  'product-lines/dolphin/',
  'products/dolphin-s300i/',
  'shop/residential/',
  'support/faq/',
  'news/what-2-kg-of-gum-leaves-taught-us/',
  'support/calculators/pool-volume/',
  'support/contact/',
]
const ofAllEditions = ['au', 'nz', 'za'].flatMap((code) => kinds.map((kind) => `/en-${code}/${kind}`))

interface Paint {
  first: number
  largest: number
  /** Longest task up to the moment the page is loaded. */
  task: number
  shift: number
}

const observe = `
  window.seen = { first: 0, largest: 0, task: 0, shift: 0 }
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (e) => { if (e.name === 'first-contentful-paint') seen.first = e.startTime })
  on('largest-contentful-paint', (e) => { seen.largest = e.startTime })
  on('longtask', (e) => { seen.task = Math.max(seen.task, e.duration) })
  on('layout-shift', (e) => { if (!e.hadRecentInput) seen.shift += e.value })
`

buildTestSite('usual')
// Not every edition has a page of every kind.
const isBuilt = (page: string) => existsSync(path.join(testSiteDirectory, page, 'index.html'))
const pages = paths.length > 0 ? paths : ofAllEditions.filter(isBuilt)
const site = await startSite()
const browser = await launchBrowser()

const load = async (page: string, kind: 'page' | 'floor'): Promise<Paint> => {
  if (kind === 'page') site.breakWith()
  else {
    const body = new Uint8Array(compressPage(Buffer.from(floorPage(testSiteDirectory, page))).br)
    site.breakWith((_request, url) =>
      url.pathname === page
        ? new Response(body, { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } })
        : undefined,
    )
  }
  const { page: tab, context } = await visitOnSlowPhone(browser)
  await context.addInitScript(observe)
  await tab.goto(site.origin + page, { waitUntil: 'networkidle' })
  const seen = await tab.evaluate<Paint>('seen')
  await context.close()
  return seen
}

const table: Record<string, Record<string, string>> = {}
for (const page of pages) {
  const seen = { page: [] as Paint[], floor: [] as Paint[] }
  for (let run = 0; run < Number(runs); run += 1)
    for (const kind of ['page', 'floor'] as const) seen[kind].push(await load(page, kind))
  const of = (kind: 'page' | 'floor', figure: keyof Paint) => median(seen[kind].map((paint) => paint[figure]))
  const beside = (figure: 'first' | 'largest') =>
    `${of('page', figure).toFixed(0)} / ${of('floor', figure).toFixed(0)} = ${(of('page', figure) / of('floor', figure)).toFixed(2)}`
  // First paints come early or late by chance, and hardly between: their median may fall on either side.
  const meanFirst = (kind: 'page' | 'floor') => mean(seen[kind].map(({ first }) => first))
  table[page] = {
    'first paint / floor, ms': beside('first'),
    'by their means': (meanFirst('page') / meanFirst('floor')).toFixed(2),
    'largest paint / floor, ms': beside('largest'),
    'longest task, ms': of('page', 'task').toFixed(0),
    shift: of('page', 'shift').toFixed(4),
  }
}
console.log(
  `Median of ${runs}, ${slowPhone.cpu}× slower processor, ${slowPhone.bitsPerSecond / 1e6} Mbps, ${slowPhone.latency} ms`,
)
console.table(table)

await browser.close()
await site.stop()

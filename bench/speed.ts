import { launchBrowser, visit, whenAlive } from '../e2e/support/browser.ts'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { withoutPrefetch } from '../e2e/support/without-prefetch.ts'
import { median } from './support/median.ts'
import { slowPhone, visitOnSlowPhone } from './support/slow-phone.ts'
import { type TimedNavigation, timeNavigation } from './support/timed-navigation.ts'

// Layout shift at 4× CPU slowdown, and navigation on a slow phone; blocking time is in bench/lighthouse.ts.
// Usage: node bench/speed.ts [runs]
const runs = Number(process.argv[2] ?? 5)
buildTestSite('usual')
const site = await startSite()
const browser = await launchBrowser()

/** Collects from the first moment on; read back by the functions below. */
const observe = `
  window.shift = 0
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) shift += e.value }).observe({ type: 'layout-shift', buffered: true })
`

const load = async (path: string): Promise<number> => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 }, drift: true })
  await context.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await whenAlive(page)
  await page.waitForTimeout(500)
  const shift = Number(await page.evaluate('shift'))
  await context.close()
  return shift
}

/** On a slow phone, the link in view for long enough to be prefetched, or not at all. */
const navigate = async (from: string, to: string, prefetched: boolean): Promise<TimedNavigation> => {
  const { page, context } = await visitOnSlowPhone(browser)
  if (!prefetched) await withoutPrefetch(context)
  await page.goto(site.origin + from, { waitUntil: 'networkidle' })
  await whenAlive(page)
  await page.locator(`main a[href="${to}"]`).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(4000)
  const timed = await timeNavigation(page, to)
  await context.close()
  return timed
}

const loads: Record<string, object> = {}
for (const path of ['/en-au/', '/en-au/dolphin/', '/en-au/products/dolphin-s300i/', '/en-au/support/faq/']) {
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await load(path))
  loads[path] = { 'layout shift': median(measured).toFixed(4) }
}
console.log(`Median of ${runs} loads, phone width`)
console.table(loads)

const ways: [string, string][] = [
  ['/en-au/shop/residential/', '/en-au/products/dolphin-s300i/'],
  ['/en-au/', '/en-au/dolphin/'],
  ['/en-au/news/', '/en-au/news/what-2-kg-of-gum-leaves-taught-us/'],
  ['/en-au/support/', '/en-au/support/faq/'],
]
const navigations: Record<string, object> = {}
for (const [from, to] of ways)
  for (const prefetched of [true, false]) {
    const timed: TimedNavigation[] = []
    for (let run = 0; run < runs; run += 1) timed.push(await navigate(from, to, prefetched))
    navigations[`${from} → ${to}${prefetched ? ', prefetched' : ''}`] = {
      'click to paint, ms': median(timed.map(({ milliseconds }) => milliseconds)).toFixed(0),
      'files asked for': Math.max(...timed.map(({ asked }) => asked.length)),
      'round trips': Math.max(...timed.map(({ roundTrips }) => roundTrips)),
    }
  }
console.log(`Navigation, median of ${runs}: ${slowPhone.cpu}× slower processor, 1.6 Mbps, ${slowPhone.latency} ms`)
console.table(navigations)

await browser.close()
await site.stop()

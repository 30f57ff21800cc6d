import { launchBrowser } from '../e2e/support/browser.ts'
import { startBenchPostgres } from './support/bench-postgres.ts'
import { openDeskInBrowser } from './support/desk-browser.ts'
import { median } from './support/median.ts'
import { slowPhone, throttle } from './support/slow-phone.ts'
import { settleDesk, storeDeskOrders, storeSubmissions } from './support/stored-desk.ts'

/**
 * When the desk is first painted and when its list is there, on a machine that is four times slower, at 1.6 Mbps and 150 ms, signed in,
 * with nothing cached and then with what a first visit left. Usage: npm run bench -- bench/desk-first-paint.ts [runs] [orders] [submissions]
 */
const [runs = 7, orders = 100_000, submissions = 200_000] = process.argv.slice(2).map(Number)

const postgres = await startBenchPostgres()
const filled = await postgres.open()
await storeDeskOrders(filled.db, orders)
await storeSubmissions(filled.db, submissions)
await settleDesk(filled.db)
await filled.close()
const desk = await openDeskInBrowser({ DATABASE_URL: postgres.url })
const browser = await launchBrowser()
const { page, context } = await desk.signIn(browser, { viewport: { width: 1440, height: 900 } })
await throttle(page)
const session = await context.newCDPSession(page)

const load = async (path: string, isCached: boolean) => {
  await session.send('Network.setCacheDisabled', { cacheDisabled: !isCached })
  await page.goto(`${desk.origin}/staff/${path}`)
  await page.locator('main [data-selected]').first().waitFor()
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    list: performance.now(),
    bytes: performance
      .getEntriesByType('resource')
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  }))
}

const rows = []
for (const path of ['orders/'])
  for (const isCached of [false, true]) {
    const seen: Awaited<ReturnType<typeof load>>[] = []
    for (let count = 0; count < runs; count += 1) seen.push(await load(path, isCached))
    const of = (name: 'paint' | 'list' | 'bytes') => Math.round(median(seen.map((each) => each[name])))
    rows.push({ path, cached: isCached, 'first paint ms': of('paint'), 'list ms': of('list'), bytes: of('bytes') })
  }
console.table(rows)
console.log(
  `${slowPhone.cpu}x slower, ${slowPhone.bitsPerSecond / 1e6} Mbps, ${slowPhone.latency} ms; ${runs} loads each`,
)
await browser.close()
await desk.close()
await postgres.stop()

import { launchBrowser, visit, whenAlive } from '../e2e/support/browser.ts'
import buildTestSite from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { median } from './support/median.ts'

// Layout shift at 4× CPU slowdown and the paint after a prefetched navigation; blocking time is in bench/lighthouse.ts.
// Usage: node bench/speed.ts [runs]
const runs = Number(process.argv[2] ?? 5)
buildTestSite()
const site = await startSite()
const browser = await launchBrowser()

/** Collects from the first moment on; read back by the functions below. */
const observe = `
  window.shift = 0
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) shift += e.value }).observe({ type: 'layout-shift', buffered: true })
`

const load = async (path: string): Promise<number> => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
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

/** From the click to the frame that shows the next page, its data and code already there. */
const navigate = async (from: string, to: string): Promise<number> => {
  const { page, context } = await visit(browser)
  await page.goto(site.origin + from, { waitUntil: 'networkidle' })
  await whenAlive(page)
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  const milliseconds = await link.evaluate(
    (element, path) =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        addEventListener(
          'route-update',
          () =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(location.pathname === path ? performance.now() - started : Number.NaN)),
            ),
          { once: true },
        )
        if (element instanceof HTMLElement) element.click()
      }),
    to,
  )
  await context.close()
  return milliseconds
}

const loads: Record<string, object> = {}
for (const path of ['/en-au/', '/en-au/dolphin/', '/en-au/products/dolphin-s300i/', '/en-au/support/faq/']) {
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await load(path))
  loads[path] = { 'layout shift': median(measured).toFixed(4) }
}
console.log(`Median of ${runs} loads, phone width`)
console.table(loads)

const paints: number[] = []
for (let run = 0; run < runs; run += 1)
  paints.push(await navigate('/en-au/shop/residential/', '/en-au/products/dolphin-s300i/'))
console.log(`Prefetched navigation, click to paint: ${median(paints).toFixed(0)} ms (median of ${runs})`)

await browser.close()
await site.stop()

import type { Browser } from 'playwright-core'
import { whenAlive } from '../../e2e/support/browser.ts'
import { visitOnSlowPhone } from './slow-phone.ts'
import type { StaticSite } from './static-site.ts'

export interface MeasuredLoad {
  first: number
  largest: number
  /** What long tasks took beyond 50 ms each, until the page has come to rest. */
  blocking: number
  scriptBytes: number
}

export interface MeasuredNavigation {
  /** From the click to the frame that shows the heading of the next page. */
  milliseconds: number
  /** How much was asked for between the two, but for pictures and fonts. */
  requests: number
}

/** Long enough for every site to have started whatever it starts late, and to have fetched what is in view. */
const rest = 4000

const observe = `
  window.seen = { first: 0, largest: 0, blocking: 0 }
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (e) => { if (e.name === 'first-contentful-paint') seen.first = e.startTime })
  on('largest-contentful-paint', (e) => { seen.largest = e.startTime })
  on('longtask', (e) => { seen.blocking += e.duration - 50 })
`

const scriptBytes = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`

export const measureLoad = async (browser: Browser, { origin }: StaticSite, path: string): Promise<MeasuredLoad> => {
  const { page, context } = await visitOnSlowPhone(browser)
  await context.addInitScript(observe)
  // Nobody asks the page whether it is alive: to answer would be a task like any other.
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(rest)
  const load = await page.evaluate<MeasuredLoad>(`({ ...seen, scriptBytes: ${scriptBytes} })`)
  await context.close()
  return load
}

/** The link is in view for a while first, and is clicked as the keyboard does: nobody has reached for it before. */
export const measureNavigation = async (
  browser: Browser,
  site: StaticSite,
  from: string,
  to: string,
  heading: string,
): Promise<MeasuredNavigation> => {
  const { page, context } = await visitOnSlowPhone(browser)
  await page.goto(site.origin + from, { waitUntil: 'networkidle' })
  await whenAlive(page)
  await page.locator(`main a[href="${to}"]`).first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(rest)
  const before = site.requests.length
  const milliseconds = await page.evaluate(
    ({ path, words }) =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          document.querySelector('main h1')?.textContent.replaceAll(/\s+/g, ' ').trim() === words.trim()
        const started = performance.now()
        const look = () => {
          if (isShown()) setTimeout(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
      }),
    { path: to, words: heading },
  )
  const asked = site.requests.slice(before).filter((request) => !/\.(avif|webp|svg|png|ico|woff2)$/.test(request))
  await context.close()
  return { milliseconds, requests: asked.length }
}

import type { Browser } from 'playwright-core'
import { whenAlive } from '../../e2e/support/browser.ts'
import { visitOnSlowPhone } from './slow-phone.ts'
import type { StaticSite } from './static-site.ts'

export interface MeasuredLoad {
  first: number
  largest: number
  /** What long tasks took beyond 50 ms each, from the first paint until the page has come to rest: Total Blocking Time. */
  blocking: number
  /** The same before the first paint, when there is nothing yet to touch. */
  blockingBefore: number
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
  window.seen = { first: 0, largest: 0, tasks: [] }
  const on = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('paint', (e) => { if (e.name === 'first-contentful-paint') seen.first = e.startTime })
  on('largest-contentful-paint', (e) => { seen.largest = e.startTime })
  on('longtask', ({ startTime, duration }) => { seen.tasks.push({ from: startTime, to: startTime + duration }) })
`

interface Seen {
  first: number
  largest: number
  tasks: { from: number; to: number }[]
}

/** A task that the first paint falls into counts on either side with its part there, as Lighthouse has it. */
const blockingOf = ({ tasks }: Seen, begin: number, end: number): number =>
  tasks.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, begin) - 50), 0)

const scriptBytes = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`

export const measureLoad = async (browser: Browser, { origin }: StaticSite, path: string): Promise<MeasuredLoad> => {
  const { page, context } = await visitOnSlowPhone(browser)
  await context.addInitScript(observe)
  // Nobody asks the page whether it is alive: to answer would be a task like any other.
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(rest)
  const seen = await page.evaluate<Seen>('seen')
  const bytes = await page.evaluate<number>(scriptBytes)
  await context.close()
  return {
    first: seen.first,
    largest: seen.largest,
    blocking: blockingOf(seen, seen.first, Number.POSITIVE_INFINITY),
    blockingBefore: blockingOf(seen, 0, seen.first),
    scriptBytes: bytes,
  }
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

import type { Page } from 'playwright-core'

export interface TimedNavigation {
  /** From the click to the frame that shows the next page. */
  milliseconds: number
  /** What was asked for between the two, but for pictures and the like that the page shows later. */
  asked: string[]
  /** How often an answer had to be there before the next question could be put. */
  roundTrips: number
}

const parts = /\.(js|css|json)$/

/** Clicks the first link to a page as the keyboard does, so that nobody has reached for it before. */
export const timeNavigation = async (page: Page, to: string): Promise<TimedNavigation> => {
  const seen = await page.evaluate(
    (path) =>
      new Promise<{ milliseconds: number; timings: { name: string; start: number; end: number }[] }>((resolve) => {
        performance.clearResourceTimings()
        const started = performance.now()
        const painted = () =>
          resolve({
            milliseconds: location.pathname === path ? performance.now() - started : Number.NaN,
            timings: performance
              .getEntriesByType('resource')
              .flatMap((entry) =>
                entry instanceof PerformanceResourceTiming
                  ? [{ name: new URL(entry.name).pathname, start: entry.startTime, end: entry.responseEnd }]
                  : [],
              ),
          })
        addEventListener('route-update', () => requestAnimationFrame(() => setTimeout(painted)), { once: true })
        const link = document.querySelector(`main a[href="${path}"]`)
        if (link instanceof HTMLElement) link.click()
      }),
    to,
  )
  const asked = seen.timings.filter(({ name }) => parts.test(name)).sort((one, other) => one.start - other.start)
  let roundTrips = 0
  let answeredAt = Number.NEGATIVE_INFINITY
  for (const { start, end } of asked) {
    if (start < answeredAt) continue
    roundTrips += 1
    answeredAt = end
  }
  return { milliseconds: seen.milliseconds, asked: asked.map(({ name }) => name), roundTrips }
}

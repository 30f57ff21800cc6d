import { setTimeout } from 'node:timers/promises'
import type { Visit } from './browser.ts'

/** In the page: what tells one trouble from another. */
const whatIsThere = () => {
  const { currentEntry, transition } = window.navigation ?? {}
  const words = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 12).map((each) => each.innerText.slice(0, 80))
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    address: location.href,
    entry: currentEntry?.index,
    entries: window.navigation?.entries().map(({ url }) => url?.replace(location.origin, '')),
    isUnderWay: transition !== null && transition !== undefined,
    readyState: document.readyState,
    isAlive: !('earlyEvents' in window),
    document: { ...document.documentElement.dataset },
    headings: words('h1, h2'),
    dialogs: words('dialog[open]'),
    lastFiles: files.slice(-12).map(({ name, responseStatus, responseEnd }) => {
      const file = name.replace(location.origin, '')
      return `${file} ${responseStatus} at ${Math.round(responseEnd)} ms`
    }),
  }
}

/** Describes the page of a test that has failed: beside other work things go wrong that nobody sees again. */
export const sayWhatWasThere = async ({ page, errors, console: messages }: Visit): Promise<void> => {
  // A document that is left for another that never comes says nothing.
  const seen = await Promise.race([
    page.evaluate(whatIsThere).catch((error: unknown) => ({ unseen: String(error) })),
    setTimeout(5000, { unseen: 'It did not answer.' }),
  ])
  console.error('What was there when it failed:', JSON.stringify({ ...seen, errors, messages }, null, 2))
}

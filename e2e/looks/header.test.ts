import { describe, expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { at, gate } from '../support/faults.ts'

const { visitor, site } = openSite({ looks: true })

/** Notes what moves, and says when the first tool of the header has been painted. */
const watchShifts = `window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push(value + ' ' + sources.map(({ node }) => node?.nodeName + '.' + node?.className).join())
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => document.querySelector('header button')
    ? requestAnimationFrame(() => requestAnimationFrame(() => fetch('/first-tool-painted')))
    : requestAnimationFrame(look)
  look()`

/** The document, cut after the first tool of its header until that is to be seen. */
const inTwoParts = async (address: string, painted: Promise<void>): Promise<Response> => {
  const html = await (await fetch(address)).text()
  const cut = html.indexOf('</button>', html.indexOf('>Search<')) + '</button>'.length
  expect(html.slice(cut)).toContain('</header>')
  const body = new ReadableStream<string>({
    start: async (controller) => {
      controller.enqueue(html.slice(0, cut))
      await painted
      controller.enqueue(html.slice(cut))
      controller.close()
    },
  }).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

describe('the header', () => {
  it.each([
    ['/en-au/support/faq/', 390],
    ['/en-au/support/faq/', 820],
    ['/en-nz/support/faq/', 390],
  ])('%s keeps its tools in place while the rest of it is still on the way, at %i pixels', async (path, width) => {
    const { page, go } = await visitor({ viewport: { width, height: 844 }, prepare: watchShifts })
    const painted = gate()
    const document = await inTwoParts(site().origin + path, painted.reached)
    painted.open()
    site().breakWith(
      (request, url) =>
        at(path, () => document)(request, url) ?? at('/first-tool-painted', painted.fault)(request, url),
    )
    await go(path)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    expect(shifts.filter((shift) => /header/i.test(shift))).toEqual([])
  })
})

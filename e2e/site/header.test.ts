import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { at } from '../support/faults.ts'
import { openSite } from './open-site.ts'

const { visitor, site } = openSite({ pictures: true })

const watchShifts = `window.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push(value + ' ' + sources.map(({ node }) => node?.nodeName + '.' + node?.className).join())
  }).observe({ type: 'layout-shift', buffered: true })`

/** The document, with a pause that everybody can see after the first tool of its header. */
const inTwoParts = async (address: string): Promise<Response> => {
  const html = await (await fetch(address)).text()
  const cut = html.indexOf('</button>', html.indexOf('>Search<')) + '</button>'.length
  const body = new ReadableStream<string>({
    start: async (controller) => {
      controller.enqueue(html.slice(0, cut))
      await setTimeout(500)
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
    const document = await inTwoParts(site().origin + path)
    site().breakWith(at(path, () => document))
    await go(path)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    expect(shifts.filter((shift) => shift.includes('header'))).toEqual([])
  })
})

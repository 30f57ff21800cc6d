import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { addLink, clickLink } from '../support/links.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'

/** What only this browser can be asked; all else about links: e2e/browsers/links.test.ts. */
describe('a link that is more than a way to another page', () => {
  test('opens a tab when it is clicked with Control, with the middle button, or says so itself; and downloads [R7]', async ({
    visitor: { page, go, context, documents },
  }) => {
    await go(from)
    const link = await addLink(page, to)
    const blank = await addLink(page, to, { target: '_blank' })
    const ways = [
      () => link.click({ modifiers: ['Control'] }),
      () => link.click({ button: 'middle' }),
      () => link.click({ modifiers: ['Shift'] }),
      () => blank.click(),
    ]
    for (const way of ways) {
      const [tab] = await Promise.all([context.waitForEvent('page'), way()])
      await tab.waitForURL(to, { waitUntil: 'commit' })
      await tab.close()
    }
    const file = await addLink(page, to, { download: 'news.html' })
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
    expect(download.suggestedFilename()).toBe('news.html')
    expect(page.url()).toContain(from)
    expect(await page.title()).toBe(builtPage(from).head.title)
    // A download is asked for as a document is, and leaves the page.
    expect(documents.filter((path) => path === from)).toHaveLength(1)
  })

  test('leaves the site by a full load [R7]', async ({ site, visitor: { page, go, documents } }) => {
    const elsewhere = `${site.origin.replace('localhost', '127.0.0.1')}${to}`
    await go(from)
    await clickLink(page, elsewhere)
    await page.waitForURL(elsewhere, { waitUntil: 'commit' })
    expect(documents).toEqual([from, to])
  })

  test('with an address that is no address is left to the server [R8]', async ({
    visitor: { page, go, documents, errors },
  }) => {
    await go(from)
    await clickLink(page, '/en-au/%E0%A4%A/')
    await page.waitForURL('**/en-au/%E0%A4%A/')
    expect(documents).toEqual([from, '/en-au/%E0%A4%A/'])
    expect(errors).toEqual([])
  })
})

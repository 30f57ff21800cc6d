import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { dataFileOf } from '../support/faults.ts'
import { addLink, clickLink } from '../support/links.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'

const from = '/en-au/about-us/'
const to = '/en-nz/news/'
const { module, modules, styles } = builtPage(to)
const ownStyles = styles.filter((sheet) => !builtPage(from).styles.includes(sheet))

const connect = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((emulated) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => emulated })
  }, connection)

describe('prefetching', () => {
  test('fetches all of a page when a link to it comes into view, and asks for nothing at the click [R13]', async ({
    visitor: { page, go, files, quiet },
  }) => {
    const parts = [dataFileOf(to), module, ...modules, ...styles]
    expect(parts.length).toBeGreaterThan(2)
    await go(from)
    const link = await addLink(page, to)
    for (const part of parts) await eventually(() => files).toContain(`GET ${part}`)
    await quiet()
    const before = files.length
    // Not by a mouse, which would reach for the link first.
    await link.evaluate((element) => element instanceof HTMLElement && element.click())
    await shows(page, to)
    expect(files.slice(before).filter((file) => parts.some((part) => file.includes(part)))).toEqual([])
    expect(files.filter((file) => file === `GET ${dataFileOf(to)}`)).toHaveLength(1)
  })

  test('leaves the styles of pages that are not shown without effect [R13]', async ({
    visitor: { page, go, quiet },
  }) => {
    await go(from)
    const link = await addLink(page, to)
    const mediaOf = (href: string) =>
      page.evaluate((sheet) => document.querySelector<HTMLLinkElement>(`link[href="${sheet}"]`)?.media, href)
    expect(ownStyles).not.toEqual([])
    for (const sheet of ownStyles) await eventually(() => mediaOf(sheet)).toBe('not all')
    await quiet()
    // What is on screen by the time that a sheet has begun to apply: the page that is left is not styled anew.
    await page.evaluate(() => {
      new MutationObserver(() => {
        document.body.dataset.styled ??= document.querySelector('h1')?.textContent ?? ''
      }).observe(document.head, { attributeFilter: ['media'], subtree: true })
    })
    await link.evaluate((element) => element instanceof HTMLElement && element.click())
    await shows(page, to)
    for (const sheet of ownStyles) expect(await mediaOf(sheet)).toBe('')
    const [styled, heading] = await page.evaluate(() => [
      document.body.dataset.styled,
      document.querySelector('h1')?.textContent,
    ])
    expect(styled).toBe(heading)
  })

  test('fetches what the keyboard reaches for too [R13]', async ({ visitor: { page, go, files } }) => {
    await go(from)
    const link = await addLink(page, to)
    await link.focus()
    await eventually(() => files).toContain(`GET ${module}`)
  })

  test('waits for a link that is out of view to come into it [R13]', async ({
    visitor: { page, go, files, quiet },
  }) => {
    await go(from)
    await quiet()
    const terms = `GET ${dataFileOf('/en-au/terms/')}`
    expect(files).not.toContain(terms)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded()
    await eventually(() => files).toContain(terms)
  })

  test('looks at the links of the page that was navigated to [R13]', async ({ visitor: { page, go, files } }) => {
    await go(from)
    await clickLink(page, to)
    await shows(page, to)
    // As one text: a list of many is cut short where a failure is reported.
    const ofNewZealand = () => files.filter((file) => file.includes('/page-data/en-nz/')).join(' ')
    await eventually(ofNewZealand).toContain(`GET ${dataFileOf('/en-nz/dolphin/')}`)
  })

  const sparing: [string, { saveData?: boolean; effectiveType?: string }][] = [
    ['data-saver is on', { saveData: true, effectiveType: '4g' }],
    ['the connection is 2g', { effectiveType: '2g' }],
    ['the connection is slow-2g', { effectiveType: 'slow-2g' }],
  ]
  test.for(sparing)(
    'is skipped when %s, and links work all the same [R13]',
    async ([, connection], { visitor: { page, go, files, documents, quiet } }) => {
      await connect(page, connection)
      await go(from)
      const link = await addLink(page, to)
      await link.hover()
      await link.focus()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await quiet()
      expect(files.filter((file) => file.endsWith('page-data.json'))).toEqual([`GET ${dataFileOf(from)}`])
      expect(files).not.toContain(`GET ${module}`)

      await link.click()
      await shows(page, to)
      expect(documents).toEqual([from])
    },
  )

  test('goes on when a slow connection gets better [R13]', async ({ visitor: { page, go, files, quiet } }) => {
    await page.addInitScript(() => {
      Object.assign(window, { emulated: { effectiveType: '2g' } })
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => Reflect.get(window, 'emulated') })
    })
    await go(from)
    const link = await addLink(page, to)
    await quiet()
    expect(files).not.toContain(`GET ${dataFileOf(to)}`)
    await page.evaluate(() => Object.assign(window, { emulated: { effectiveType: '4g' } }))
    await link.hover()
    await eventually(() => files).toContain(`GET ${module}`)
  })

  test('leaves alone what is not a page of this site [R13]', async ({ site, visitor: { page, go, files, quiet } }) => {
    await go(from)
    const other = site.origin.replace('localhost', '127.0.0.1')
    await addLink(page, `${other}/en-nz/terms/`)
    await addLink(page, '/en-au/news/rss.xml')
    await addLink(page, '/images/share.jpg')
    await addLink(page, '/en-nz/privacy/', { target: '_blank' })
    await addLink(page, '/en-nz/warranty/', { download: '' })
    await addLink(page, to)
    await eventually(() => files).toContain(`GET ${dataFileOf(to)}`)
    await quiet()
    const asked = files.join('\n')
    for (const name of ['terms', 'rss', 'share', 'privacy', 'warranty']) expect(asked).not.toMatch(`/en-nz/${name}`)
    expect(asked).not.toMatch('rss')
  })
})

import { describe, expect } from 'vitest'
import { browserName, test, type Visit } from './browser-test.ts'
import { eventually, type Visitor } from './visitor.ts'

const about = '/en-au/about-us/'
const testimonials = '/en-au/testimonials/'

/** A Firefox that is driven by BiDi asks the network for documents, past the worker (`workerStart` is 0), though not for files. */
const loadsDocuments = browserName !== 'firefox'

/** What the page was made of and no cache holds, as one text: a list of many is cut short where a failure is reported. */
const notKept = ({ evaluate }: Visitor) =>
  evaluate(async () => {
    const { pagePath = '' } = document.documentElement.dataset
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    // Data of other pages, fetched ahead, are no part of this one.
    const ours = loaded.filter((pathname) => /^\/(assets|page-data\/sq)\//.test(pathname))
    const data = `/page-data/${pagePath.replaceAll(/^\/|\/$/g, '')}/page-data.json`
    const needed = [pagePath, data, '/page-data/app-data.json', ...ours]
    const answers = await Promise.all(needed.map((path) => caches.match(path, { ignoreVary: true })))
    return needed.filter((_, index) => answers[index] === undefined).join(' ')
  })

const read = async (visitor: Visitor, path: string) => {
  await visitor.go(path)
  await eventually(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await eventually(() => notKept(visitor)).toBe('')
}

const readBoth = async (visit: Visit) => {
  const visitor = await visit({ worker: true })
  await read(visitor, about)
  await read(visitor, testimonials)
  visitor.breakWith(() => 'hang up')
  return visitor
}

describe('without a network', () => {
  test('visited pages are there by click and by back, and work [W6]', async ({ visit }) => {
    const visitor = await readBoth(visit)
    const documents = visitor.documents.length
    await visitor.follow(about)
    await visitor.shows(about)
    await visitor.traverse(-1)
    await visitor.shows(testimonials)
    expect(visitor.documents).toHaveLength(documents)
    await visitor.click('header button', 'Search')
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.press('Escape')
    await eventually(() => visitor.seen('dialog[open]')).toBe(0)
  })

  test.skipIf(!loadsDocuments)(
    'visited pages are there by reload, and others give the offline page [W6]',
    async ({ visit }) => {
      const visitor = await readBoth(visit)
      // Not by the driver: it takes a request that fails behind the worker for one of the page.
      await visitor.reload()
      await visitor.whenAlive()
      await visitor.shows(testimonials)
      await visitor.follow('/en-nz/which-model/')
      await eventually(() => visitor.text('h1')).toBe('You are offline')
      expect(await visitor.address()).toBe('/en-nz/which-model/')
      await visitor.whenAlive()
      await visitor.click(`main li a[href="${about}"]`)
      await visitor.shows(about)
    },
  )
})

import { describe, expect } from 'vitest'
import { test } from './browser-test.ts'
import { eventually, type Visitor } from './visitor.ts'

const about = '/en-au/about-us/'
const testimonials = '/en-au/testimonials/'

/** What the page was made of and no cache holds. */
const notKept = ({ evaluate }: Visitor) =>
  evaluate(async () => {
    const { pagePath = '' } = document.documentElement.dataset
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const ours = loaded.filter((pathname) => /^\/(assets|page-data)\//.test(pathname))
    const data = `/page-data/${pagePath.replaceAll(/^\/|\/$/g, '')}/page-data.json`
    const needed = [pagePath, data, '/page-data/app-data.json', ...ours]
    const answers = await Promise.all(needed.map((path) => caches.match(path, { ignoreVary: true })))
    return needed.filter((_, index) => answers[index] === undefined)
  })

const read = async (visitor: Visitor, path: string) => {
  await visitor.go(path)
  await eventually(() => visitor.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await eventually(() => notKept(visitor)).toEqual([])
}

describe('without a network', () => {
  test('visited pages are there, by address, by click and by back, and others give the offline page [W6]', async ({
    visit,
  }) => {
    const visitor = await visit({ worker: true })
    await read(visitor, about)
    await read(visitor, testimonials)
    visitor.breakWith(() => 'hang up')

    await visitor.go(about)
    await visitor.shows(about)
    const documents = visitor.documents.length
    await visitor.follow(testimonials)
    await visitor.shows(testimonials)
    await visitor.traverse(-1)
    await visitor.shows(about)
    expect(visitor.documents).toHaveLength(documents)
    await visitor.click('header button', 'Search')
    await eventually(() => visitor.seen('dialog[open]')).toBe(1)
    await visitor.press('Escape')

    await visitor.go('/en-nz/which-model/')
    await eventually(() => visitor.text('h1')).toBe('You are offline')
    await visitor.click(`main li a[href="${about}"]`)
    await visitor.shows(about)
  })
})

import { describe, expect } from 'vitest'
import { builtPage } from '../support/built-pages.ts'
import type { Fault, RunningSite } from '../support/site.ts'
import { test } from './browser-test.ts'

const newHash = '0123456789ab'
const from = '/en-au/about-us/'

/** A site on which another build has been put: its data, and if it says so its documents too. */
const newBuild =
  ({ origin }: RunningSite, documents: 'new' | 'stale'): Fault =>
  async (_request, { pathname }) => {
    const isDocument = documents === 'new' && /^\/en-.*\/$/.test(pathname)
    if (!isDocument && !pathname.endsWith('/page-data.json')) return undefined
    const original = await fetch(origin + pathname, { headers: { 'x-original': 'yes' } })
    const text = (await original.text()).replaceAll(builtPage('/').buildHash, newHash)
    const type = original.headers.get('content-type') ?? ''
    return new Response(text, { status: original.status, headers: { 'content-type': type } })
  }

describe('a build that is put on the site while it is being read', () => {
  for (const documents of ['new', 'stale'] as const) {
    test(`is loaded in full at the next click, once, when its documents are ${documents} [R9]`, async ({ visit }) => {
      const visitor = await visit({ sparesData: true })
      await visitor.go(from)
      visitor.breakWith(newBuild(visitor.site, documents))
      await visitor.untilNewDocument(() => visitor.click('nav a', 'Robots'))
      await visitor.whenAlive()
      await visitor.shows('/en-au/dolphin/')
      await visitor.click('nav a', 'Support')
      await visitor.shows('/en-au/support/')
      await visitor.whenAlive()
      // A stale document cannot know better: it pays one load for each click, and never more.
      expect(visitor.documents).toEqual([
        from,
        '/en-au/dolphin/',
        ...(documents === 'stale' ? ['/en-au/support/'] : []),
      ])
      expect(await visitor.errors()).toEqual([])
    })
  }
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content

beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

const leadingTo = (href: string) => complaints('page-terms-sections-2', () => ({ body: `See [this](${href}).` }))

describe('what a page names', () => {
  it('is a product, a line, a category, a question or a page of its edition', () => {
    expect(leadingTo('/en-au/products/dolphin-s100/')).toEqual([])
    const unknown = {
      '/en-au/products/dolphin-s9000/': 'product',
      '/en-au/product-lines/orca/': 'product line',
      '/en-au/shop/submarines/': 'category',
      '/en-au/support/faq/why/': 'question',
      '/en-au/eco-clear/': 'page',
    }
    for (const [href, what] of Object.entries(unknown))
      expect(leadingTo(href)).toEqual([
        expect.stringContaining(`sections.1: names ${href}, but en-au has no such ${what}`),
      ])
  })

  it('is a product or a question that its edition has where it is shown', () => {
    expect(complaints('page-dolphin-sections-3-en-nz', () => ({ products: ['dolphin-s100', 'ecoclear-20'] }))).toEqual([
      expect.stringMatching(
        /page-dolphin\.en-nz\.yaml:\d+ sections\.2: shows "ecoclear-20", which en-nz does not have/,
      ),
    ])
  })

  it('is looked for where code names it, too', () => {
    expect(complaints('mineral-swim-bag', () => ({ slug: 'mineral-swim-sack' }))).toContainEqual(
      expect.stringMatching(
        /page-mineral-swim\.yaml:1 slug: reckons with the product "mineral-swim-bag", which en-au does not have/,
      ),
    )
    expect(complaints('line-ozone-swim', () => ({ editions: ['en-nz'] }))).toContainEqual(
      expect.stringContaining('reckons with the product line "line-ozone-swim", which en-au does not have'),
    )
  })

  it('is a page where a line is told', () => {
    expect(complaints('line-niya', () => ({ landingPage: 'nia' }))).toContainEqual(
      expect.stringMatching(/line-niya\.yaml:\d+ landingPage: names the page "nia", which there is not/),
    )
  })
})

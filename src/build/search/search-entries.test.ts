import { describe, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import type { SitePage } from '../registry/site-page.ts'
import { searchEntriesOf } from './search-entries.ts'

const page = (path: string, title: string, more: Partial<SitePage> = {}): SitePage => ({
  path,
  entry: 'any',
  component: 'pages/any',
  kind: 'page',
  edition: 'en-au',
  lang: 'en-AU',
  title: `${title}: all about it`,
  description: `All about ${title}`,
  canonical: path,
  editions: ['en-au'],
  searchKind: 'page',
  breadcrumbs: [{ name: title, path }],
  jsonLd: [],
  data: {},
  ...more,
})

const content = {
  code: 'en-au',
  edition: { currency: 'AUD', locale: 'en-AU' },
  products: [
    {
      slug: 'dolphin-e10',
      sku: 'PW-E10',
      name: 'Dolphin E 10',
      summary: 'Cleans the floor.',
      price: 599,
      features: [{ title: 'One button', text: '' }],
      specifications: { Pool: { Surfaces: 'Vinyl, vinyl and tile, up to 15 or from M 400, an S 200' } },
    },
  ],
  productLines: [
    { slug: 'dolphin', landingPage: 'dolphin' },
    { slug: 'parts', landingPage: null },
  ],
  faqs: [{ slug: 'walls', answer: 'It climbs **pebblecrete** too.' }],
  dealers: [
    {
      slug: 'coastal-pools',
      name: 'Coastal Pools',
      street: '12 Bath Road',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    },
  ],
} as unknown as EditionContent

const entries = searchEntriesOf(content, [
  page('/en-au/dolphin/', 'Dolphin'),
  page('/en-au/product-lines/dolphin/', 'Dolphin'),
  page('/en-au/product-lines/parts/', 'Parts'),
  page('/en-au/support/faq/walls/', 'Does it climb walls?', { searchKind: 'question' }),
  page('/en-au/products/dolphin-e10/', 'Dolphin E 10', {
    searchKind: 'product',
    picture: { id: 'e10', width: 1200, height: 900, alt: 'A robot' },
  }),
])

const at = (path: string) => entries.find((entry) => entry.path === path)

describe('what can be found in an edition', () => {
  it('is a product with its number, price, picture and the words of its specifications that say something, each once', () => {
    expect(at('/en-au/products/dolphin-e10/')).toEqual({
      path: '/en-au/products/dolphin-e10/',
      kind: 'product',
      title: 'Dolphin E 10',
      text: 'Cleans the floor.',
      sku: 'PW-E10',
      price: 'A$599.00',
      picture: { id: 'e10', width: 1200, height: 900 },
      words: 'button vinyl tile m400 s200',
    })
  })

  it('is a question by the words of its answer', () => {
    expect(at('/en-au/support/faq/walls/')?.words).toBe('pebblecrete')
  })

  it('is a line once: on the page of its own where it has one', () => {
    expect(at('/en-au/product-lines/dolphin/')).toBeUndefined()
    expect(at('/en-au/dolphin/')?.title).toBe('Dolphin')
    expect(at('/en-au/product-lines/parts/')?.title).toBe('Parts')
  })

  it('is a dealer by suburb and postcode', () => {
    expect(entries.find(({ kind }) => kind === 'dealer')).toMatchObject({
      title: 'Coastal Pools',
      text: '12 Bath Road, Kirrawee 2232',
      path: '/en-au/support/find-a-dealer/coastal-pools/',
    })
  })
})

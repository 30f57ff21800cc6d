import type { EditionContent } from '../content/edition-content.ts'
import type { Asset } from '../content/types/asset.ts'
import type { DealerEntry } from '../content/types/dealer.ts'
import type { FaqEntry } from '../content/types/faq.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { ProductLineEntry } from '../content/types/product-line.ts'
import { type DealerMaps, drawDealerMaps } from '../maps/dealer-maps.ts'
import { createPictureCollection } from '../pictures/picture-collection.ts'
import { createEditionView, type EditionView } from './edition-view.ts'

const asset: Asset = {
  sys: { id: 'front' },
  url: '/assets/front.webp',
  contentType: 'image/webp',
  description: 'A robot',
  width: 1200,
  height: 1200,
  size: 48_000,
}

export const productEntry = (fields: Partial<ProductEntry> = {}): ProductEntry => ({
  sys: { id: fields.slug ?? 'dolphin-s300i', publishedAt: '2026-08-03T00:00:00.000Z' },
  sku: 'PW-S300I',
  name: 'Dolphin S 300i',
  seoTitle: 'Dolphin S 300i: a robot',
  seoDescription: 'A robot.',
  slug: 'dolphin-s300i',
  brand: 'Dolphin',
  productLine: 'line-dolphin',
  categoriesCollection: [],
  price: 1899,
  currency: 'AUD',
  shippingClass: 'parcel',
  active: true,
  inStock: true,
  summary: 'A robot.',
  body: 'A robot.',
  features: [],
  specifications: {},
  whatsInTheBox: [],
  warrantyYears: 3,
  imagesCollection: [asset],
  partsCollection: [],
  relatedCollection: [],
  faqsCollection: [],
  ...fields,
})

export const lineEntry = (fields: Partial<ProductLineEntry> = {}): ProductLineEntry => ({
  sys: { id: 'line-dolphin' },
  slug: 'dolphin',
  name: 'Dolphin',
  tagline: 'It goes down',
  seoTitle: 'Dolphin',
  seoDescription: 'Robots.',
  summary: 'Robots.',
  hero: asset,
  family: 'robot',
  stage: 'water',
  storyCollection: [],
  faqsCollection: [],
  ...fields,
})

export const faqEntry = (slug: string, productsCollection: string[] = []): FaqEntry => ({
  sys: { id: slug },
  slug,
  question: `${slug}?`,
  answer: 'Yes.',
  topic: 'using',
  lastReviewed: '2026-08-03',
  productsCollection,
})

export const dealerEntry = (fields: Partial<DealerEntry> = {}): DealerEntry => ({
  sys: { id: 'dealer' },
  slug: 'hunter-pool-works',
  name: 'Hunter Pool Works',
  street: '52 Brown Road',
  suburb: 'Broadmeadow',
  state: 'NSW',
  postcode: '2292',
  phone: '(02) 5550 4920',
  location: { lat: -32.92321, lon: 151.73689 },
  hours: { mon: '08:00-17:00' },
  services: ['sales', 'demo'],
  linesCollection: [],
  about: 'A shop.',
  ...fields,
})

/** An Australian edition with one line and nothing else but what is given. */
export const contentWith = (given: Partial<EditionContent>): EditionContent => {
  const edition: EditionContent['edition'] = {
    code: 'en-au',
    locale: 'en-AU',
    country: 'Australia',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    shop: true,
    companyName: 'Poolwright',
    companyNumber: '1',
    phone: '1',
    email: 'a@poolwright.example',
    street: '41 Bath Road',
    suburb: 'Kirrawee',
    state: 'NSW',
    postcode: '2232',
    hours: 'Always',
    phoneHours: { hours: { mon: '08:00-18:00' } },
    safetySwitch: 'safety switch',
    warrantyNote: 'Keep the receipt.',
    offer: 'A$',
    menu: [],
    footer: [],
  }
  return {
    code: 'en-au',
    brand: {
      name: 'Poolwright',
      shortName: 'Poolwright',
      slug: 'poolwright',
      tagline: 'Robots',
      description: 'Robots',
      themeColor: '#58c8df',
      backgroundColor: '#353e47',
    },
    edition,
    editions: [edition],
    pages: [],
    products: [],
    productLines: [lineEntry()],
    categories: [],
    faqs: [],
    posts: [],
    testimonials: [],
    dealers: [],
    jobs: [],
    shippingRates: [],
    deliveryZones: [],
    holidayCalendars: [],
    shopTerms: [],
    pickUpPoints: [],
    promotions: [],
    poolFigures: [],
    warrantyTerms: [],
    searchWords: [],
    finderQuestions: [],
    troubleshooting: [],
    replyTemplates: [],
    ...given,
  }
}

const drawn = new WeakMap<EditionContent['dealers'], DealerMaps>()

/** Coasts have many points: they are drawn once for the same dealers. */
const mapsOf = (content: EditionContent): DealerMaps => {
  const maps = drawn.get(content.dealers) ?? drawDealerMaps(content)
  drawn.set(content.dealers, maps)
  return maps
}

/** With pictures of which nothing is known but their addresses. */
export const viewOf = (content: EditionContent): EditionView =>
  createEditionView(content, {
    pictures: createPictureCollection(new Map(), 'usual'),
    guides: new Map(),
    dealerMaps: mapsOf(content),
    now: new Date('2026-11-15'),
  })

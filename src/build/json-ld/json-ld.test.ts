import { describe, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import type { FaqEntry } from '../content/types/faq.ts'
import type { JobEntry } from '../content/types/job.ts'
import type { PostEntry } from '../content/types/post.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { SitePage } from '../registry/site-page.ts'
import { articleJsonLd } from './article.ts'
import { breadcrumbJsonLd } from './breadcrumbs.ts'
import { faqPageJsonLd } from './faq-page.ts'
import { jobPostingsJsonLd } from './job-posting.ts'
import { organizationJsonLd } from './organization.ts'
import { productJsonLd } from './product.ts'
import { withWholeAddresses } from './whole-addresses.ts'

const address = {
  '@type': 'PostalAddress',
  streetAddress: '41 Bath Road',
  addressLocality: 'Kirrawee',
  addressRegion: 'NSW',
  postalCode: '2232',
  addressCountry: 'Australia',
}

/** An edition with what structured data reads. */
const edition = (shop = true, jobs: Partial<JobEntry>[] = []): EditionContent =>
  ({
    code: 'en-au',
    brand: { name: 'Poolwright', tagline: 'Boring to own', description: 'Pool robots.' },
    edition: {
      locale: 'en-AU',
      country: 'Australia',
      shop,
      companyName: 'Poolwright Australia Pty Ltd',
      phone: '1800 975 711',
      email: 'help@poolwright.example',
      street: '41 Bath Road',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    },
    jobs,
    shopTerms: [],
    pickUpPoints: [],
  }) as unknown as EditionContent

const picture = { id: 'robot-1', width: 1200, height: 1200, alt: 'A robot' }

const product = (change: Partial<ProductEntry> = {}): ProductEntry =>
  ({
    name: 'Dolphin S 300i',
    sku: 'PW-S300I',
    slug: 'dolphin-s300i',
    seoDescription: 'Floor, walls and waterline.',
    brand: 'Dolphin',
    price: 1899,
    currency: 'AUD',
    active: true,
    inStock: true,
    warrantyYears: 3,
    rating: { value: 4.7, count: 318 },
    ...change,
  }) as ProductEntry

const details = { line: 'Dolphin', pictures: [picture], reviews: [] }

describe('the company and its site', () => {
  const [organization, site] = organizationJsonLd(edition())

  it('says who it is, where, and how to reach it', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'Poolwright',
      legalName: 'Poolwright Australia Pty Ltd',
      url: '/en-au/',
      logo: '/icons/icon-512.png',
      contactPoint: { '@type': 'ContactPoint', telephone: '+611800975711', contactType: 'customer service' },
      address,
    })
  })

  it('says how to search the edition', () => {
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: '/en-au/',
      inLanguage: 'en-AU',
      publisher: { '@id': organization?.['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/en-au/?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    })
  })
})

describe('a product', () => {
  it('is offered at its price where there is a shop', () => {
    expect(productJsonLd(product(), details, edition())).toMatchObject({
      '@type': 'Product',
      name: 'Dolphin S 300i',
      sku: 'PW-S300I',
      brand: { '@type': 'Brand', name: 'Dolphin' },
      image: [expect.stringMatching(/^\/images\/robot-1-/)],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 318 },
      offers: {
        '@type': 'Offer',
        price: '1899.00',
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: '/en-au/products/dolphin-s300i/',
        warranty: { durationOfWarranty: { value: 3, unitCode: 'ANN' } },
      },
    })
  })

  it('has the reviews that its page shows, apart from those who only ticked a box', () => {
    const review = {
      html: '<p>It climbs, &amp; then <em>some</em>.</p>',
      name: 'Priya R.',
      place: 'Kirrawee, NSW',
      rating: 2,
      date: '2026-02-11',
      dateText: '11 February 2026',
    }
    expect(productJsonLd(product(), { ...details, reviews: [review] }, edition())).toMatchObject({
      aggregateRating: { ratingCount: 318, reviewCount: 1 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Priya R.' },
          datePublished: '2026-02-11',
          reviewBody: 'It climbs, & then some.',
          reviewRating: { ratingValue: 2, bestRating: 5 },
        },
      ],
    })
    expect(productJsonLd(product(), details, edition())).not.toHaveProperty('review')
  })

  it.each([
    ['OutOfStock', true, { inStock: false }],
    ['InStoreOnly', false, {}],
  ])('is %s otherwise', (availability, shop, change) => {
    expect(productJsonLd(product(change), details, edition(shop))).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('is not offered when it is no longer sold, and has no rating or warranty it does not have', () => {
    const gone = productJsonLd(product({ active: false, rating: null }), details, edition())
    expect(gone).not.toHaveProperty('offers')
    expect(gone).not.toHaveProperty('aggregateRating')
    expect(productJsonLd(product({ warrantyYears: 0 }), details, edition()).offers).not.toHaveProperty('warranty')
  })
})

describe('a trail of pages', () => {
  const at = (breadcrumbs: SitePage['breadcrumbs']) =>
    ({ edition: 'en-nz', path: '/en-nz/a/b/', breadcrumbs }) as SitePage

  it('starts at the home page and ends, without a link, at the page itself', () => {
    const trail = [
      { name: 'A', path: '/en-nz/a/' },
      { name: 'B', path: '/en-nz/a/b/' },
    ]
    expect(breadcrumbJsonLd(at(trail), 'Poolwright')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Poolwright', item: '/en-nz/' },
          { '@type': 'ListItem', position: 2, name: 'A', item: '/en-nz/a/' },
          { '@type': 'ListItem', position: 3, name: 'B' },
        ],
      },
    ])
    expect(breadcrumbJsonLd(at([]), 'Poolwright')).toEqual([])
  })
})

describe('a question', () => {
  it('comes with its answer', () => {
    const faq = { question: 'How long?', answer: 'See [it](/en-nz/warranty/).', lastReviewed: '2026-10-01' } as FaqEntry
    expect(withWholeAddresses(faqPageJsonLd(faq, 'en-NZ'), 'https://poolwright.example')).toEqual({
      '@type': 'FAQPage',
      inLanguage: 'en-NZ',
      dateModified: '2026-10-01',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: '<p>See <a href="https://poolwright.example/en-nz/warranty/">it</a>.</p>',
          },
        },
      ],
    })
  })
})

describe('news', () => {
  it('is an article with author, picture and publisher', () => {
    const post = { title: 'Leaf test', summary: 'Short.', date: '2026-10-01', author: 'Mia' } as PostEntry
    expect(articleJsonLd(post, { path: '/en-au/news/leaf-test/', cover: picture }, edition())).toMatchObject({
      '@type': 'Article',
      headline: 'Leaf test',
      description: 'Short.',
      image: [expect.stringMatching(/^\/images\/robot-1-/)],
      datePublished: '2026-10-01',
      dateModified: '2026-10-01',
      mainEntityOfPage: '/en-au/news/leaf-test/',
      author: { '@type': 'Person', name: 'Mia' },
      publisher: { '@type': 'Organization', name: 'Poolwright Australia Pty Ltd', logo: '/icons/icon-512.png' },
    })
  })
})

describe('a job', () => {
  const job = { slug: 'adviser', title: 'Adviser', body: 'You **listen**.', employmentType: 'PART_TIME' } as const

  it('says what, where, until when and for whom', () => {
    const place = 'Kirrawee NSW or from home in NSW'
    const jobs = [{ ...job, place, postedOn: '2026-10-19', closesOn: '2026-11-30' }]
    expect(jobPostingsJsonLd(edition(true, jobs))).toEqual([
      {
        '@type': 'JobPosting',
        title: 'Adviser',
        description: '<p>You <strong>listen</strong>.</p>',
        identifier: { '@type': 'PropertyValue', name: 'Poolwright Australia Pty Ltd', value: 'adviser' },
        datePosted: '2026-10-19',
        validThrough: '2026-11-30',
        employmentType: 'PART_TIME',
        hiringOrganization: expect.objectContaining({ '@type': 'Organization', name: 'Poolwright Australia Pty Ltd' }),
        jobLocation: { '@type': 'Place', address },
        url: '/en-au/jobs/',
      },
    ])
  })

  it('elsewhere names the place it has', () => {
    expect(jobPostingsJsonLd(edition(true, [{ ...job, place: 'Cairns QLD' }]))).toMatchObject([
      { jobLocation: { address: { addressLocality: 'Cairns QLD', addressCountry: 'Australia' } } },
    ])
  })
})

describe('addresses in structured data', () => {
  it('are whole, and templates keep their braces', () => {
    const things = [{ url: '/en-au/?q={search_term_string}', image: ['/images/a b.webp'], price: 3, name: 'a/b' }]
    expect(withWholeAddresses(things, 'https://poolwright.example')).toEqual([
      {
        url: 'https://poolwright.example/en-au/?q={search_term_string}',
        image: ['https://poolwright.example/images/a%20b.webp'],
        price: 3,
        name: 'a/b',
      },
    ])
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

describe('entries', () => {
  it('answer every kind of field', async () => {
    const { body } = await ask(`{
      product(id: "s100") {
        __typename _id sku price warrantyYears active editions features specifications suitability body
        productLine { name } categories { seoTitle }
        sys { id publishedAt firstPublishedAt publishedVersion spaceId environmentId locale }
        contentfulMetadata { tags { id } }
      }
      dealer(id: "sydney") { location { lat lon } }
      faq(id: "winter") { lastReviewed }
    }`)
    expect(body).not.toHaveProperty('errors')
    expect(body.data.product).toMatchObject({
      __typename: 'Product',
      sku: 'PW-S100',
      price: 999,
      warrantyYears: 3,
      active: true,
      editions: ['en-au', 'en-nz'],
      features: [{ title: 'Climbs walls', text: 'Up to the waterline.' }],
      specifications: { Size: { Weight: '7.5 kg' } },
      suitability: null,
      body: 'All about the robot s100.',
      productLine: { name: 'Dolphin' },
      categories: { seoTitle: 'Residential cleaners' },
      sys: {
        id: 's100',
        publishedAt: '2026-07-03T00:00:00.000Z',
        firstPublishedAt: '2026-07-03T00:00:00.000Z',
        publishedVersion: 1,
        spaceId: 'pool',
        environmentId: 'master',
        locale: 'en-AU',
      },
      contentfulMetadata: { tags: [] },
    })
    expect(body.data.product._id).not.toBe('')
    expect(body.data.dealer.location).toEqual({ lat: -33.87, lon: 151.21 })
    expect(body.data.faq.lastReviewed).toBe('2026-06-01T00:00:00.000Z')
  })

  it('are found again by their opaque id', async () => {
    const { body } = await ask('{ product(id: "s100") { _id } }')
    const again = await ask('query ($id: ID!) { _node(id: $id) { _id ... on Product { sku } } }', {
      id: body.data.product._id,
    })
    expect(again.body.data._node).toEqual({ _id: body.data.product._id, sku: 'PW-S100' })
  })

  it('can be linked to on a condition, and are null without an error when it does not hold', async () => {
    const { body } = await ask(`{
      product(id: "s100") {
        named: productLine(where: { slug: "dolphin", name_contains: "dol" }) { name }
        other: productLine(where: { slug: "liberty" }) { name }
        either: productLine(where: { OR: [{ slug: "liberty" }, { family: "robot" }] }) { name }
        kiwi: productLine(locale: "en-NZ", useFallbackLocale: false, where: { slug: "dolphin" }) { name }
      }
    }`)
    expect(body.errors).toBeUndefined()
    expect(body.data.product).toEqual({
      named: { name: 'Dolphin' },
      other: null,
      either: { name: 'Dolphin' },
      kiwi: null,
    })
  })

  it('are null with an error when there is none, or it is of another type', async () => {
    const { status, body } = await ask(
      '{ gone: product(id: "gone") { sku } other: product(id: "winter") { sku } faq(id: "winter") { slug } }',
    )
    expect(status).toBe(200)
    expect(body.data).toEqual({ gone: null, other: null, faq: { slug: 'winter' } })
    expect(body.errors.map((error: { path: string[] }) => error.path)).toEqual([['gone'], ['other']])
  })

  it('carry assets with addresses and facts', async () => {
    const { body } = await ask(`{
      product(id: "s100") {
        imagesCollection(limit: 1) {
          items {
            title description width height contentType fileName size
            url
            small: url(transform: { width: 450, height: 450, quality: 60 })
            fancy: url(transform: {
              width: 10, resizeStrategy: PAD, resizeFocus: TOP_LEFT, cornerRadius: -1,
              backgroundColor: "rgb:58c8df", format: JPG_PROGRESSIVE
            })
          }
        }
      }
      manual: asset(id: "manual") { url(transform: { width: 10 }) width }
    }`)
    const [image] = body.data.product.imagesCollection.items
    expect(image).toMatchObject({
      title: 'Front',
      description: 'The robot from the front',
      width: 800,
      height: 600,
      contentType: 'image/png',
      fileName: 'front.png',
    })
    expect(image.url).toMatch(/^http:\/\/localhost\/images\/pool\/front\/[0-9a-f]{32}\/front\.png$/)
    expect(image.small).toBe(`${image.url}?w=450&h=450&q=60`)
    expect(image.fancy).toBe(`${image.url}?w=10&r=max&fit=pad&f=top_left&bg=rgb:58c8df&fm=jpg&fl=progressive`)
    expect(body.data.manual).toEqual({ url: expect.stringMatching(/manual\.pdf$/), width: null })
  })

  it.each(['#58c8df', '58c8df', 'rgb:58c', 'red'])('take no colour but as rgb:rrggbb: %s', async (colour) => {
    const query = `{ asset(id: "front") { url(transform: { backgroundColor: "${colour}" }) } }`
    const { status, body } = await ask(query)
    expect(status).toBe(400)
    expect(body.errors[0].message).toContain('HexColor must look like rgb:58c8df')
  })
})

describe('locales', () => {
  it('cascade into links, and can be set for one field', async () => {
    const { body } = await ask(`{
      product(id: "s200", locale: "en-NZ") {
        price australian: price(locale: "en-AU") currency sys { locale }
        imagesCollection(limit: 1) { items { description } }
        productLine { storyCollection { items { heading sys { id } } } }
        inAustralian: productLine(locale: "en-AU") { storyCollection { total } }
      }
    }`)
    expect(body.data.product).toEqual({
      price: 1599,
      australian: 1499,
      currency: 'NZD',
      sys: { locale: 'en-NZ' },
      imagesCollection: { items: [{ description: 'The robot from the front, eh' }] },
      productLine: { storyCollection: { items: [{ heading: 'Kia ora', sys: { id: 'dolphin-story-1-en-nz' } }] } },
      inAustralian: { storyCollection: { total: 2 } },
    })
  })

  it('that do not exist answer null with UNKNOWN_LOCALE, and the rest still answers', async () => {
    const { status, body } = await ask(`{
      product(id: "s100", locale: "fr-FR") { sku }
      good: product(id: "s100") { sku name(locale: "de-DE") }
    }`)
    expect(status).toBe(200)
    expect(body.data).toEqual({ product: null, good: { sku: 'PW-S100', name: null } })
    expect(body.errors).toHaveLength(2)
    expect(body.errors[1]).toMatchObject({
      path: ['good', 'name'],
      extensions: { contentful: { code: 'UNKNOWN_LOCALE', requestId: expect.any(String) } },
    })
  })
})

describe('drafts', () => {
  it('stay hidden from delivery, and links to them cannot be resolved', async () => {
    const { status, body } = await ask(`{
      productCollection { total }
      faq(id: "winter") { productsCollection { total items { slug } } }
      sorted: faq(id: "winter") { productsCollection(order: slug_ASC) { total items { slug } } }
    }`)
    expect(status).toBe(200)
    expect(body.data.productCollection.total).toBe(4)
    expect(body.data.faq.productsCollection).toEqual({ total: 3, items: [{ slug: 's100' }, null, { slug: 's200' }] })
    expect(body.data.sorted.productsCollection).toEqual({ total: 2, items: [{ slug: 's100' }, { slug: 's200' }] })
    expect(body.errors).toHaveLength(1)
    expect(body.errors[0]).toMatchObject({
      path: ['faq', 'productsCollection', 'items', 1],
      extensions: {
        contentful: {
          code: 'UNRESOLVABLE_LINK',
          details: { linkType: 'Entry', linkId: 'next', field: 'products', linkingEntryId: 'winter' },
        },
      },
    })
  })

  it('show with preview and the preview token', async () => {
    const query = `{
      productCollection(preview: true, where: { slug: "next" }) {
        items { slug sys { publishedAt } productLine { slug storyCollection { items { heading } } } }
      }
    }`
    const { body } = await ask(query, {}, 'preview')
    expect(body.data.productCollection.items).toEqual([
      {
        slug: 'next',
        sys: { publishedAt: null },
        productLine: { slug: 'liberty', storyCollection: { items: [{ heading: 'Free' }] } },
      },
    ])
  })

  it.each([
    '{ productCollection(preview: true) { items { slug } } }',
    '{ product(id: "next", preview: true) { slug } }',
    '{ faq(id: "winter") { slug productsCollection(preview: true) { items { slug } } } }',
    '{ product(id: "s100") { slug productLine(preview: true) { slug } } }',
  ])('never leak to the delivery token: %s', async (query) => {
    const { status, body } = await ask(query)
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('data')
    expect(body.errors[0].extensions.contentful.code).toBe('ACCESS_TOKEN_INVALID')
  })
})

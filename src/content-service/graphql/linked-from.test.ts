import { afterAll, describe, expect, it } from 'vitest'
import { markdown } from '../fixture/content-files.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

// Only in New Zealand the S 200 belongs to no category but the commercial one.
const overlay = markdown({ price: 1599, currency: 'NZD', categories: 'commercial' }, 'Sweet as.')
const { ask } = await shopService({ 'products/s200.en-nz.md': overlay }, afterAll)

const data = async (query: string, token?: string) => {
  const { body } = await ask(query, {}, token)
  expect(body.errors).toBeUndefined()
  return body.data
}
const ids = (collection: { items: { sys: { id: string } }[] }) => collection.items.map(({ sys }) => sys.id)
const item = 'items { sys { id } }'

describe('linkedFrom', () => {
  it('lists the entries that link to an entry, newest first, all and by type', async () => {
    const { product } = await data(`{
      product(id: "s100") {
        linkedFrom {
          entryCollection { total items { __typename sys { id } } }
          productCollection { total items { slug } }
          faqCollection { items { question } }
        }
      }
    }`)
    expect(product.linkedFrom).toEqual({
      entryCollection: {
        total: 2,
        items: [
          { __typename: 'Product', sys: { id: 'wave' } },
          { __typename: 'Faq', sys: { id: 'winter' } },
        ],
      },
      productCollection: { total: 1, items: [{ slug: 'wave' }] },
      faqCollection: { items: [{ question: 'What about winter?' }] },
    })
  })

  it('lists the entries that show an asset, alone or among others, also inside other entries', async () => {
    const { asset } = await data(`{
      asset(id: "front") {
        linkedFrom {
          productCollection { total }
          categoryCollection { ${item} }
          sectionCollection { ${item} }
          entryCollection { total }
        }
      }
    }`)
    expect(asset.linkedFrom.productCollection.total).toBe(4)
    expect(ids(asset.linkedFrom.categoryCollection)).toEqual(['commercial', 'residential'])
    expect(ids(asset.linkedFrom.sectionCollection)).toEqual(['dolphin-story-1'])
    expect(asset.linkedFrom.entryCollection.total).toBe(8)
  })

  it('pages, and orders by fields of the type', async () => {
    const { category } = await data(`{
      category(id: "commercial") {
        linkedFrom {
          productCollection(order: slug_DESC, skip: 1, limit: 2) { total skip limit ${item} }
        }
      }
    }`)
    expect(category.linkedFrom.productCollection).toMatchObject({ total: 4, skip: 1, limit: 2 })
    expect(ids(category.linkedFrom.productCollection)).toEqual(['s200', 's100'])
  })

  it('counts links of the locale that is asked in, or of those allowed, and shows entries as asked for', async () => {
    const found = await data(`{
      australian: category(id: "residential") { ...Linking }
      newZealand: category(id: "residential", locale: "en-NZ") { ...Linking }
      both: category(id: "residential", locale: "en-NZ") {
        linkedFrom(allowedLocales: ["en-AU", "en-NZ"]) { productCollection { items { sys { id } price } } }
      }
      shown: category(id: "residential", locale: "en-NZ") {
        linkedFrom(allowedLocales: ["en-AU"]) {
          productCollection(locale: "en-AU", order: slug_ASC) { items { sys { id } price } }
        }
      }
    }
    fragment Linking on Category { linkedFrom { productCollection(order: slug_ASC) { ${item} } } }`)
    expect(ids(found.australian.linkedFrom.productCollection)).toEqual(['retired', 's100', 's200'])
    expect(ids(found.newZealand.linkedFrom.productCollection)).toEqual(['retired', 's100'])
    expect(found.both.linkedFrom.productCollection.items).toContainEqual({ sys: { id: 's200' }, price: 1599 })
    expect(found.shown.linkedFrom.productCollection.items).toContainEqual({ sys: { id: 's200' }, price: 1499 })
  })

  it('does not know locales that do not exist', async () => {
    const { body } = await ask(
      '{ faq(id: "winter") { linkedFrom(allowedLocales: ["fr-FR"]) { entryCollection { total } } } }',
    )
    expect(body.data.faq.linkedFrom).toBeNull()
    expect(body.errors[0].extensions.contentful.code).toBe('UNKNOWN_LOCALE')
  })

  it('finds drafts when previewing, and only then', async () => {
    const query = (preview: string) =>
      `{ asset(id: "front") { linkedFrom { productLineCollection${preview} { ${item} } } } }`
    expect(ids((await data(query(''))).asset.linkedFrom.productLineCollection)).toEqual(['dolphin'])
    const previewed = await data(query('(preview: true)'), 'preview')
    expect(ids(previewed.asset.linkedFrom.productLineCollection)).toEqual(['dolphin', 'liberty'])
    expect((await ask(query('(preview: true)'))).status).toBe(401)
  })

  it('exists for types that can link here, and orders no entries of all types', async () => {
    const asked = async (query: string) => (await ask(query)).body.errors[0].message
    expect(await asked('{ faq(id: "winter") { linkedFrom { dealerCollection { total } } } }')).toMatch(
      /dealerCollection/,
    )
    expect(
      await asked('{ faq(id: "winter") { linkedFrom { entryCollection(order: sys_id_ASC) { total } } } }'),
    ).toMatch(/order/)
    expect(
      await asked('{ asset(id: "front") { linkedFrom { productCollection(order: slug_ASC) { total } } } }'),
    ).toMatch(/order/)
  })

  it('is refused when it asks for too much, however it goes in circles', async () => {
    const around = (inner: string) => `linkedFrom { productCollection(limit: 100) { items { ${inner} } } }`
    const { status, body } = await ask(`{ product(id: "s100") { ${around(around(around('slug')))} } }`)
    expect(status).toBe(400)
    expect(body.errors[0].extensions.contentful).toMatchObject({
      code: 'TOO_COMPLEX_QUERY',
      details: { cost: 1 + 100 + 10_000 + 1_000_000 },
    })
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

const slugs = (collection: { items: { slug: string }[] }): string[] => collection.items.map(({ slug }) => slug)

describe('collections', () => {
  it('come newest first, then by id, with totals that ignore skip and limit', async () => {
    const { body } = await ask(`{
      all: productCollection { total skip limit items { slug } }
      part: productCollection(skip: 1, limit: 2) { total skip limit items { slug } }
      zero: productCollection(limit: 0) { limit }
      past: productCollection(skip: 50) { total items { slug } }
    }`)
    expect(body.data.all).toMatchObject({ total: 4, skip: 0, limit: 100 })
    expect(slugs(body.data.all)).toEqual(['s100', 's200', 'retired', 'wave'])
    expect(body.data.part).toEqual({ total: 4, skip: 1, limit: 2, items: [{ slug: 's200' }, { slug: 'retired' }] })
    expect(body.data.zero.limit).toBe(100)
    expect(body.data.past).toEqual({ total: 4, items: [] })
  })

  it('take one order or several, entries without the value last', async () => {
    const { body } = await ask(`{
      one: productCollection(order: slug_DESC) { items { slug } }
      ranked: productCollection(order: [rank_DESC]) { items { slug } }
      several: productCollection(order: [brand_DESC, price_ASC, sys_id_DESC]) { items { slug } }
      first: productCollection(order: sys_publishedAt_ASC, limit: 1) { items { slug } }
    }`)
    expect(slugs(body.data.one)).toEqual(['wave', 's200', 's100', 'retired'])
    expect(slugs(body.data.ranked)).toEqual(['s100', 's200', 'retired', 'wave'])
    expect(slugs(body.data.several)).toEqual(['wave', 's100', 'retired', 's200'])
    expect(slugs(body.data.first)).toEqual(['retired'])
  })

  it.each(['limit: 1001', 'limit: -1'])('refuse %s', async (args) => {
    const { status, body } = await ask(`{ productCollection(${args}) { total } }`)
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/limit must be between 0 and 1000/)
  })

  it('of links keep the linked order, and can be paged, filtered and sorted', async () => {
    const { body } = await ask(`{
      faq(id: "winter") {
        productsCollection { total items { slug } }
        third: productsCollection(skip: 2, limit: 1) { total skip limit items { slug } }
        named: productsCollection(where: { slug: "s200" }) { total items { slug } }
        sorted: productsCollection(order: slug_DESC) { items { slug } }
      }
      product(id: "s100") { imagesCollection { items { title } } }
    }`)
    const { faq, product } = body.data
    expect(faq.productsCollection).toEqual({ total: 3, items: [{ slug: 's100' }, null, { slug: 's200' }] })
    expect(faq.third).toEqual({ total: 3, skip: 2, limit: 1, items: [{ slug: 's200' }] })
    expect(faq.named).toEqual({ total: 1, items: [{ slug: 's200' }] })
    expect(slugs(faq.sorted)).toEqual(['s200', 's100'])
    expect(product.imagesCollection.items).toEqual([{ title: 'Front' }, { title: 'Rear' }])
  })

  it('of all entries know their types', async () => {
    const { body } = await ask(`{
      entryCollection(where: { sys: { id_in: ["s100", "winter"] } }, order: sys_id_ASC) {
        items { __typename sys { id } ... on Faq { question } }
      }
    }`)
    expect(body.data.entryCollection.items).toEqual([
      { __typename: 'Product', sys: { id: 's100' } },
      { __typename: 'Faq', sys: { id: 'winter' }, question: 'What about winter?' },
    ])
  })
})

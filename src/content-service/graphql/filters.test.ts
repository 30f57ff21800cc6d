import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

/** The ids a filter lets through, in order of id. */
const matching = async (collection: string, where: string, extra = ''): Promise<string[]> => {
  const { body } = await ask(`{ ${collection}(where: ${where}, order: sys_id_ASC ${extra}) { items { sys { id } } } }`)
  expect(body.errors).toBeUndefined()
  return body.data[collection].items.map((item: { sys: { id: string } }) => item.sys.id)
}
const products = (where: string, extra?: string) => matching('productCollection', where, extra)

describe('filters', () => {
  it.each([
    ['{ slug: "s100" }', ['s100']],
    ['{ slug: "S100" }', []],
    ['{ slug_not: "s100" }', ['retired', 's200', 'wave']],
    ['{ slug_in: ["s100", "wave", null] }', ['s100', 'wave']],
    ['{ slug_in: [] }', []],
    ['{ slug_not_in: ["s100"] }', ['retired', 's200', 'wave']],
    ['{ slug_not_in: [] }', ['retired', 's100', 's200', 'wave']],
    ['{ name_contains: "ROBOT s1" }', ['s100']],
    ['{ name_contains: "s" }', []],
    ['{ body_contains: "robot wave" }', ['wave']],
    ['{ name_not_contains: "s1" }', ['retired', 's200', 'wave']],
    ['{ compareAtPrice_exists: true }', ['s200']],
    ['{ compareAtPrice_exists: false }', ['retired', 's100', 'wave']],
    ['{ price_gt: 1299 }', ['s200']],
    ['{ price_gte: 1299 }', ['retired', 's200', 'wave']],
    ['{ price_lt: 1299 }', ['s100']],
    ['{ price_lte: 1299, price_gt: 999 }', ['retired', 'wave']],
    ['{ rank_in: [1, 2] }', ['s100', 's200']],
    ['{ compareAtPrice_lt: 5000 }', ['s200']],
    ['{ active: false }', ['retired']],
    ['{ active_not: true }', ['retired']],
    ['{ editions_contains_all: ["en-au", "en-nz"] }', ['retired', 's100', 's200', 'wave']],
    ['{ editions_contains_some: ["en-za", "en-nz"] }', ['retired', 's100', 's200', 'wave']],
    ['{ editions_contains_none: ["en-au"] }', []],
    ['{ suitability_exists: true }', []],
    ['{ sys: { id_in: ["wave"] } }', ['wave']],
    ['{ sys: { publishedAt_gt: "2026-07-01" } }', ['s100', 's200']],
    ['{ sys: { publishedAt: "2026-07-02T00:00:00.000Z" } }', ['s200']],
    ['{ productLine: { slug: "dolphin" } }', ['retired', 's100', 's200', 'wave']],
    ['{ productLine_exists: true, productLine: { name_contains: "berty" } }', []],
    ['{ categories: { slug: "residential" } }', ['retired', 's100', 's200']],
    ['{ categories: { slug: "residential", filters_contains_some: ["Cable"] } }', ['retired', 's100', 's200']],
    ['{ categories: { slug: "commercial", filters_contains_some: ["Cable"] } }', []],
    ['{ categories: { slug: "commercial" } }', ['wave']],
    ['{ furtherCategories: { slug: "commercial" } }', ['retired', 's100', 's200', 'wave']],
    ['{ relatedCollection_exists: true }', ['wave']],
    ['{ imagesCollection_exists: false }', []],
    ['{ OR: [{ slug: "s100" }, { AND: [{ brand: "Wave" }, { inStock: false }] }] }', ['s100', 'wave']],
    ['{ OR: [{ slug: "s100" }, {}] }', ['retired', 's100', 's200', 'wave']],
    ['{ OR: [] }', ['retired', 's100', 's200', 'wave']],
    ['{ slug: null }', ['retired', 's100', 's200', 'wave']],
  ])('%s finds %j', async (where, ids) => {
    expect(await products(where)).toEqual(ids)
  })

  it('reads values in the locale asked for', async () => {
    expect(await products('{ price: 1599 }')).toEqual([])
    expect(await products('{ price: 1599 }', ', locale: "en-NZ"')).toEqual(['s200'])
    expect(await products('{ compareAtPrice_exists: true }', ', locale: "en-NZ"')).toEqual([])
  })

  it('finds dealers within a circle or a rectangle', async () => {
    const circle = '{ location_within_circle: { lat: -33.9, lon: 151.2, radius: 50 } }'
    expect(await matching('dealerCollection', circle)).toEqual(['sydney'])
    const box =
      '{ location_within_rectangle: { topLeftLat: -32, topLeftLon: 151.5, bottomRightLat: -33.5, bottomRightLon: 152 } }'
    expect(await matching('dealerCollection', box)).toEqual(['newcastle'])
  })

  it('filters assets', async () => {
    expect(await matching('assetCollection', '{ contentType: "image/png", width_gt: 500 }')).toEqual(['front'])
    expect(await matching('assetCollection', '{ title_contains: "manu" }')).toEqual(['manual'])
  })
})

import { parse, print } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { catalogueQuery, catalogueVariables, fetchCatalogue } from './catalogue-call.ts'

const lines = [
  { sku: 'PW-S50', name: 'Dolphin S50', slug: 'dolphin-s50', quantity: 1 },
  { sku: 'PW-S100', name: 'Dolphin S100', slug: '', quantity: 1 },
  { sku: 'PW-S100B', name: 'Dolphin S100', slug: '', quantity: 1 },
]

const bare = (text: string) => text.replace(/[\s,]+/g, ' ').replace(/ ?([{}()[\]:]) ?/g, '$1')

const asked = bare(print(parse(catalogueQuery)))

describe('the catalogue call', () => {
  it('asks only for products that are active and in stock, by any of sku, title and slug [C5] [V5]', () => {
    expect(asked).toContain(
      bare(`where: {
        active: true, inStock: true, OR: [{ sku_in: $sku_in }, { seoTitle_in: $seo_title_in }, { slug_in: $slug_in }]
      }`),
    )
  })

  it('reads what a cart line needs, the name from seoTitle [C5]', () => {
    expect(asked).toContain(
      bare('items { name: seoTitle, _id, sku, price, slug, brand, shippingClass, categories { seoTitle }'),
    )
  })

  it('asks for pictures of 450 × 450 at quality 60 [C8]', () => {
    expect(asked).toContain(bare('items { url(transform: { width: 450, height: 450, quality: 60 }) }'))
  })

  it('sends all three lists, built from the lines and never empty [C5]', () => {
    expect(catalogueVariables(lines)).toEqual({
      sku_in: ['PW-S50', 'PW-S100', 'PW-S100B'],
      seo_title_in: ['Dolphin S50', 'Dolphin S100'],
      slug_in: ['dolphin-s50', ''],
    })
  })

  it('reads productCollection.items [C5]', async () => {
    const query = vi.fn(async () => ({ productCollection: { items: [{ sku: 'PW-S50' }, null] } }))
    expect(await fetchCatalogue({ query }, lines)).toEqual([{ sku: 'PW-S50' }, null])
    expect(query).toHaveBeenCalledWith(catalogueQuery, catalogueVariables(lines))
  })

  it('fails on an answer in another form', async () => {
    await expect(fetchCatalogue({ query: async () => ({ productCollection: null }) }, lines)).rejects.toThrow()
  })
})

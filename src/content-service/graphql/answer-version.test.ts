import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { type Files, markdown, writeFiles } from '../fixture/content-files.fake.ts'
import { picture } from '../fixture/picture.fake.ts'
import { product } from '../fixture/product.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import { shopService } from '../fixture/shop-service.fake.ts'

const selection = `sku name price body
  productLine { sys { id } }
  furtherCategoriesCollection(limit: 4) { items { sys { id } } }
  imagesCollection(limit: 8) { items { sys { id } url width description } }
  relatedCollection(limit: 6) { items { sys { id } } }
  faqsCollection(limit: 8) { items { sys { id } } }`
const lineSelection = `name hero { url description }
  storyCollection(limit: 8) { items { kind heading image { url description } faqsCollection(limit: 8) { items { sys { id } } } } }`

const locales = ['en-AU', 'en-NZ'] as const

/** Answer and version of the products and product lines, by locale and id. */
const look = async ({ service, ask }: Awaited<ReturnType<typeof shopService>>) => {
  const seen = new Map<string, { answer: string; version: string | undefined }>()
  for (const locale of locales) {
    const { body } = await ask(
      `query ($locale: String) {
        productCollection(locale: $locale) { items { sys { id } ${selection} } }
        productLineCollection(locale: $locale) { items { sys { id } ${lineSelection} } }
      }`,
      { locale },
    )
    for (const item of body.data.productCollection.items)
      seen.set(`${locale} ${item.sys.id}`, {
        answer: JSON.stringify(item),
        version: service.versionOf(item.sys.id, selection, locale),
      })
    for (const item of body.data.productLineCollection.items)
      seen.set(`${locale} ${item.sys.id}`, {
        answer: JSON.stringify(item),
        version: service.versionOf(item.sys.id, lineSelection, locale),
      })
  }
  return seen
}

/** Whose version, and whose answer, another one is after the files were changed. */
const afterChange = async (changes: Files, removed: string[] = []) => {
  const shop = await shopService()
  const before = await look(shop)
  await writeFiles(shop.directory, changes)
  for (const path of removed) await rm(join(shop.directory, path))
  expect(await shop.service.reload()).toMatchObject({ ok: true })
  const after = await look(shop)
  const differing = (what: 'answer' | 'version') =>
    [...after].filter(([id, seen]) => before.get(id)?.[what] !== seen[what]).map(([id]) => id)
  return { answers: differing('answer'), versions: differing('version') }
}

const everywhere = (...ids: string[]) => locales.flatMap((locale) => ids.map((id) => `${locale} ${id}`))

describe('the version of an answer', () => {
  it('is another one when the entry says something else', async () => {
    const { answers, versions } = await afterChange({ 'products/wave.md': product('wave', { price: 7 }) })
    expect(versions.toSorted()).toEqual(everywhere('wave'))
    expect(answers.toSorted()).toEqual(everywhere('wave'))
  })

  it('is another one when an edition’s overlay changes, comes or goes', async () => {
    const overlay = markdown({ price: 1600, currency: 'NZD' }, 'Sweet as.')
    expect((await afterChange({ 'products/s200.en-nz.md': overlay })).versions).toContain('en-NZ s200')
    expect((await afterChange({ 'products/s100.en-nz.md': overlay })).versions).toContain('en-NZ s100')
    expect((await afterChange({}, ['products/s200.en-nz.md'])).versions).toContain('en-NZ s200')
  })

  it('is another one for whoever shows a picture that was described or drawn anew', async () => {
    const description = stringify({ title: 'Rear', description: 'From behind, in blue', file: 'rear.png' })
    const described = await afterChange({ 'assets/rear.yaml': description })
    expect(described.versions.toSorted()).toEqual(described.answers.toSorted())
    expect(described.versions).toContain('en-AU s100')
    const drawn = await afterChange({ 'assets/front.png': await picture(900, 600) })
    expect(drawn.versions.toSorted()).toEqual(drawn.answers.toSorted())
    expect(drawn.versions).toEqual(expect.arrayContaining(['en-AU s100', 'en-NZ s100', 'en-AU dolphin']))
  })

  it('follows entries inside entries', async () => {
    const files = await shopContent()
    const line = String(files['product-lines/dolphin.yaml']).replace('Dive in', 'Jump in')
    expect((await afterChange({ 'product-lines/dolphin.yaml': line })).versions).toContain('en-AU dolphin')
  })

  it('stays when a linked entry changes of which only the id is asked', async () => {
    const { answers, versions } = await afterChange({ 'products/s100.md': product('s100', { name: 'New', rank: 2 }) })
    expect(answers).not.toContain('en-AU wave')
    expect(versions).not.toContain('en-AU wave')
  })

  it('is another one when a linked entry is withdrawn or comes out', async () => {
    const withdrawn = await afterChange({ 'products/s100.md': product('s100', { draft: true }) })
    expect(withdrawn.versions).toContain('en-AU wave')
    expect(withdrawn.answers).toContain('en-AU wave')
    const files = await shopContent()
    const published = String(files['faqs/soon.md']).replace('draft: true', 'draft: false')
    expect((await afterChange({ 'faqs/soon.md': published })).versions).toContain('en-AU s100')
  })

  it('does not exist for drafts and unknown entries', async () => {
    const { service } = await shopService()
    await service.ready()
    expect(service.versionOf('next', selection, 'en-AU')).toBeUndefined()
    expect(service.versionOf('nothing', selection, 'en-AU')).toBeUndefined()
  })

  it('is refused for selections whose answer depends on more than it follows', async () => {
    const { service } = await shopService()
    await service.ready()
    const versionOf = (wanted: string) => () => service.versionOf('s100', wanted, 'en-AU')
    expect(versionOf('relatedCollection(where: { price_gt: 5 }) { items { name } }')).toThrow('cannot be followed')
    expect(versionOf('... on Product { name }')).toThrow('cannot be followed')
    expect(versionOf('linkedFrom { total }')).toThrow('cannot be followed')
  })
})

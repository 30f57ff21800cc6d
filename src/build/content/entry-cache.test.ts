import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { temporaryDirectory } from '../../content-service/fixture/content-directory.fake.ts'
import { type Files, markdown, writeFiles } from '../../content-service/fixture/content-files.fake.ts'
import { picture } from '../../content-service/fixture/picture.fake.ts'
import { product } from '../../content-service/fixture/product.fake.ts'
import { shopContent } from '../../content-service/fixture/shop-content.fake.ts'
import { shopService } from '../../content-service/fixture/shop-service.fake.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { openEntryCache } from './entry-cache.ts'
import type { ContentQuery } from './fetch-collection.ts'
import { type ReadEntries, readEverything } from './read-entries.ts'
import { faqs } from './types/faq.ts'
import { products } from './types/product.ts'
import { productLines } from './types/product-line.ts'

let shop: Awaited<ReturnType<typeof shopService>>
let directory: string
/** The ids that were asked for in full; `all` where a whole collection was. */
let asked: unknown[]

const client: ContentQuery = {
  query: async (document, variables) => {
    const isListing = /total items \{ sys \{ id \} \}/.test(document)
    if (!isListing) asked.push(...(Array.isArray(variables.ids) ? variables.ids : ['all']))
    return (await shop.ask(document, variables)).body.data
  },
}

const readAll = async (read: ReadEntries): Promise<string> => {
  const entries: unknown[] = []
  for (const edition of editionCodes)
    entries.push(await read(products, edition), await read(productLines, edition), await read(faqs, edition))
  return JSON.stringify(entries)
}

/** One build: what it read, and that this is what a build with nothing kept reads. */
const build = async (version = 'one'): Promise<unknown[]> => {
  asked = []
  const kept = openEntryCache({ client, service: shop.service, directory, version })
  const read = await readAll(kept.read)
  kept.save()
  const wanted = [...new Set(asked)]
  expect(read).toBe(await readAll(readEverything(client)))
  return wanted
}

const change = async (changes: Files, removed: string[] = []): Promise<unknown[]> => {
  await writeFiles(shop.directory, changes)
  for (const path of removed) await rm(join(shop.directory, path))
  expect(await shop.service.reload()).toMatchObject({ ok: true })
  return build()
}

beforeEach(async () => {
  shop = await shopService()
  directory = await temporaryDirectory()
  await shop.service.ready()
  await build()
})

describe('entries kept between builds', () => {
  it('are not asked for again when nothing changed', async () => {
    expect(await build()).toEqual([])
  })

  it('are asked for again one by one', async () => {
    expect(await change({ 'products/wave.md': product('wave', { price: 7 }) })).toEqual(['wave'])
    expect(await build()).toEqual([])
  })

  it('include a new one, in its place', async () => {
    expect(await change({ 'products/s150.md': product('s150', { rank: 1 }) })).toEqual(['s150'])
  })

  it('lose a deleted one', async () => {
    expect(await change({}, ['products/retired.md'])).toEqual([])
  })

  it('follow an edition’s overlay', async () => {
    const overlay = markdown({ price: 1650, currency: 'NZD', compareAtPrice: null }, 'Sweet as.')
    expect(await change({ 'products/s200.en-nz.md': overlay })).toEqual(['s200'])
    expect(await change({}, ['products/s200.en-nz.md'])).toEqual(['s200'])
  })

  it('follow a picture that is described or drawn anew', async () => {
    const description = stringify({ title: 'Rear', description: 'From behind, in blue', file: 'rear.png' })
    expect(await change({ 'assets/rear.yaml': description })).toEqual(expect.arrayContaining(['s100', 's200', 'wave']))
    expect(await change({ 'assets/front.png': await picture(900, 600) })).toContain('dolphin')
  })

  it('follow a linked entry that is withdrawn', async () => {
    const withdrawn = await change({ 'products/s100.md': product('s100', { draft: true }) })
    expect(withdrawn.toSorted()).toEqual(['wave', 'winter'])
  })

  it('follow a change of edition, and one that is taken back', async () => {
    const original = (await shopContent())['products/wave.md'] ?? ''
    await change({ 'products/wave.md': product('wave', { editions: ['en-nz'] }) })
    expect(await change({ 'products/wave.md': original })).toEqual(['wave'])
  })

  it('are all asked for again by other code', async () => {
    expect(await build('two')).toContain('s100')
  })
})

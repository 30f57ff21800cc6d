import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, temporaryDirectory } from '../fixture/content-directory.fake.ts'
import { markdown, writeFiles } from '../fixture/content-files.fake.ts'
import { product, productFields } from '../fixture/product.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import type { Content } from './content.ts'
import { createContentLoader, loadContent } from './load-content.ts'

const loaded = async (directory: string, cacheDirectory?: string): Promise<Content> => {
  const result = await loadContent(directory, cacheDirectory ? { cacheDirectory } : {})
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2))
  return result.content
}

describe('loading content', () => {
  it('reads entries with their Markdown body, named by their file', async () => {
    const content = await loaded(await contentDirectory(await shopContent()))
    const entry = content.entries.get('s100')
    expect(entry).toMatchObject({ id: 's100', type: 'product', draft: false, publishedAt: '2026-07-03T00:00:00.000Z' })
    expect(entry?.fields['en-AU']).toMatchObject({ price: 999, body: 'All about the robot s100.' })
    expect(content.entries.get('wave')?.publishedAt).toBe('2026-07-01T00:00:00.000Z')
    expect(content.entries.get('next')?.draft).toBe(true)
  })

  it('ignores subfolders in ids', async () => {
    const files = await shopContent()
    const content = await loaded(await contentDirectory({ ...files, 'products/robots/big/s900.md': product('s900') }))
    expect(content.entries.get('s900')?.type).toBe('product')
  })

  it('lays an edition over the base, field by field, and falls back for the rest', async () => {
    const content = await loaded(await contentDirectory(await shopContent()))
    const fields = content.entries.get('s200')?.fields
    expect(fields?.['en-NZ']).toMatchObject({ price: 1599, currency: 'NZD', body: 'Sweet as.', sku: 'PW-S200' })
    expect(fields?.['en-AU']).toMatchObject({ price: 1499, compareAtPrice: 1699 })
    expect(fields?.['en-ZA']).toMatchObject({ price: 1499 })
    expect(fields?.['en-NZ'].compareAtPrice).toBeNull()
  })

  it('serves inline sections as entries, an edition’s own list under ids of its own', async () => {
    const content = await loaded(await contentDirectory(await shopContent()))
    expect(content.entries.get('dolphin')?.fields['en-AU'].story).toEqual(['dolphin-story-1', 'dolphin-story-2'])
    expect(content.entries.get('dolphin')?.fields['en-NZ'].story).toEqual(['dolphin-story-1-en-nz'])
    expect(content.entries.get('dolphin-story-1')).toMatchObject({ type: 'section' })
    expect(content.entries.get('dolphin-story-1-en-nz')?.fields['en-NZ']).toMatchObject({ heading: 'Kia ora' })
    expect(content.entries.get('liberty-story-1')?.draft).toBe(true)
  })

  it('knows size, type and dimensions of asset files', async () => {
    const content = await loaded(await contentDirectory(await shopContent()))
    const front = content.assets.get('front')?.fields
    expect(front?.['en-AU'].file).toMatchObject({ contentType: 'image/png', width: 800, height: 600 })
    expect(front?.['en-AU'].description).toBe('The robot from the front')
    expect(front?.['en-NZ'].description).toBe('The robot from the front, eh')
    const manual = content.assets.get('manual')?.fields['en-AU'].file
    expect(manual).toMatchObject({ contentType: 'application/pdf', width: null, size: 8 })
  })

  it('says so when there is no content directory', async () => {
    const result = await loadContent(join(await temporaryDirectory(), 'nowhere'))
    expect(result).toMatchObject({ ok: false, problems: [{ reason: 'there is no such content directory' }] })
  })
})

describe('keeping parsed files between runs', () => {
  it('reads a file again only when its size or time of change differs', async () => {
    const directory = await contentDirectory(await shopContent())
    const cacheDirectory = await temporaryDirectory()
    const path = join(directory, 'products/s100.md')
    const then = new Date('2026-07-01T00:00:00Z')
    await utimes(path, then, then)
    await loaded(directory, cacheDirectory)

    const changed = (await readFile(path, 'utf8')).replace('price: 999', 'price: 888')
    await writeFile(path, changed)
    await utimes(path, then, then)
    const stale = await loaded(directory, cacheDirectory)
    expect(stale.entries.get('s100')?.fields['en-AU'].price).toBe(999)

    await utimes(path, then, new Date('2026-07-01T00:00:05Z'))
    const fresh = await loaded(directory, cacheDirectory)
    expect(fresh.entries.get('s100')?.fields['en-AU'].price).toBe(888)
  })

  it('checks everything again when the model changes', async () => {
    const directory = await contentDirectory({
      'notes/one.yaml': 'title: 7\n',
    })
    const cacheDirectory = await temporaryDirectory()
    const note = (kind: 'symbol' | 'integer') => [
      { id: 'note', folder: 'notes', displayField: 'title', doc: 'A note', fields: { title: { kind } } },
    ]
    expect((await loadContent(directory, { cacheDirectory, model: note('symbol') })).ok).toBe(false)
    expect((await loadContent(directory, { cacheDirectory, model: note('integer') })).ok).toBe(true)
  })

  it('survives torn cache files', async () => {
    const directory = await contentDirectory(await shopContent())
    const cacheDirectory = await temporaryDirectory()
    await loaded(directory, cacheDirectory)
    const kept = join(cacheDirectory, 'content-files')
    for (const file of await readdir(kept)) await writeFile(join(kept, file), '{"version":')
    expect((await loaded(directory, cacheDirectory)).entries.has('s100')).toBe(true)
  })

  it('follows changed, new and deleted files within one process', async () => {
    const directory = await contentDirectory(await shopContent())
    const loader = createContentLoader(directory)
    await loader.load()
    await writeFiles(directory, {
      'products/s100.md': markdown(productFields('s100', { price: 1 }), 'A much shorter text.'),
      'products/new.md': product('new'),
    })
    const result = await loader.load()
    expect(result.ok && result.content.entries.get('s100')?.fields['en-AU'].price).toBe(1)
    expect(result.ok && result.content.entries.has('new')).toBe(true)
  })
})

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type runImport from 'contentful-import'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentDirectory, temporaryDirectory } from '../fixture/content-directory.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import { loadContent } from '../load/load-content.ts'
import { contentModel } from '../model/content-model.ts'
import { startFakeSpace } from './management-api.fake.ts'
import { createSpaceExport } from './space-export.ts'
import { exportFile, writeExport } from './write-export.ts'

// As its command loads it: what it has for `import` does not resolve in Node.
const contentfulImport: typeof runImport = createRequire(import.meta.url)('contentful-import')

const exported = async (change: object = {}) => {
  const directory = await contentDirectory(await shopContent())
  const loaded = await loadContent(directory)
  if (!loaded.ok) throw new Error('The content has problems.')
  const folder = await temporaryDirectory()
  const space = createSpaceExport(loaded.content, contentModel)
  await writeExport(folder, { ...space, ...change }, loaded.content)
  return { directory, folder, space }
}

/** What `npx contentful-import` does, into a space that stands in for Contentful's. */
const importInto = async (folder: string, defaultLocale = 'en-AU') => {
  const space = await startFakeSpace(defaultLocale)
  onTestFinished(() => space.close())
  const options = {
    spaceId: 'pool',
    managementToken: 'token',
    contentFile: join(folder, exportFile),
    uploadAssets: true,
    assetsDirectory: folder,
    errorLogFile: join(folder, 'errors.json'),
    host: space.host,
    hostUpload: space.host,
    insecure: true,
    includeExperienceOrchestration: false,
    rateLimit: 1000,
    useVerboseRenderer: true,
  }
  try {
    await contentfulImport(options)
  } catch {
    throw new Error(await readFile(options.errorLogFile, 'utf8'))
  }
  return space
}

// The import tells on the console how far it is, and what it will do otherwise in times to come.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('what is exported, imported by Contentful’s own tool', () => {
  it('passes its schemas and brings model, locales, entries and files into the space', async () => {
    const { directory, folder, space: sent } = await exported()
    const { resources, uploads } = await importInto(folder)
    const ids = (kind: string) => [...(resources.get(kind)?.keys() ?? [])].toSorted()
    expect(ids('content_types')).toEqual(contentModel.map(({ id }) => id).toSorted())
    expect(ids('editor_interfaces')).toEqual(ids('content_types'))
    expect(ids('entries')).toEqual(sent.entries.map(({ sys }) => sys.id).toSorted())
    expect(ids('assets')).toEqual(['front', 'manual', 'rear'])

    const locales = [...(resources.get('locales')?.values() ?? [])].map(({ code, fallbackCode }) => [
      code,
      fallbackCode,
    ])
    expect(locales).toEqual([
      ['en-AU', null],
      ['en-NZ', 'en-AU'],
      ['en-ZA', 'en-AU'],
    ])

    const product = resources.get('entries')?.get('s200')
    expect(product?.sys).toMatchObject({
      contentType: { sys: { id: 'product' } },
      publishedVersion: expect.any(Number),
    })
    expect(product?.fields).toMatchObject({
      price: { 'en-AU': 1499, 'en-NZ': 1599, 'en-ZA': 1499 },
      compareAtPrice: { 'en-AU': 1699, 'en-NZ': null, 'en-ZA': 1699 },
      body: { 'en-AU': 'All about the robot s200.', 'en-NZ': 'Sweet as.' },
    })

    const files = new Set([...uploads.values()].map((bytes) => bytes.toString('base64')))
    for (const name of ['front.png', 'rear.png', 'manual.pdf'])
      expect(files, name).toContain((await readFile(join(directory, 'assets', name))).toString('base64'))
    expect(uploads.size).toBe(3)
    expect(resources.get('assets')?.get('front')?.fields?.file).toMatchObject({
      'en-AU': { fileName: 'front.png', contentType: 'image/png', uploadFrom: { sys: { linkType: 'Upload' } } },
    })

    // What is published there is what is published here.
    const drafts = [...(resources.get('entries')?.values() ?? [])].filter(
      ({ sys }) => sys.publishedVersion === undefined,
    )
    expect(drafts.map(({ sys }) => sys.id).toSorted()).toEqual(['liberty', 'liberty-story-1', 'next', 'soon'])
    for (const kind of ['content_types', 'assets'])
      for (const { sys } of resources.get(kind)?.values() ?? []) expect(sys.publishedVersion, sys.id).toBeDefined()
  })

  it.each([
    ['a field of no type', { contentTypes: [{ sys: {}, fields: [{ id: 'x', name: 'X' }] }] }, 'contentTypes:1'],
    ['an asset of no address', { assets: [{ sys: {}, fields: { file: { 'en-AU': { fileName: 'x' } } } }] }, 'assets:2'],
  ])('would be refused with %s: its schemas do look', async (_what, change, reason) => {
    const { folder } = await exported(change)
    await expect(importInto(folder)).rejects.toThrow(reason)
  })

  it('wants a space that starts from the same locale', async () => {
    const { folder } = await exported()
    await expect(importInto(folder, 'en-US')).rejects.toThrow('same default locale')
  })
})

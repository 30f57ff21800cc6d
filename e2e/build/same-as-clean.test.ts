import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { besideTestSite, cacheSharing, copyTestSite, fingerprints, runBuild } from '../support/build-in.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

// A site that was built again and again must be the one that a first build would make of the same content.
const directory = mkdtempSync(path.join(tmpdir(), 'same-'))
const content = path.join(directory, 'content')
const cache = path.join(directory, 'cache')
const site = besideTestSite('site-built-again-and-again')

/**
 * What is made of code and pictures may be shared, and what is drawn once for all builds because its name says what it shows.
 * What is made of content is not.
 */
const sharedFolders = ['bundle', 'desk', 'pictures', 'guides', 'content-service/images']
const ownFolders = ['entries', 'icons', 'maps', 'static-queries', 'content-service/content-files']

const build = async (siteDirectory: string, cacheDirectory: string): Promise<number> => {
  const { code, output, rendered } = await runBuild({
    CONTENT_DIRECTORY: content,
    SITE_DIRECTORY: siteDirectory,
    CACHE_DIRECTORY: cacheDirectory,
  })
  expect(code, output).toBe(0)
  return rendered
}

/** All that visitors get. Files with hashed names stay for a while after the last page that used them. */
const published = (folder: string): Map<string, string> => {
  const files = fingerprints(folder)
  files.delete('.server/build-state.json')
  return files
}
const hashedName = /^(images|(staff\/)?assets|page-data\/sq)\//

const file = (name: string): string => path.join(content, name)
const edit = (name: string, change: (text: string) => string): void =>
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))

beforeAll(() => {
  cpSync('content', content, { recursive: true, preserveTimestamps: true })
  // Built of the same content, with these caches.
  copyTestSite(site)
  cacheSharing(cache, sharedFolders)
  for (const own of ownFolders) cpSync(path.join('.cache', own), path.join(cache, own), { recursive: true })
})

afterAll(() => {
  for (const made of [directory, site]) rmSync(made, { recursive: true, force: true })
})

/** Every page names the products. */
const newProduct = () =>
  writeFileSync(
    file('products/dolphin-e11.md'),
    readFileSync(file('products/dolphin-e10.md'), 'utf8')
      .replace(/^sku: .*$/m, 'sku: PW-E11')
      .replace(/^slug: .*$/m, 'slug: dolphin-e11')
      .replace(/^seoTitle: .*$/m, 'seoTitle: Dolphin E 11 robot')
      .replace(/^seoDescription: /m, 'seoDescription: The next one. '),
  )

const renamedProduct = () =>
  edit('products/dolphin-m400.md', (text) =>
    text.replace(/^name: .*$/m, 'name: Dolphin M 400 “Été” 🤿').replace(/^price: .*$/m, 'price: 12.5'),
  )

/** With it goes the price that every page of its edition names. */
const removedOverlay = () => rmSync(file('products/dolphin-s50.en-za.yaml'))

/** Each has a page that is like the others: a few are enough for what follows. */
const fewerDealers = () => {
  for (const [index, dealer] of readdirSync(file('dealers')).entries())
    if (index % 20 > 0) rmSync(file(`dealers/${dealer}`))
}

/** Many pages link to it. */
const withdrawnQuestion = () => edit('faqs/faq-ph.md', (text) => text.replace('---\n', '---\ndraft: true\n'))

const deletedPost = () => rmSync(file('posts/post-firmware-corner.md'))

const changedEntry = () => appendFileSync(file('products/dolphin-e10.md'), '\nOne more sentence.\n')

const changedOverlay = () => appendFileSync(file('products/dolphin-s50.en-nz.yaml'), '\nsummary: Sweet as.\n')

/** One described anew, and one drawn anew. */
const changedPictures = () => {
  edit('assets/dolphin-m600-front.yaml', (text) => text.replace(/^description: .*$/m, 'description: A large robot.'))
  cpSync(file('assets/dolphin-m600-front.webp'), file('assets/dolphin-m600-detail.webp'))
}

/** Nothing in them is another, but for the time. */
const touchEveryFile = () => {
  cpSync(content, `${content}-copy`, { recursive: true })
  rmSync(content, { recursive: true })
  cpSync(`${content}-copy`, content, { recursive: true })
}

/** By its folder, each page and the data that it has beside it: what waits for somebody to sign in is only in that. */
const pages = (): Map<string, string> => {
  const documents = fingerprints(site, (file) => file.endsWith('index.html'))
  const data = fingerprints(site, (file) => file.endsWith('page-data.json'))
  return new Map(
    [...documents].map(([file, hash]) => {
      const folder = path.dirname(file)
      return [file, `${hash} ${data.get(path.join('page-data', folder, 'page-data.json')) ?? ''}`]
    }),
  )
}

describe('building again', { timeout: 600_000 }, () => {
  // Renders most pages: this comes first, so that it makes up for nothing.
  it('with products and questions that many pages name, and fewer dealers, renders pages', async () => {
    for (const change of [newProduct, renamedProduct, removedOverlay, withdrawnQuestion, fewerDealers]) change()
    expect(await build(site, cache)).toBeGreaterThan(0)
  })

  it('with fewer and changed entries, overlays and pictures renders no other pages, though every file was touched', async () => {
    const before = pages()
    touchEveryFile()
    // Each of another product, so that none makes up for what another leaves behind.
    for (const change of [deletedPost, changedEntry, changedOverlay, changedPictures]) change()
    const rendered = await build(site, cache)
    const changed = [...pages()].filter(([file, hash]) => before.get(file) !== hash)
    expect(rendered).toBeGreaterThan(0)
    expect(changed).toHaveLength(rendered)
  })

  it('has taken the page of a removed entry away, with its data', () => {
    for (const gone of [
      'en-au/news/the-corner-we-missed/index.html',
      'page-data/en-au/news/the-corner-we-missed/page-data.json',
    ]) {
      expect(existsSync(path.join(testSiteDirectory, gone)), gone).toBe(true)
      expect(existsSync(path.join(site, gone)), gone).toBe(false)
    }
  })

  it('has then made the site that a first build makes', async () => {
    const clean = path.join(directory, 'clean')
    rmSync(clean, { recursive: true, force: true })
    await build(clean, cacheSharing(path.join(directory, 'clean-cache'), sharedFolders))
    const again = published(site)
    const first = published(clean)
    const needed = [...again].filter(([file]) => first.has(file) || !hashedName.test(file))
    expect(needed.toSorted()).toEqual([...first].toSorted())
  })
})

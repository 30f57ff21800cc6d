import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replaceFile } from '../../src/build/publish/replace-file.ts'
import { type ContentService, createContentService } from '../../src/content-service/content-service.ts'
import { besideTestSite, cacheSharing, copyTestSite, fingerprints, lastWritten, runBuild } from '../support/build-in.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

// A content service on another host, reached over the network like the real one: no file of this repository is read through it.
const token = 'a-delivery-token'
const directory = mkdtempSync(path.join(tmpdir(), 'content-host-'))
const site = besideTestSite('site-from-elsewhere')
const cache = path.join(directory, 'cache')
let server: Server
let host: string
let service: ContentService | undefined
let failures = 0
let asked = 0
let picturesAsked: string[] = []

beforeAll(async () => {
  server = createServer(
    getRequestListener(async (request) => {
      asked += 1
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/images/')) picturesAsked.push(pathname)
      if (failures > 0) {
        failures -= 1
        return new Response('busy', { status: asked % 2 === 0 ? 429 : 503, headers: { 'retry-after': '0' } })
      }
      return service?.fetch(request) ?? new Response('starting', { status: 503 })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  service = createContentService({
    directory: 'content',
    cacheDirectory: '.cache/content-service',
    deliveryToken: token,
    previewToken: 'a-preview-token',
    space: 'poolwright',
    environment: 'release',
  })
})

afterAll(() => {
  server.close()
  for (const made of [directory, site]) rmSync(made, { recursive: true, force: true })
})

const settings = () => ({
  CONTENT_HOST: host,
  CONTENT_SPACE: 'poolwright',
  CONTENT_ENVIRONMENT: 'release',
  CONTENT_DELIVERY_TOKEN: token,
  CONTENT_DIRECTORY: '/nowhere',
  SITE_DIRECTORY: site,
  CACHE_DIRECTORY: cache,
})

/** Every page and its data, to the byte. */
const pageFiles = (directory: string): [file: string, hash: string][] =>
  [...fingerprints(directory, (file) => /(\.html|page-data\.json)$/.test(file))].toSorted()

/**
 * The site as it was built from the files of this repository, with every thirtieth page forgotten. Those are rendered again; of
 * the others the hash says whether they are made from the same.
 */
const siteWithForgottenPages = (): number => {
  copyTestSite(site)
  const file = path.join(site, '.server/build-state.json')
  const state: { pages: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'))
  const forgotten = Object.keys(state.pages).filter((_, index) => index % 30 === 0)
  for (const page of forgotten) delete state.pages[page]
  replaceFile(file, JSON.stringify(state))
  return forgotten.length
}

/** What is made of code and pictures, with the looks of these pictures forgotten. */
const cacheWithForgottenLooks = (...forgotten: string[]): void => {
  cacheSharing(cache, ['bundle', 'pictures/images', 'guides', 'icons', 'maps', 'static-queries'])
  const looks: Record<string, string> = JSON.parse(readFileSync('.cache/pictures/looks.json', 'utf8'))
  const isForgotten = (picture: string) => forgotten.some((name) => picture.includes(`/${name}/`))
  const known = Object.entries(looks).filter(([picture]) => !isForgotten(picture))
  writeFileSync(path.join(cache, 'pictures/looks.json'), JSON.stringify(Object.fromEntries(known)))
}

// A whole build takes as long as the machine lets it: the limit is for one that hangs.
describe('content from a service elsewhere', { timeout: 600_000 }, () => {
  it('builds the same site through the same client, through hiccups', async () => {
    failures = 3
    picturesAsked = []
    const forgotten = siteWithForgottenPages()
    cacheWithForgottenLooks('dolphin-e10-front', 'scene-pool-liner')
    const { code, output, rendered } = await runBuild(settings())
    expect(code, output).toBe(0)
    expect(failures).toBe(0)
    expect(rendered).toBe(forgotten)
    expect(picturesAsked.toSorted()).toEqual([
      expect.stringContaining('/dolphin-e10-front/'),
      expect.stringContaining('/scene-pool-liner/'),
    ])
    expect(pageFiles(site)).toEqual(pageFiles(testSiteDirectory))
  })

  it('says what is wrong with a token that is refused, and leaves the site as it was', async () => {
    const before = lastWritten(site)
    const { code, output } = await runBuild({ ...settings(), CONTENT_DELIVERY_TOKEN: 'not-the-token' })
    expect(code).toBe(1)
    expect(output).toContain('answered 401')
    expect(output).toContain('what was published before is untouched')
    expect(lastWritten(site)).toEqual(before)
  })

  it('gives up on a service that cannot be reached, and leaves the site as it was', async () => {
    const before = lastWritten(site)
    const { code, output } = await runBuild({ ...settings(), CONTENT_HOST: 'http://127.0.0.1:9' })
    expect(code).toBe(1)
    expect(output).toContain('The content service at http://127.0.0.1:9 cannot be reached')
    expect(lastWritten(site)).toEqual(before)
  })
})

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentService, createContentService } from '../../src/content-service/content-service.ts'
import { fingerprints, runBuild } from '../support/build-in.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

// A content service on another host, reached over the network like the real one: no file of this repository is read through it.
const token = 'a-delivery-token'
const directory = mkdtempSync(path.join(tmpdir(), 'content-host-'))
let server: Server
let host: string
let service: ContentService | undefined
let failures = 0
let asked = 0

beforeAll(async () => {
  server = createServer(
    getRequestListener(async (request) => {
      asked += 1
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
  rmSync(directory, { recursive: true, force: true })
})

const settings = () => ({
  CONTENT_HOST: host,
  CONTENT_SPACE: 'poolwright',
  CONTENT_ENVIRONMENT: 'release',
  CONTENT_DELIVERY_TOKEN: token,
  CONTENT_DIRECTORY: '/nowhere',
  SITE_DIRECTORY: path.join(directory, 'site'),
})

/** Every page and its data, to the byte. */
const pageFiles = (directory: string): [file: string, hash: string][] =>
  [...fingerprints(directory)].filter(([file]) => /(\.html|page-data\.json)$/.test(file)).toSorted()

/**
 * The site as it was built from the files of this repository, with every tenth page forgotten. Those are rendered again; of
 * the others the hash says whether they are made from the same.
 */
const siteWithForgottenPages = (): number => {
  const { SITE_DIRECTORY } = settings()
  cpSync(testSiteDirectory, SITE_DIRECTORY, { recursive: true })
  const file = path.join(SITE_DIRECTORY, '.server/build-state.json')
  const state: { pages: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'))
  const forgotten = Object.keys(state.pages).filter((_, index) => index % 10 === 0)
  for (const page of forgotten) delete state.pages[page]
  writeFileSync(file, JSON.stringify(state))
  return forgotten.length
}

// A whole build takes as long as the machine lets it: the limit is for one that hangs.
describe('content from a service elsewhere', { timeout: 600_000 }, () => {
  it('builds the same site through the same client, through hiccups', async () => {
    failures = 3
    const forgotten = siteWithForgottenPages()
    const { code, output, rendered } = await runBuild(settings())
    expect(code, output).toBe(0)
    expect(failures).toBe(0)
    expect(rendered).toBe(forgotten)
    expect(pageFiles(settings().SITE_DIRECTORY)).toEqual(pageFiles(testSiteDirectory))
  })

  it('says what is wrong with a token that is refused, and leaves the site as it was', async () => {
    const before = fingerprints(settings().SITE_DIRECTORY)
    const { code, output } = await runBuild({ ...settings(), CONTENT_DELIVERY_TOKEN: 'not-the-token' })
    expect(code).toBe(1)
    expect(output).toContain('answered 401')
    expect(output).toContain('what was published before is untouched')
    expect(fingerprints(settings().SITE_DIRECTORY)).toEqual(before)
  })

  it('gives up on a service that cannot be reached, and leaves the site as it was', async () => {
    const before = fingerprints(settings().SITE_DIRECTORY)
    const { code, output } = await runBuild({ ...settings(), CONTENT_HOST: 'http://127.0.0.1:9' })
    expect(code).toBe(1)
    expect(output).toContain('The content service at http://127.0.0.1:9 cannot be reached')
    expect(fingerprints(settings().SITE_DIRECTORY)).toEqual(before)
  })
})

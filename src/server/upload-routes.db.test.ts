import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idleJobs } from '../api/account/account-site.fake.ts'
import { rateLimitCounts } from '../api/db/schema/rate-limit-counts.ts'
import { uploads } from '../api/db/schema/uploads.ts'
import { onEachEngine } from '../api/db/test-databases/on-each-engine.fake.ts'
import { fakeDealerDirectory } from '../api/dealers/dealer-directory.fake.ts'
import { createDiskStore } from '../api/files/disk-store.ts'
import type { FileStore } from '../api/files/file-store.ts'
import { memoryStore } from '../api/files/memory-store.fake.ts'
import { pdfOf, receiptPdf } from '../api/files/pdf.fake.ts'
import { noise } from '../api/files/pictures.fake.ts'
import { createTakeUpload } from '../api/files/take-upload.ts'
import { createUploadFunction } from '../api/files/upload-function.ts'
import { noVirusScan } from '../api/files/virus-scan.ts'
import { limits } from '../api/rate-limit/limits.ts'
import { type App, createApp } from './app.ts'
import { listen, type RunningServer } from './connections/listen.ts'

const address = '/.netlify/functions/uploads'
const ours = { 'sec-fetch-site': 'same-origin' }
const logger = pino({ level: 'silent' })
const noon = new Date('2026-11-15T12:00:00Z')

const nobodyPosts = (): never => {
  throw new Error('Nobody posts a form here')
}
const noServices = {
  contextOf: nobodyPosts,
  factsOf: nobodyPosts,
  turnAwayBots: nobodyPosts,
  receive: nobodyPosts,
  acceptFile: nobodyPosts,
}

/** A photo as large as phones make them, that tells where it was taken. */
const largePhoto = (): Promise<Buffer> =>
  noise(1700, 1700)
    .withExif({ IFD0: { Copyright: 'Marguerite' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 3000/100' } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()

onEachEngine((db, database) => {
  let directory: string
  let app: App
  let server: RunningServer

  const appOver = (store: FileStore, trustProxy = false): App => {
    const take = createTakeUpload({ db: db(), store, scan: noVirusScan })
    const siteServices = {
      graphql: async () => new Response(null, { status: 500 }),
      formServices: noServices,
      drawAnswer: nobodyPosts,
      publicUrl: 'https://pools.example',
      // Attempts are counted by the clock's ten minutes, which must not end amid a flood.
      uploads: createUploadFunction({ take, publicUrl: 'https://pools.example', logger, now: () => noon }),
      database: database(),
      myData: nobodyPosts,
      myFiles: nobodyPosts,
      staffFiles: nobodyPosts,
      staffExport: nobodyPosts,
      mailIn: { receive: nobodyPosts, secrets: async () => [] },
      drawScreen: nobodyPosts,
      demos: { ...noServices, db: database().db, jobs: idleJobs, dealers: fakeDealerDirectory() },
      drawDemoPage: nobodyPosts,
      store,
      close: async () => undefined,
    }
    return createApp({
      siteDirectory: directory,
      publicUrl: 'https://pools.example',
      logger,
      readiness: { phase: 'ready' },
      siteServices: Promise.resolve(siteServices),
      trustProxy,
    })
  }

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'poolwright-uploads-'))
    app = appOver(createDiskStore(directory))
    const listening = await listen({ fetch: app.fetch, host: '127.0.0.1', port: 0, logger })
    if (!listening.ok) throw new Error(listening.message)
    server = listening.server
  })
  afterAll(async () => {
    await server.stop(0)
    await rm(directory, { recursive: true })
  })
  beforeEach(async () => {
    await db().delete(rateLimitCounts)
    await db().delete(uploads)
  })

  const post = (purpose: string, body: BodyInit, headers: Record<string, string> = {}, to = app) =>
    to.request(`${address}/${purpose}`, { method: 'POST', headers: { ...ours, ...headers }, body })
  const overSocket = (purpose: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${address}/${purpose}`, {
      method: 'POST',
      headers: { ...ours, ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  const bytesOf = async (make: Promise<Buffer> | Buffer) => new Uint8Array(await make)
  const newest = async () => (await db().select().from(uploads).orderBy(desc(uploads.createdAt)).limit(1))[0]
  const filesBelow = async (): Promise<string[]> => {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }

  describe('a file that a visitor sends', () => {
    it('is kept, and answered with the id that the form will name', async () => {
      const answer = await overSocket('receipt', await bytesOf(receiptPdf()), { 'x-file-name': 'K%C5%8Dwhai.pdf' })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
      const row = await newest()
      expect(await answer.json()).toEqual({ id: row?.id })
      expect(row).toMatchObject({ name: 'Kōwhai.pdf', mediaType: 'application/pdf' })
      const { size } = await readFile(path.join(directory, row?.key ?? '')).then((bytes) => new Blob([bytes]))
      expect(size).toBe(row?.bytes)
    })

    it('loses the place it was taken at when it is a photo of 5 MB', async () => {
      const photo = await largePhoto()
      expect(photo.byteLength).toBeGreaterThan(4_500_000)
      expect(photo.includes('Marguerite')).toBe(true)
      const answer = await overSocket('photos', new Uint8Array(photo), { 'content-type': 'image/jpeg' })
      expect(answer.status).toBe(201)
      const stored = await readFile(path.join(directory, (await newest())?.key ?? ''))
      expect((await sharp(stored).metadata()).exif).toBeUndefined()
      expect(stored.includes('Marguerite')).toBe(false)
    })

    it('may come without its length, or with a name that is none', async () => {
      const pdf = await bytesOf(receiptPdf())
      expect((await overSocket('receipt', new Blob([pdf]).stream())).status).toBe(201)
      expect((await post('receipt', pdf, { 'x-file-name': '%zz' })).status).toBe(201)
      expect((await newest())?.name).toBeNull()
    })
  })

  describe('a file that is not taken', () => {
    it.each([
      ['a web page', '<html><script>1</script>', 'photos', 415, /JPEG, PNG or WebP/],
      ['a shell script named .pdf', '#!/bin/sh\nrm -rf /', 'receipt', 415, /PDF, JPEG, PNG or WebP/],
      ['a PDF with a script', pdfOf('<< /S /JavaScript /JS (x) >>'), 'receipt', 422, /./],
      ['nothing', '', 'cv', 422, /empty/],
    ])('%s is answered with what to do', async (_, content, purpose, status, words) => {
      const headers = { 'content-type': 'application/pdf', 'x-file-name': 'receipt.pdf' }
      const answer = await overSocket(purpose, new Uint8Array(Buffer.from(content)), headers)
      expect(answer.status).toBe(status)
      expect((await answer.json()).message).toMatch(words)
      expect(await newest()).toBeUndefined()
    })

    it.each(['announced', 'unannounced'])('9 MB, %s, are answered with 413 and words', async (how) => {
      const bytes = new Uint8Array(9 * 1024 * 1024)
      const before = await filesBelow()
      const answer = await overSocket('photos', how === 'announced' ? bytes : new Blob([bytes]).stream())
      expect(answer.status).toBe(413)
      expect(await answer.json()).toEqual({ message: expect.stringContaining('larger than 8 MB') })
      expect(await filesBelow()).toEqual(before)
    })

    it('what was too large does not spoil the next on the same connection', async () => {
      const large = new Blob([new Uint8Array(9 * 1024 * 1024)])
      expect((await overSocket('photos', large.stream())).status).toBe(413)
      const pdf = await bytesOf(receiptPdf())
      for (let each = 0; each < 4; each += 1) {
        expect((await overSocket('receipt', pdf)).status).toBe(201)
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    })

    it('what breaks off leaves nothing behind, and can be sent again', async () => {
      const pdf = await receiptPdf()
      const before = await filesBelow()
      const socket = connect(server.port, '127.0.0.1')
      const head = `Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: ${pdf.byteLength}`
      socket.write(`POST ${address}/receipt HTTP/1.1\r\n${head}\r\n\r\n`)
      await new Promise((resolve) => socket.write(pdf.subarray(0, pdf.byteLength / 2), resolve))
      await expect.poll(() => db().$count(rateLimitCounts)).toBe(1)
      socket.resetAndDestroy()
      const again = await overSocket('receipt', new Uint8Array(pdf))
      expect(again.status).toBe(201)
      expect(await db().$count(uploads)).toBe(1)
      expect(await filesBelow()).toHaveLength(before.length + 1)
    })
  })

  describe('what is no file of ours', () => {
    it('has no way out: there is nothing to get', async () => {
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
        const answer = await app.request(`${address}/receipt`, { method, headers: ours })
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      }
      await post('receipt', await bytesOf(receiptPdf()))
      const row = await newest()
      for (const name of [row?.id, row?.key]) expect((await app.request(`${address}/${name}`)).status).toBe(404)
    })

    it.each(['cvs', '..%2freceipt', 'receipt/1', ''])('has no purpose %j', async (purpose) => {
      expect([400, 404]).toContain((await post(purpose, 'x')).status)
    })

    it('is turned away when another site sends it', async () => {
      const pdf = await bytesOf(receiptPdf())
      expect((await post('receipt', pdf, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      const bare = (origin: Record<string, string>) =>
        app.request(`${address}/receipt`, { method: 'POST', headers: origin, body: pdf })
      expect((await bare({ origin: 'https://evil.example' })).status).toBe(403)
      expect((await bare({})).status).toBe(403)
      expect((await bare({ 'sec-fetch-site': 'none' })).status).toBe(403)
      expect((await bare({ origin: 'https://pools.example' })).status).toBe(201)
    })
  })

  describe('too many', () => {
    const flood = async (to: App, header: (each: number) => string) => {
      const statuses: number[] = []
      for (let each = 0; each <= limits.files.uploads.atMost; each += 1)
        statuses.push((await post('cv', 'x', { 'x-forwarded-for': header(each) }, to)).status)
      return statuses
    }

    it('are stopped whatever they write into forwarding headers', async () => {
      const statuses = await flood(app, (each) => `203.0.113.${each}`)
      expect(statuses.slice(0, -1).every((status) => status === 415)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
      const answer = await post('cv', 'x')
      expect(answer.headers.get('retry-after')).toBe('600')
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Too many files have come from here\./) })
    })

    it('are counted by what our own proxy adds, where there is one', async () => {
      const proxied = appOver(createDiskStore(directory), true)
      expect((await flood(proxied, (each) => `203.0.113.${each}, 198.51.100.1`)).at(-1)).toBe(429)
      expect((await post('cv', 'x', { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' }, proxied)).status).toBe(415)
    })
  })

  it('a store that is down is answered with 503', async () => {
    const down = appOver(memoryStore({ ok: false, code: 'unavailable', reason: 'ENOSPC (write)' }))
    const answer = await post('receipt', await bytesOf(receiptPdf()), {}, down)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120'])
    expect(await answer.json()).toEqual({ message: 'We can’t take files just now. Try again in a few minutes.' })
    expect(await db().$count(uploads, eq(uploads.purpose, 'receipt'))).toBe(0)
  })
})

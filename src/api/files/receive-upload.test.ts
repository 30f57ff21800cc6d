import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { memoryStore } from './memory-store.fake.ts'
import { pdfOf, receiptPdf } from './pdf.fake.ts'
import { noise, phonePhoto } from './pictures.fake.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { receiveUpload } from './receive-upload.ts'
import { brokenStream, endlessStream, streamOf } from './streams.fake.ts'
import { noVirusScan, type VirusScan } from './virus-scan.ts'
import { docxOf } from './zip.fake.ts'

const maxBytes = 8_000_000
const receipt: UploadLimits = { kinds: ['pdf', 'jpeg', 'png', 'webp'], named: 'a PDF, JPEG, PNG or WebP', maxBytes }
const photo: UploadLimits = { kinds: ['jpeg', 'png', 'webp'], named: 'a JPEG, PNG or WebP', maxBytes }
const cv: UploadLimits = { kinds: ['pdf', 'docx'], named: 'a PDF or DOCX', maxBytes }

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const places = (scan: VirusScan = noVirusScan, ...failure: Parameters<typeof memoryStore>) => ({
  store: memoryStore(...failure),
  scan,
})

describe('a file that comes in', () => {
  it('is stored as it is when it is a PDF or a Word document', async () => {
    const { store, scan } = places()
    for (const [bytes, kind] of [
      [await receiptPdf(), 'pdf'],
      [docxOf(), 'docx'],
    ] as const) {
      const upload = { stream: streamOf(bytes), declaredBytes: bytes.byteLength, limits: cv }
      const result = await receiveUpload(upload, { store, scan })
      expect(result).toMatchObject({ ok: true, kind, bytes: bytes.byteLength, sha256: sha256(bytes) })
      expect(result.ok && Buffer.from(store.files.get(result.key) ?? []).equals(bytes)).toBe(true)
    }
  })

  it('is stored without its secrets when it is a photo, and the sum is of what is stored', async () => {
    const { store, scan } = places()
    const result = await receiveUpload({ stream: streamOf(await phonePhoto()), limits: photo }, { store, scan })
    if (!result.ok) throw new Error(result.message)
    const stored = store.files.get(result.key) ?? new Uint8Array()
    expect(result).toMatchObject({ kind: 'jpeg', bytes: stored.byteLength, sha256: sha256(stored) })
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(Buffer.from(stored).includes('Marguerite')).toBe(false)
  })

  it('is scanned as it will be stored', async () => {
    const scanned: Uint8Array[] = []
    const { store, scan } = places(async (bytes) => {
      scanned.push(bytes)
      return { clean: true }
    })
    const result = await receiveUpload({ stream: streamOf(await phonePhoto()), limits: photo }, { store, scan })
    expect(scanned.map(sha256)).toEqual([result.ok && result.sha256])
  })
})

describe('a file that does not come in', () => {
  it('is refused before a byte is read when it is announced too large', async () => {
    const { store, scan } = places()
    const sender = endlessStream(new Uint8Array(65_536))
    const upload = { stream: sender.stream, declaredBytes: maxBytes + 1, limits: receipt }
    expect(await receiveUpload(upload, { store, scan })).toMatchObject({ code: 'too-large', status: 413 })
    expect(sender.taken()).toBe(0)
  })

  it('is stopped where it becomes too large, whatever was announced', async () => {
    const { store, scan } = places()
    const sender = endlessStream(new Uint8Array(65_536))
    expect(await receiveUpload({ stream: sender.stream, limits: receipt }, { store, scan })).toMatchObject({
      code: 'too-large',
    })
    expect(sender.taken()).toBeLessThanOrEqual(maxBytes + 65_536)
    expect(sender.stopped()).toBe(true)
    const liar = endlessStream(new Uint8Array(65_536))
    const upload = { stream: liar.stream, declaredBytes: 100_000, limits: receipt }
    expect(await receiveUpload(upload, { store, scan })).toMatchObject({ code: 'cut-off' })
    expect(liar.taken()).toBe(131_072)
  })

  it('leaves nothing when the connection breaks, wherever it does', async () => {
    const { store, scan } = places()
    const pdf = await receiptPdf()
    for (const part of [0, 1, pdf.byteLength / 2, pdf.byteLength - 1, pdf.byteLength]) {
      const stream = brokenStream(pdf.subarray(0, part))
      const result = await receiveUpload({ stream, declaredBytes: pdf.byteLength, limits: receipt }, { store, scan })
      expect(result).toMatchObject({ code: 'cut-off', status: 400 })
    }
    expect(store.files.size).toBe(0)
  })

  it('leaves nothing when less comes than was announced', async () => {
    const { store, scan } = places()
    const pdf = await receiptPdf()
    const upload = { stream: streamOf(pdf), declaredBytes: pdf.byteLength + 1, limits: receipt }
    expect(await receiveUpload(upload, { store, scan })).toMatchObject({ code: 'cut-off' })
    expect(store.files.size).toBe(0)
  })

  it.each(['while it is scanned', 'while it is written'])('leaves nothing when the visitor goes %s', async (when) => {
    const gone = new AbortController()
    const { store } = places()
    const scan: VirusScan = async () => {
      if (when === 'while it is scanned') gone.abort()
      return { clean: true }
    }
    let writes = 0
    const write: typeof store.write = async (...file) => {
      writes += 1
      gone.abort()
      return store.write(...file)
    }
    const upload = { stream: streamOf(await receiptPdf()), limits: receipt, signal: gone.signal }
    expect(await receiveUpload(upload, { store: { ...store, write }, scan })).toMatchObject({ code: 'cut-off' })
    expect(writes).toBe(when === 'while it is scanned' ? 0 : 1)
    expect(store.files.size).toBe(0)
  })

  it('is refused for now when the scanner is unavailable', async () => {
    const { store, scan } = places(async () => ({ unavailable: 'clamd did not answer in time' }))
    expect(await receiveUpload({ stream: streamOf(await receiptPdf()), limits: receipt }, { store, scan })).toEqual({
      ok: false,
      code: 'try-later',
      status: 503,
      message: 'We can’t take files just now. Try again in a few minutes.',
      reason: 'clamd did not answer in time',
      retryAfterSeconds: 120,
    })
    expect(store.files.size).toBe(0)
  })

  it('is refused for good when the scanner finds something, and the visitor is not told what', async () => {
    const { store, scan } = places(async () => ({ clean: false, name: 'Eicar-Test-Signature' }))
    const result = await receiveUpload({ stream: streamOf(await receiptPdf()), limits: receipt }, { store, scan })
    expect(result).toMatchObject({ code: 'infected', status: 422, reason: 'Eicar-Test-Signature' })
    expect(!result.ok && result.message).not.toContain('Eicar')
    expect(store.files.size).toBe(0)
  })

  it.each(['unavailable', 'refused'] as const)('is refused for now when the store is in trouble (%s)', async (code) => {
    const { store, scan } = places(noVirusScan, { ok: false, code, reason: 'ENOSPC (write)' })
    const result = await receiveUpload({ stream: streamOf(await receiptPdf()), limits: receipt }, { store, scan })
    expect(result).toMatchObject({ code: 'try-later', reason: 'ENOSPC (write)' })
  })

  it.each([
    ['a PDF with a script', pdfOf('<< /S /JavaScript /JS (x) >>'), receipt, 'unsafe'],
    ['a web page', Buffer.from('<html><script>1</script>'), receipt, 'wrong-kind'],
    ['half a photo', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), photo, 'damaged'],
    ['nothing', Buffer.of(), cv, 'empty'],
  ])('is never stored when it is %s', async (_name, bytes, limits, code) => {
    const { store, scan } = places()
    expect(await receiveUpload({ stream: streamOf(bytes), limits }, { store, scan })).toMatchObject({ code })
    expect(store.files.size).toBe(0)
  })
})

describe('anything at all', () => {
  const starts = ['', '%PDF-1.7\n', 'PK\x03\x04', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\x10\0\0\0WEBPVP8 ']

  it.each([
    ['receipt', receipt],
    ['photo', photo],
    ['CV', cv],
  ])('as a %s is answered with what to do and never stored', async (_name, limits) => {
    const { store, scan } = places()
    const start = fc.constantFrom(...starts).map((words) => Buffer.from(words, 'latin1'))
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 2000 }), async (first, rest) => {
        const result = await receiveUpload({ stream: streamOf(first, rest), limits }, { store, scan })
        expect(result).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].*\.$/) })
      }),
      { numRuns: 500 },
    )
    expect(store.files.size).toBe(0)
  })
})

describe('memory', () => {
  it('holds a file of 8 MB once', async () => {
    const { scan } = places()
    let peak = 0
    const { store } = places()
    const write: typeof store.write = async (_key, stream) => {
      peak = Math.max(peak, process.memoryUsage().arrayBuffers)
      await stream.cancel()
      return { ok: true, bytes: 0 }
    }
    const drawing = Buffer.alloc(7_900_000, 'x')
    const beforeIt = Buffer.from(`<< /Length ${drawing.length} >>\nstream\n`)
    const pdf = pdfOf(Buffer.concat([beforeIt, drawing, Buffer.from('\nendstream')]))
    const before = process.memoryUsage().arrayBuffers
    const stream = streamOf(...Array.from({ length: 121 }, (_, at) => pdf.subarray(at * 65_536, (at + 1) * 65_536)))
    expect(await receiveUpload({ stream, limits: receipt }, { store: { ...store, write }, scan })).toMatchObject({
      ok: true,
    })
    expect(peak - before).toBeLessThan(1.5 * maxBytes)
  })

  it('keeps a large photo within its limit', async () => {
    const { store, scan } = places()
    const large = await noise(1600, 1500).jpeg({ quality: 90 }).toBuffer()
    const result = await receiveUpload({ stream: streamOf(large), limits: photo }, { store, scan })
    expect(result.ok && result.bytes <= maxBytes).toBe(true)
  })
})

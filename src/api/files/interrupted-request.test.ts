import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { receiptPdf } from './pdf.fake.ts'
import { receiveUpload, type UploadResult } from './receive-upload.ts'
import { noVirusScan } from './virus-scan.ts'

let directory: string
let server: ServerType
let port: number
let results: UploadResult[]

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'poolwright-request-'))
  results = []
  const places = { store: createDiskStore(directory), scan: noVirusScan }
  const app = new Hono().post('/', async ({ req, json }) => {
    const declared = req.header('content-length')
    const result = await receiveUpload(
      {
        stream: req.raw.body ?? new Blob([]).stream(),
        declaredBytes: declared === undefined ? undefined : Number(declared),
        limits: { kinds: ['pdf'], named: 'a PDF', maxBytes: 1_000_000 },
        signal: req.raw.signal,
      },
      places,
    )
    results.push(result)
    return json(result, result.ok ? 200 : result.status)
  })
  port = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port))
  })
})

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
  await rm(directory, { recursive: true })
})

const filesBelow = async (): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Sends these bytes as they are, then is gone. */
const sendAndVanish = async (head: string, body: Uint8Array): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
  await new Promise((resolve) => socket.write(body, resolve))
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.resetAndDestroy()
}

describe('over a real connection', () => {
  it('a whole file is stored', async () => {
    const pdf = await receiptPdf()
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: new Uint8Array(pdf) })
    expect(await answer.json()).toMatchObject({ ok: true, kind: 'pdf', bytes: pdf.byteLength })
    expect(await filesBelow()).toHaveLength(1)
  })

  it('a file that breaks off leaves nothing', async () => {
    const pdf = await receiptPdf()
    await sendAndVanish(`Content-Length: ${pdf.byteLength + 1000}`, pdf)
    await expect.poll(() => results).toMatchObject([{ ok: false, code: 'cut-off' }])
    expect(await filesBelow()).toEqual([])
  })

  it('a file of no declared length that breaks off leaves nothing, even where it looks whole', async () => {
    const pdf = await receiptPdf()
    const chunk = Buffer.concat([Buffer.from(`${pdf.byteLength.toString(16)}\r\n`), pdf, Buffer.from('\r\n')])
    await sendAndVanish('Transfer-Encoding: chunked', chunk)
    await expect.poll(() => results).toMatchObject([{ ok: false, code: 'cut-off' }])
    expect(await filesBelow()).toEqual([])
  })

  it('a file that is too large is refused while it comes', async () => {
    const body = new Uint8Array(3_000_000)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }).catch(() => undefined)
    await expect.poll(() => results).toMatchObject([{ ok: false, code: 'too-large' }])
    expect(answer?.status ?? 413).toBe(413)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { eicar, type FakeClamd, startClamd } from './clamd.fake.ts'
import { createClamdScan } from './clamd-scan.ts'
import { readClamdUrl } from './clamd-url.ts'
import { noVirusScan, type ScanResult } from './virus-scan.ts'

const open: FakeClamd[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const clamdWith = async (...options: Parameters<typeof startClamd>): Promise<FakeClamd> => {
  const server = await startClamd(...options)
  open.push(server)
  return server
}

const scanAt = (port: number, bytes: Uint8Array, patienceMs = 3000): Promise<ScanResult> =>
  createClamdScan({ host: '127.0.0.1', port }, patienceMs)(bytes)

const receipt = Buffer.from('%PDF-1.7 a receipt')

describe('a file at the scanner', () => {
  it('is clean', async () => {
    const { port, received } = await clamdWith()
    expect(await scanAt(port, receipt)).toEqual({ clean: true })
    expect(received).toEqual([receipt])
  })

  it('is not clean, by name', async () => {
    const { port } = await clamdWith()
    expect(await scanAt(port, eicar)).toEqual({ clean: false, name: 'Eicar-Test-Signature' })
  })

  it('arrives whole when it is long, and when it is empty', async () => {
    const { port, received } = await clamdWith()
    const long = Buffer.alloc(3_000_001, 'pool')
    expect(await scanAt(port, Buffer.concat([long, eicar]))).toMatchObject({ clean: false })
    expect(received[0]?.equals(Buffer.concat([long, eicar]))).toBe(true)
    expect(await scanAt(port, new Uint8Array())).toEqual({ clean: true })
  })

  it('goes by a socket of this machine too', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'poolwright-clamd-'))
    const place = path.join(directory, 'clamd.ctl')
    await clamdWith({ path: place })
    expect(await createClamdScan({ path: place })(eicar)).toMatchObject({ clean: false })
    await rm(directory, { recursive: true })
  })
})

describe('a scanner in trouble', () => {
  it('that says nothing is not waited for without end', async () => {
    const { port } = await clamdWith(undefined, { onBytes: () => undefined })
    expect(await scanAt(port, receipt, 100)).toEqual({ unavailable: 'clamd did not answer in time' })
  })

  it('that hangs up politely has said nothing', async () => {
    const { port } = await clamdWith(undefined, { onBytes: (socket) => void socket.end() })
    expect(await scanAt(port, receipt)).toEqual({ unavailable: 'clamd hung up without an answer' })
  })

  it('that drops the line in the middle has said nothing', async () => {
    const { port } = await clamdWith(undefined, { onBytes: (socket) => void socket.resetAndDestroy() })
    expect(await scanAt(port, Buffer.alloc(8_000_000))).toHaveProperty('unavailable')
  })

  it('that breaks off in the middle of its answer has said nothing', async () => {
    const { port } = await clamdWith(undefined, { answer: (_content, socket) => void socket.end('stream: O') })
    expect(await scanAt(port, receipt)).toEqual({ unavailable: 'clamd said: stream: O' })
  })

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: OK maybe\0', 'PONG\0', 'x'.repeat(100_000)])(
    'that answers %.40s has not said that the file is clean',
    async (words) => {
      const { port } = await clamdWith(undefined, { answer: (_content, socket) => void socket.end(words) })
      expect(await scanAt(port, receipt)).toHaveProperty('unavailable')
    },
  )

  it('that is not there is unavailable', async () => {
    const server = await startClamd()
    await server.close()
    expect(await scanAt(server.port, receipt)).toHaveProperty('unavailable')
    expect(await createClamdScan({ path: '/nowhere/clamd.ctl' })(receipt)).toHaveProperty('unavailable')
  })
})

describe('where no scanner is configured', () => {
  it('files pass', async () => {
    expect(await noVirusScan(eicar)).toEqual({ clean: true })
  })
})

describe('the address of the scanner', () => {
  it.each([
    ['clamd://scanner.example:3311', { host: 'scanner.example', port: 3311 }],
    ['clamd://scanner.example', { host: 'scanner.example', port: 3310 }],
    ['clamd://[::1]:3310/', { host: '::1', port: 3310 }],
    ['clamd:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('is read from %s', (text, address) => {
    expect(readClamdUrl(text)).toEqual({ ok: true, address })
  })

  it.each([
    '',
    'http://scanner.example',
    'clamd://',
    'clamd:///',
    'clamd://host/run/x',
    'clamd://u:p@host',
    'clamd:///a%zz',
  ])('is not read from %j', (text) => {
    expect(readClamdUrl(text)).toMatchObject({ ok: false })
  })
})

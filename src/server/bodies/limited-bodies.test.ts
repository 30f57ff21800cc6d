import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen, type RunningServer } from '../connections/listen.ts'
import { createTestSite, type TestSite } from '../test-site.fake.ts'
import { usualBodyLimits } from './body-limits.ts'

const limits = {
  ...usualBodyLimits,
  ofOne: { bodies: 4, bytes: 200_000 },
  ofAll: { bodies: 6, bytes: 300_000 },
  roomForEach: 1000,
  heldOfBody: 1_000_000,
  smallPieces: 300,
}

let site: TestSite
let server: RunningServer
let reading: number
const open: Socket[] = []
/** The same, at the server's end. */
const connections: Socket[] = []

const start = async (more: Partial<typeof limits> = {}): Promise<void> => {
  reading = 0
  const fetch = async (request: Request) => {
    reading += 1
    const { byteLength } = await request.arrayBuffer()
    return new Response(`${byteLength} bytes`)
  }
  site = await createTestSite({ contentService: { fetch }, trustProxy: true, bodyLimits: { ...limits, ...more } })
  const answer = (request: Request, env: Partial<HttpBindings>) => {
    if (env.incoming) connections.push(env.incoming.socket)
    return site.app.fetch(request, env)
  }
  const listening = await listen({ fetch: answer, host: '127.0.0.1', port: 0, logger: site.logger })
  if (!listening.ok) throw new Error(listening.message)
  server = listening.server
}
beforeEach(() => start())
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy()
  connections.length = 0
  await server.stop(0)
  await site[Symbol.asyncDispose]()
})

interface Sending {
  readonly from?: string
  readonly method?: string
  readonly path?: string
  readonly announced?: number
  readonly sent?: number
}

/** A connection on which a body has begun, and what comes back on it until it is closed. */
const begin = ({
  from = '203.0.113.1',
  method = 'POST',
  path = '/content/v1',
  announced = 250_000,
  sent = 0,
}: Sending = {}) => {
  const socket = connect(server.port, '127.0.0.1')
  open.push(socket)
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n`)
  socket.write(`Content-Length: ${announced}\r\n\r\n`)
  socket.write('x'.repeat(sent))
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return { socket, answer: once(socket, 'end').then(() => said), said: () => said }
}
const whole = (bytes: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/content/v1`, {
    method: 'POST',
    body: 'x'.repeat(bytes),
    headers: { 'x-forwarded-for': '203.0.113.1' },
  })
const whenReading = (bodies: number) => expect.poll(() => reading).toBe(bodies)

describe('bodies that never end', () => {
  it('are so many of one sender: the next is told when to come back, and its connection is closed', async () => {
    for (let body = 0; body < 4; body += 1) begin()
    await whenReading(4)
    const answer = await begin().answer
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 10\r\n/i)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toContain('too_many_at_once')
    expect(reading).toBe(4)
  })

  it('are so many in all', async () => {
    for (let body = 0; body < 6; body += 1) begin({ from: `203.0.113.${body}` })
    await whenReading(6)
    expect(await begin({ from: '203.0.113.99' }).answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 10\r\n/i)
  })

  it('leave their places when their senders go', async () => {
    const held = Array.from({ length: 4 }, () => begin())
    await whenReading(4)
    for (const { socket } of held) socket.destroy()
    await expect.poll(async () => (await whole(5)).status).toBe(200)
  })

  it('hold so much of one sender, wherever it is read', async () => {
    const first = begin({ sent: 150_000 })
    await whenReading(1)
    const second = begin({ sent: 150_000 })
    // Whichever comes too late.
    const answer = await Promise.race([first.answer, second.answer])
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
    expect(answer).toMatch(/retry-after: 10\r\n/i)
  })

  it('hold so much in all', async () => {
    const held = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((from) => begin({ from, sent: 110_000 }))
    expect(await Promise.race(held.map(({ answer }) => answer))).toMatch(/^HTTP\/1\.1 503 /)
  })

  it('are not waited for', async () => {
    await server.stop(0)
    await start({ silenceMs: 1 })
    const answer = await begin({ sent: 10 }).answer
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*too_slow/)
  })

  /** Sends more and more until it is answered, and then as much again. */
  const flood = async (sending: Sending, head: string): Promise<void> => {
    const { socket, said } = begin({ ...sending, announced: 500_000_000 })
    socket.on('error', () => undefined)
    const sendMore = () => socket.write('x'.repeat(200_000))
    sendMore()
    await expect.poll(said).toMatch(head)
    const [ofServer] = connections.filter(({ remotePort }) => remotePort === socket.localPort)
    const before = ofServer?.bytesRead
    for (let time = 0; time < 20; time += 1) {
      sendMore()
      // By then what could be read was read.
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
    }
    expect(ofServer?.bytesRead).toBe(before)
  }

  it('are read no further once they are refused', async () => {
    for (let body = 0; body < 4; body += 1) begin()
    await whenReading(4)
    await flood({}, 'HTTP/1.1 429 ')
  })

  it.each([
    ['POST', 'HTTP/1.1 405 '],
    ['GET', 'HTTP/1.1 200 '],
  ])('are read no further where nobody wants them: %s', (method, head) =>
    flood({ method, path: '/en-au/about-us/' }, head),
  )

  it('are cut off when they come in crumbs', async () => {
    const socket = connect(server.port, '127.0.0.1')
    open.push(socket)
    socket.write('POST /content/v1 HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n')
    const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
    const sending = setInterval(() => socket.write('1\r\nx\r\n'.repeat(500)), 1)
    await closed
    clearInterval(sending)
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200)
  })

  it('take nothing from pages and probes', async () => {
    for (let body = 0; body < 6; body += 1) begin({ from: `203.0.113.${body}` })
    await whenReading(6)
    for (const path of ['/', '/healthz', '/en-au/about-us/']) {
      expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(200)
    }
  })

  it('and are not read at all are answered as ever', async () => {
    const { said } = begin({ path: '/en-au/about-us/', sent: 10 })
    await expect.poll(said).toMatch(/^HTTP\/1\.1 405 /)
  })
})

it('a whole body within the limits is answered as ever', async () => {
  for (let time = 0; time < 12; time += 1) {
    const answer = await whole(120_000)
    expect([answer.status, await answer.text()]).toEqual([200, '120000 bytes'])
  }
})

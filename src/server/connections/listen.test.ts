import { once } from 'node:events'
import { Agent, get as httpGet } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FetchHandler } from '../content/content-service-host.ts'
import { createTestSite, pageOf, type TestSite } from '../test-site.fake.ts'
import { listen, type RunningServer } from './listen.ts'

let site: TestSite
let server: RunningServer
let answerContent: FetchHandler['fetch']

beforeEach(async () => {
  answerContent = async () => new Response('content')
  site = await createTestSite({ contentService: { fetch: (request) => answerContent(request) } })
  const listening = await listen({ fetch: site.app.fetch, host: '127.0.0.1', port: 0, logger: site.logger })
  if (!listening.ok) throw new Error(listening.message)
  server = listening.server
})
afterEach(async () => {
  await server.stop(0)
  await site[Symbol.asyncDispose]()
})

/** Sends exactly these bytes and gives back everything that comes. */
const exchange = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
const ask = (target: string, headers = '', method = 'GET') =>
  exchange(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
const statusOf = (answer: string) => Number(answer.split(' ')[1])

/** The local port tells one connection from another. */
const viaAgent = (agent: Agent, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpGet({ host: '127.0.0.1', port: server.port, path, agent }, (response) => {
      const { localPort } = response.socket
      response.resume().once('end', () => setImmediate(resolve, localPort))
    }).once('error', reject)
  })

describe('over a real connection', () => {
  it.each(
    [
      { target: '/../../secret.txt', status: 400 },
      { target: '/%2e%2e/%2e%2e/secret.txt', status: 400 },
      { target: '/en-au/%2e%2e/', status: 400 },
      { target: '/..%2f..%2fsecret.txt', status: 400 },
      { target: '/..%5c..%5csecret.txt', status: 400 },
      { target: '/..\\..\\secret.txt', status: 400 },
      { target: '/\\evil.example', status: 400 },
      { target: '/%', status: 400 },
      { target: '/%00', status: 400 },
      { target: '/%ff%fe', status: 400 },
      { name: 'a path of 3000 characters', target: `/${'a'.repeat(3000)}`, status: 414 },
      { name: 'a path of 20000 characters', target: `/${'a'.repeat(20_000)}`, status: 431 },
      { name: 'a path of 900 segments', target: `/${'a/'.repeat(900)}`, status: 404 },
      { name: 'a name longer than any file', target: `/${'a'.repeat(300)}/`, status: 404 },
      { target: '//evil.example/', status: 404 },
      { target: 'http://localhost/robots.txt', status: 200 },
      { target: 'http://%zz/', status: 400 },
      { target: 'robots.txt', status: 400 },
    ].map((asked) => ({ name: asked.target, ...asked })),
  )('$name is answered with $status and with no file from outside', async ({ target, status }) => {
    const answer = await ask(target)
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toContain('outside of the site')
    expect(answer).not.toMatch(/\n\s+at /)
  })

  it('answers raw bytes, odd hosts, odd methods and garbage without breaking', async () => {
    expect(statusOf(await ask('/caf\u00e9'))).toBe(400)
    expect(statusOf(await ask('/en-au/about-us?q=caf\u00e9'))).toBe(400)
    expect(statusOf(await exchange('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await exchange('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await ask('/', '', 'TRACE'))).toBe(405)
    expect(statusOf(await ask('/', '', 'PROPFIND'))).toBe(405)
    expect(statusOf(await exchange('this is not http\r\n\r\n'))).toBe(400)
    expect(statusOf(await ask('/', `X-Long: ${'a'.repeat(20_000)}\r\n`))).toBe(431)
    expect(statusOf(await ask('/robots.txt'))).toBe(200)
  })

  it('gives a malformed request an answer with security headers and a log line', async () => {
    const answer = await ask('/\\evil.example')
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toContain('The request is malformed.')
    expect(site.log).toContainEqual(expect.objectContaining({ msg: 'malformed request', status: 400 }))
  })

  const refusals: [string, number, string][] = [
    ['that is none', 400, 'this is not http\r\n\r\n'],
    ['without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['with two hosts', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['with two equal hosts', 400, 'GET / HTTP/1.0\r\nHost: localhost\r\nHost: localhost\r\n\r\n'],
    ['that expects what cannot be', 417, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n'],
    ['with endless headers', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['whose length is none', 400, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ten\r\n\r\n'],
  ]
  it.each(refusals)('refuses a request %s with %i and the security headers', async (_name, status, request) => {
    const answer = await exchange(request)
    expect(statusOf(answer)).toBe(status)
    for (const header of ['x-content-type-options: nosniff', 'x-frame-options: DENY', 'referrer-policy: ']) {
      expect(answer.toLowerCase()).toContain(header.toLowerCase())
    }
  })

  it.each(['/healthz', '/readyz'])('answers a health check of the oldest kind: %s', async (path) => {
    expect(statusOf(await exchange(`GET ${path} HTTP/1.0\r\n\r\n`))).toBe(200)
  })

  it('does not answer into an answer', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const words = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(Buffer.from('first words'))
        await gate
        controller.close()
      },
    })
    answerContent = async () => new Response(words)
    const socket = connect(server.port, '127.0.0.1')
    let said = ''
    socket.on('data', (piece) => {
      said += piece.toString()
    })
    socket.write('GET /content/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => said).toContain('first words')
    const closed = once(socket, 'close')
    socket.on('error', () => undefined).write('this is not http\r\n\r\n')
    await closed
    open()
    expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('sends files, parts and nothing on HEAD', async () => {
    await site.write('assets/film-aa.mp4', Buffer.alloc(1_000_000, 'pool'))
    expect(await ask('/en-au/about-us/')).toContain(pageOf('About us'))
    const part = await ask('/assets/film-aa.mp4', 'Range: bytes=400000-400003\r\n')
    expect(part).toMatch(/^HTTP\/1\.1 206 [\s\S]*content-range: bytes 400000-400003\/1000000[\s\S]*\r\n\r\npool$/i)
    const whole = await ask('/assets/film-aa.mp4')
    expect(whole.length - whole.indexOf('\r\n\r\n') - 4).toBe(1_000_000)
    expect(await ask('/assets/film-aa.mp4', '', 'HEAD')).toMatch(/content-length: 1000000[\s\S]*\r\n\r\n$/i)
    expect(await ask('/assets/film-aa.mp4', 'Range: bytes=1000000-\r\n')).toMatch(/^HTTP\/1\.1 416 /)
  })

  it('keeps a connection for several requests', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const first = await viaAgent(agent, '/robots.txt')
    const second = await viaAgent(agent, '/en-au/')
    expect(second).toBe(first)
    agent.destroy()
  })

  it('writes the log line when the answer is out, and says when the visitor left early', async () => {
    await site.write('assets/film-aa.mp4', Buffer.alloc(40_000_000))
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write('GET /assets/film-aa.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      )
      socket.once('data', () => socket.destroy()).once('close', () => resolve())
    })
    await expect.poll(() => site.log.at(-1)).toMatchObject({ path: '/assets/film-aa.mp4', aborted: true })
    await ask('/robots.txt')
    expect(site.log.at(-1)).toMatchObject({ path: '/robots.txt', status: 200, bytes: 13 })
    expect(site.log.at(-1)).not.toHaveProperty('aborted')
  })
})

describe('stopping', () => {
  it('finishes what is under way, drops idle connections and takes no new ones', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    answerContent = async () => {
      asked.resolve()
      await gate
      return new Response('finished')
    }
    const agent = new Agent({ keepAlive: true })
    await viaAgent(agent, '/robots.txt')
    const underWay = exchange('GET /content/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => site.log.length).toBe(1)
    await asked.promise

    const stopped = server.stop(5000)
    await expect(ask('/robots.txt')).rejects.toThrow('ECONNREFUSED')
    open()
    expect(await underWay).toMatch(/finished$/)
    expect(await stopped).toBe('drained')
    agent.destroy()
  })

  it('does not wait for connections that were opened in advance', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    await ask('/robots.txt')
    expect(await server.stop(5000)).toBe('drained')
  })

  it('cuts off what does not finish in time', async () => {
    const asked = Promise.withResolvers<void>()
    answerContent = () => {
      asked.resolve()
      return Promise.withResolvers<Response>().promise
    }
    const underWay = exchange('GET /content/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await asked.promise
    expect(await server.stop(50)).toBe('cut-off')
    expect(await underWay.catch(() => 'reset')).not.toContain('200 OK')
  })
})

it('says what to do when the port is taken or the address is not ours', async () => {
  const again = { fetch: site.app.fetch, logger: site.logger }
  const taken = await listen({ ...again, host: '127.0.0.1', port: server.port })
  expect(taken).toMatchObject({ ok: false, message: expect.stringContaining('set PORT to a free port') })
  const elsewhere = await listen({ ...again, host: '203.0.113.1', port: 0 })
  expect(elsewhere).toMatchObject({ ok: false, message: expect.stringContaining('Set HOST') })
})

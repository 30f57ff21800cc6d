import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundleServer } from '../../scripts/server-bundle.ts'
import { signatureHeader, signMail } from '../api/mail-in/mail-signature.ts'
import { mailInPath } from '../functions/mail-in.ts'
import { createTestSite, type TestSite } from './test-site.fake.ts'

/** As `npm start` runs it. */
const folder = path.resolve('.cache/server-in-tests')
const entry = path.join(folder, 'main.js')
beforeAll(() => bundleServer(folder))

let site: TestSite
let child: ChildProcess | undefined
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await site[Symbol.asyncDispose]()
})

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Content from elsewhere, so that the embedded service need not load; and no shop, which would ask it for what there is. */
const start = async (variables: Record<string, string> = {}, program = entry) => {
  const port = await freePort()
  const process_ = spawn(process.execPath, [program], {
    cwd: site.directory,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_DIRECTORY: site.directory,
      // Where the empty database lies that a new one is unpacked from.
      CACHE_DIRECTORY: path.resolve('.cache'),
      CONTENT_HOST: 'https://graphql.contentful.com',
      CONTENT_DELIVERY_TOKEN: 'delivery-token',
      SANDBOX_BANK: 'off',
      ...variables,
    },
  })
  child = process_
  let output = ''
  for (const stream of [process_.stdout, process_.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const ended = once(process_, 'exit').then(([code]) => code as number | null)
  const up = async () => {
    await expect.poll(() => output, { timeout: 45_000 }).toContain('Poolwright is up.')
    return `http://127.0.0.1:${port}`
  }
  return { signal: (name: NodeJS.Signals) => process_.kill(name), output: () => output, ended, up, port }
}

// Beside other tests the embedded database takes its time to open.
describe('the server process', () => {
  it('reads mail in a thread of its own, which it finds beside itself', async () => {
    const secret = 'm'.repeat(32)
    const server = await start({ MAIL_IN_SECRET: secret })
    const address = await server.up()
    const mail = Buffer.from('From: kerry@example.com\r\nMessage-ID: <a@mail.example>\r\n\r\nHello')
    const answer = await fetch(`${address}${mailInPath}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', [signatureHeader]: signMail(mail, secret, new Date()) },
      body: mail,
    })
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'stray', reference: null }])
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('starts, says where things are, serves, and ends with 0 on SIGTERM', async () => {
    const server = await start()
    const address = await server.up()
    for (const code of ['en-au', 'en-nz', 'en-za'])
      expect(server.output()).toContain(`http://localhost:${server.port}/${code}/`)
    expect(server.output()).toContain('https://graphql.contentful.com (space poolwright)')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect((await fetch(`${address}/en-au/about-us/`)).status).toBe(200)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['request', 'stopping', 'stopped'])
  })

  it('ends at once on a second signal, whatever is under way', async () => {
    await site.write('assets/film-aa.mp4', Buffer.alloc(40_000_000))
    const server = await start()
    await server.up()
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET /assets/film-aa.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'readable')
    server.signal('SIGINT')
    await expect.poll(() => server.output()).toContain('"stopping"')
    server.signal('SIGINT')
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('second signal')
    socket.destroy()
  })

  it('lists every bad setting and does not start', async () => {
    const server = await start({ PORT: 'eighty', LOG_LEVEL: 'loud', CONTENT_DELIVERY_TOKEN: 'short' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(`Poolwright can't start with these settings:
PORT is "eighty"; expected a whole number from 1 to 65535
LOG_LEVEL is "loud"; expected one of fatal, error, warn, info, debug, trace, silent
CONTENT_DELIVERY_TOKEN is 5 characters; expected at least 8 characters without spaces
`)
  })

  it('says that the port is taken and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const server = await start({ PORT: String(typeof address === 'object' ? address?.port : '') })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/^Port \d+ on 127\.0\.0\.1 is in use by another program\./)
    other.close()
  })

  it('lists what is wrong with the content and does not start', async () => {
    const server = await start({ CONTENT_HOST: '', CONTENT_DIRECTORY: 'nowhere' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/^The content has problems:\n.*nowhere.*no such content directory/)
  })

  it('reads .env where there is one', async () => {
    await site.write('.env', 'LOG_LEVEL=loud\n')
    const server = await start()
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('LOG_LEVEL is "loud"')
  })

  it('finds its code compiled, at the first start and wherever the folder has been moved', async () => {
    const moved = `${folder}-moved`
    cpSync(folder, moved, { recursive: true })
    const server = await start({ PORT: 'eighty', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' }, path.join(moved, 'main.js'))
    await server.ended
    rmSync(moved, { recursive: true })
    expect(server.output()).toMatch(/cache for ESM file:.*program\.js was accepted/)
    expect(server.output()).not.toContain('writing cache')
  })
})

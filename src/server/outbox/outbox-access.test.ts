import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestScope } from '../request-scope.ts'
import { outboxAccess } from './outbox-access.ts'

const app = new Hono<RequestScope>()
app.use(async (context, next) => {
  context.set('url', new URL(context.req.url))
  await next()
})
app.use('/outbox/*', outboxAccess('http://pools.test:8080'))
app.get('/outbox/', (context) => context.text('letters'))

const server = createServer(getRequestListener(app.fetch))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path: '/outbox/', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

it.each([
  [{ host: 'localhost:9000' }],
  [{ host: '127.0.0.1' }],
  [{ host: '[::1]:8080' }],
  [{ host: 'pools.test:8080' }],
  [{ host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
])('is open at this machine, by its names and the site’s own: %j', async (headers) => {
  expect(await ask(headers)).toBe(200)
})

it.each([
  ['a page elsewhere that gives its name this machine’s address', { host: 'evil.example' }],
  ['the site’s name at another port', { host: 'pools.test' }],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['whoever a proxy speaks for', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
])('is not there for %s', async (_name, headers) => {
  expect(await ask(headers)).toBe(404)
})

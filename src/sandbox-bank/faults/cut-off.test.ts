import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cutOff } from './cut-off.ts'

/** As the site's server hands answers on. */
const app = new Hono()
app.use(async (context, next) => {
  await next()
  context.res.headers.set('x-request-id', '1')
})
app.get('/cut', () => cutOff())
app.get('/copied', () => {
  const answer = cutOff()
  return new Response(answer.body, answer)
})
const server = createServer(getRequestListener(app.fetch))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

it.each(['/cut', '/copied'])('breaks the connection: %s', async (path) => {
  // What the server library says of connections that break.
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { port } = server.address() as AddressInfo
  const asked = fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text())
  await expect(asked).rejects.toThrow(TypeError)
})

it('breaks in the hands of who reads it without a network', async () => {
  await expect(cutOff().json()).rejects.toThrow('cut this answer off')
})

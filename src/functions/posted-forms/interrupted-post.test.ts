import { connect } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type PostedForm, readPostedForm } from './read-posted-form.ts'

let server: ServerType
let port: number
let results: PostedForm[]
let files: string[]

beforeEach(async () => {
  results = []
  files = []
  const app = new Hono().post('/', async ({ req, text }) => {
    const onFile = async ({ stream }: { stream: ReadableStream<Uint8Array> }) => {
      files.push(await new Response(stream).text().catch(() => 'broken off'))
    }
    results.push(await readPostedForm(req.raw, onFile))
    return text('')
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
})

it.each(['in a field', 'in a file'])('a visitor who is gone %s leaves nothing waiting', async (where) => {
  const file = where === 'in a file' ? '; filename="a.jpg"' : ''
  const begun = `--b\r\nContent-Disposition: form-data; name="photos"${file}\r\n\r\n${'x'.repeat(100_000)}`
  const socket = connect(port, '127.0.0.1')
  const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000`
  await new Promise((resolve) => socket.write(`${head}\r\n\r\n${begun}`, resolve))
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.resetAndDestroy()
  await expect.poll(() => results).toMatchObject([{ ok: false, status: 400 }])
  expect(files).toEqual(file === '' ? [] : ['broken off'])
})

import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callFunction } from '../../api/graphql-function/called-function.fake.ts'
import { siteDataPath } from '../../site/data/site-data-client.ts'
import { listen, type RunningServer } from '../connections/listen.ts'
import { functionRoutes } from '../function-routes.ts'

const { handle } = callFunction()
let server: RunningServer
let agent: Agent
beforeEach(async () => {
  const { fetch } = functionRoutes(Promise.resolve({ graphql: handle } as never), false)
  const listening = await listen({ fetch, host: '127.0.0.1', port: 0, logger: pino({ level: 'silent' }) })
  if (!listening.ok) throw new Error(listening.message)
  server = listening.server
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await server.stop(0)
})

interface Sending {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const good = '{"query":"{ count }"}'

const send = async ({ method = 'POST', headers, body = good }: Sending = {}) => {
  const { port } = server
  const type = { 'content-type': 'application/json' }
  const question = request({ port, path: siteDataPath, method, headers: { ...type, ...headers }, agent })
  question.end(body)
  const [answer] = await once(question, 'response')
  // The local port tells one connection from another.
  const connection = answer.socket.localPort
  return { status: answer.statusCode, connection, words: await text(answer) }
}

describe('a connection on which a body was refused', () => {
  const body = 'x'.repeat(5_000_000)
  const length = { 'content-length': '5000000' }
  const refused: [string, number, Sending][] = [
    ['that is announced too big', 413, { headers: length, body }],
    ['that turns out too big', 413, { headers: { 'transfer-encoding': 'chunked' }, body }],
    ['of another type', 415, { headers: { ...length, 'content-type': 'text/plain' }, body }],
    ['sent in another way', 405, { method: 'PUT', headers: length, body }],
  ]
  it.each(refused)('is good for the next request: one %s', async (_, status, sending) => {
    const { connection, words } = await send()
    expect(await send(sending)).toMatchObject({ status, connection })
    expect(await send()).toEqual({ status: 200, connection, words })
  })
})

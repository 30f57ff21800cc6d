import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { siteDataPath } from '../site/data/site-data-client.ts'
import { functionRoutes } from './function-routes.ts'

/** Whose request the function takes it for, over a real connection. */
const addressFor = async (trustProxy: boolean, headers: Record<string, string>): Promise<string> => {
  const graphql = async (_: Request, { address }: { address: string }) => new Response(address)
  const server = createAdaptorServer({ fetch: functionRoutes(Promise.resolve({ graphql } as never), trustProxy).fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const given = server.address()
    const port = typeof given === 'object' && given !== null ? given.port : 0
    const answer = await fetch(`http://127.0.0.1:${port}${siteDataPath}`, { method: 'POST', headers })
    return await answer.text()
  } finally {
    server.close()
  }
}

const forged = ['203.0.113.9', '203.0.113.9, 198.51.100.4', ' , ', 'nobody']

describe('the address that forms are counted by', () => {
  it.each(forged)('is that of the connection, whatever its sender writes: %j', async (value) => {
    const headers = {
      'x-forwarded-for': value,
      'x-real-ip': value,
      forwarded: `for=${value}`,
      'cf-connecting-ip': value,
    }
    expect(await addressFor(false, headers)).toBe('127.0.0.1')
  })

  it.each(forged)('is the one that our own proxy has added, behind what its sender writes: %j', async (value) => {
    const headers = { 'x-forwarded-for': `${value}, 192.0.2.1`, 'x-real-ip': value, forwarded: `for=${value}` }
    expect(await addressFor(true, headers)).toBe('192.0.2.1')
  })

  it('is that of the connection where the proxy says nothing', async () => {
    expect(await addressFor(true, {})).toBe('127.0.0.1')
  })
})

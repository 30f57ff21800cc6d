import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { listenTrouble } from './listen-trouble.ts'

const here = '127.0.0.1'

const taken = async () => {
  const server = createServer().listen(0, here)
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

describe('before anything is built', () => {
  it('a taken port is told with what to type instead', async () => {
    const { server, port } = await taken()
    expect(await listenTrouble(here, port)).toMatch(
      new RegExp(`^Port ${port} on 127.0.0.1 is in use by another program\\. .* as in PORT=\\d+ npm start\\.$`),
    )
    server.close()
  })

  it('a free port is left as it was found', async () => {
    const { server, port } = await taken()
    server.close()
    await once(server, 'close')
    expect(await listenTrouble(here, port)).toBeUndefined()
    expect(await listenTrouble(here, port)).toBeUndefined()
  })

  it('an address of another machine is told too', async () => {
    expect(await listenTrouble('192.0.2.1', 8080)).toMatch(/^This machine has no address 192\.0\.2\.1\. Set HOST/)
  })
})

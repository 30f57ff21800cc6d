import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createTestSite } from '../test-site.fake.ts'
import { listen } from './listen.ts'

it('many connections make room for new ones, the one that was idle longest first', async () => {
  await using site = await createTestSite()
  const listening = await listen({
    ...{ fetch: site.app.fetch, host: '127.0.0.1', port: 0, logger: site.logger },
    mostConnections: 3,
  })
  if (!listening.ok) throw new Error(listening.message)
  const { port, stop } = listening.server
  const opened = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return { socket, closed: once(socket, 'close') }
  }
  const first = await opened()
  const used = await opened()
  const third = await opened()
  used.socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(used.socket, 'data')
  const fourth = await opened()
  await first.closed
  const fifth = await opened()
  await third.closed
  used.socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(String(await once(used.socket, 'data'))).toContain('200')
  for (const { socket } of [used, fourth, fifth]) socket.destroy()
  await stop(0)
})

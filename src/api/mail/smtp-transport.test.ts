import { afterEach, describe, expect, it } from 'vitest'
import { composeMessage, type MailMessage, type MessageInput } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'
import { headersOf, partOf } from './raw-message.fake.ts'
import { answer, certificate, type RunningSmtpServer, startSmtpServer } from './smtp-server.fake.ts'
import { createSmtpTransport, type SmtpTransportOptions } from './smtp-transport.ts'
import type { SmtpServerAddress } from './smtp-url.ts'

const messageOf = (changes: Partial<MessageInput> = {}): MailMessage => {
  const result = composeMessage({
    key: 'acknowledgement/7K2M9QRT',
    from: { name: 'Poolwright Australia', address: 'help@poolwright.example' },
    to: { name: 'Marguerite O’Hara', address: 'marguerite@pond.example' },
    replyTo: { name: '', address: 'repairs@poolwright.example' },
    letter: { subject: 'Tō tono, reference 7K2M9QRT', html: '<p>It’s here.</p>', text: 'It’s here.\n-- \nPoolwright' },
    ...changes,
  })
  if (!result.ok) throw new Error('not composed')
  return result.message
}

const open: { close(): Promise<void> }[] = []
const opened = <Thing extends { close(): Promise<void> }>(thing: Thing): Thing => {
  open.push(thing)
  return thing
}
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

const serverWith = async (...options: Parameters<typeof startSmtpServer>): Promise<RunningSmtpServer> =>
  opened(await startSmtpServer(...options))

const transportTo = (address: SmtpServerAddress, options: SmtpTransportOptions = {}): MailTransport =>
  opened(createSmtpTransport(address, { certificateAuthority: certificate.cert, patienceMs: 2_000, ...options }))

describe('a message by SMTP', () => {
  it('arrives encrypted, with both parts, its id and its headers', async () => {
    const server = await serverWith()
    expect(await transportTo(server.address).send(messageOf())).toMatchObject({ state: 'sent' })
    const [{ from, to, encrypted, raw } = { from: '', to: [], encrypted: false, raw: '' }] = server.delivered
    expect({ from, to, encrypted }).toEqual({
      from: 'help@poolwright.example',
      to: ['marguerite@pond.example'],
      encrypted: true,
    })
    expect(partOf(raw, 'text/plain')).toBe('It’s here.\n-- \nPoolwright')
    expect(partOf(raw, 'text/html')).toBe('<p>It’s here.</p>')
    const headers = headersOf(raw)
    expect(headers).toContain(`Message-ID: ${messageOf().messageId}`)
    expect(headers).toContain('Reply-To: repairs@poolwright.example')
    expect(headers).toContain('From: Poolwright Australia <help@poolwright.example>')
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(headers).toMatch(/^Subject: Tō tono, reference 7K2M9QRT$/m)
    expect(headers).toContain('To: Marguerite O’Hara <marguerite@pond.example>')
  })

  it('says what it answers, so that both are shown together', async () => {
    const server = await serverWith()
    const references = ['<first@mail.example>', '<second@mail.example>']
    await transportTo(server.address).send(messageOf({ inReplyTo: '<second@mail.example>', references }))
    const headers = headersOf(server.delivered[0]?.raw ?? '')
    expect(headers).toContain('In-Reply-To: <second@mail.example>')
    expect(headers).toContain('References: <first@mail.example> <second@mail.example>')
  })

  it('says where its kind is switched off, so that a mail program can do it by itself', async () => {
    const server = await serverWith()
    const unsubscribe = 'https://pools.example/.netlify/functions/service-reminders?person=1&proof=2'
    const transport = transportTo(server.address)
    await transport.send(messageOf({ unsubscribe }))
    await transport.send(messageOf())
    const [asked, other] = server.delivered.map(({ raw }) => headersOf(raw))
    expect(asked).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(asked).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(other).not.toContain('List-Unsubscribe')
  })

  it('cannot smuggle headers or recipients through names and subjects', async () => {
    const server = await serverWith()
    const evil = 'Ana\r\nBcc: everybody@pond.example, "x" <y@pond.example>'
    const message = messageOf({
      to: { name: evil, address: 'ana@pond.example' },
      letter: { subject: evil, html: '<p></p>', text: 'x' },
    })
    await transportTo(server.address).send(message)
    const [delivered] = server.delivered
    expect(delivered?.to).toEqual(['ana@pond.example'])
    expect(headersOf(delivered?.raw ?? '')).not.toMatch(/^Bcc/im)
  })

  it('goes over a connection that is encrypted from the start', async () => {
    const server = await serverWith({ secure: true })
    expect(await transportTo(server.address).send(messageOf())).toMatchObject({ state: 'sent' })
    expect(server.delivered[0]?.encrypted).toBe(true)
  })

  it('shares a connection with the next one', async () => {
    const server = await serverWith()
    const transport = transportTo(server.address)
    for (const key of ['a', 'b', 'c']) await transport.send(messageOf({ key }))
    expect(server.delivered).toHaveLength(3)
    expect(server.connections()).toBe(1)
  })

  it('signs in with user and password', async () => {
    const server = await serverWith({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'postbox' && password === 'open sesame' ? done(null, { user: 1 }) : done(answer(535, 'No')),
    })
    const signedIn = (password: string): SmtpServerAddress => ({
      ...server.address,
      credentials: { user: 'postbox', password },
    })
    expect(await transportTo(signedIn('open sesame')).send(messageOf())).toMatchObject({ state: 'sent' })
    const result = await transportTo(signedIn('wrong secret')).send(messageOf())
    expect(result).toMatchObject({ state: 'later', reason: expect.stringContaining('user and password') })
    expect(JSON.stringify(result)).not.toContain('wrong secret')
  })
})

describe('an answer of the server', () => {
  it.each([421, 450, 451, 452])('%d about the recipient means later', async (code) => {
    const server = await serverWith({ onRcptTo: (_address, _session, done) => done(answer(code, 'Mailbox busy')) })
    const result = await transportTo(server.address).send(messageOf())
    expect(result).toEqual({ state: 'later', reason: expect.stringContaining(`${code} Mailbox busy`) })
  })

  it.each([550, 551, 553, 554])('%d about the recipient means never', async (code) => {
    const server = await serverWith({ onRcptTo: (_address, _session, done) => done(answer(code, 'No such user')) })
    const result = await transportTo(server.address).send(messageOf())
    expect(result).toEqual({ state: 'refused', reason: expect.stringContaining(`${code} No such user`) })
  })

  it.each([
    [451, 'later'],
    [552, 'refused'],
  ])('%d about the content means %s', async (code, state) => {
    const server = await serverWith({
      onData: (stream, _session, done) => stream.resume().on('end', () => done(answer(code, 'Not this'))),
    })
    expect(await transportTo(server.address).send(messageOf())).toMatchObject({ state })
  })

  it('that will not have us as a sender means later: it is for us to mend', async () => {
    const server = await serverWith({ onMailFrom: (_address, _session, done) => done(answer(550, 'Who are you')) })
    expect(await transportTo(server.address).send(messageOf())).toMatchObject({ state: 'later' })
  })

  it('that a message is too large means never', async () => {
    const server = await serverWith({ size: 100, rejectOversized: true })
    expect(await transportTo(server.address).send(messageOf())).toMatchObject({ state: 'refused' })
  })

  it('about one message does not spoil the next', async () => {
    const server = await serverWith({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('gone') ? done(answer(550, 'No such user')) : done(),
    })
    const transport = transportTo(server.address)
    const gone = messageOf({ to: { name: '', address: 'gone@pond.example' } })
    expect(await transport.send(gone)).toMatchObject({ state: 'refused' })
    expect(await transport.send(messageOf())).toMatchObject({ state: 'sent' })
  })
})

describe('a server in trouble', () => {
  it('is asked later when it is gone, and works when it is back', async () => {
    const first = await startSmtpServer()
    const transport = transportTo(first.address)
    expect(await transport.send(messageOf({ key: 'before' }))).toMatchObject({ state: 'sent' })
    await first.close()
    const { port } = first.address
    expect(await transport.send(messageOf())).toEqual({
      state: 'later',
      reason: `Nothing answers at localhost:${port}`,
    })
    const second = await serverWith({}, port)
    expect(await transport.send(messageOf())).toMatchObject({ state: 'sent' })
    expect(second.delivered).toHaveLength(1)
  })

  it('gets nothing in plain text when it cannot encrypt', async () => {
    const server = await serverWith({ disabledCommands: ['STARTTLS'] })
    const result = await transportTo(server.address).send(messageOf())
    expect(result).toMatchObject({ state: 'later', reason: expect.stringContaining('does not offer encryption') })
    expect(server.delivered).toEqual([])
  })

  it('gets plain text only when that is allowed', async () => {
    const server = await serverWith({ disabledCommands: ['STARTTLS'] })
    const result = await transportTo({ ...server.address, plainAllowed: true }).send(messageOf())
    expect(result).toMatchObject({ state: 'sent' })
    expect(server.delivered[0]?.encrypted).toBe(false)
  })

  it.each([false, true])(
    'is not trusted without a certificate that somebody vouches for (from the start: %s)',
    async (secure) => {
      const server = await serverWith({ secure })
      const result = await opened(createSmtpTransport(server.address)).send(messageOf())
      expect(result).toMatchObject({ state: 'later', reason: expect.stringContaining('cannot be trusted') })
      expect(server.delivered).toEqual([])
    },
  )

  it('that drops the line in the middle of a message is asked later', async () => {
    let begun = 0
    const server = await serverWith({
      onData: (stream) => {
        stream.once('data', () => {
          begun += 1
          server.cutLines()
        })
      },
    })
    const long = messageOf({ letter: { subject: 'Long', html: `<p>${'word '.repeat(200_000)}</p>`, text: 'Long' } })
    const result = await transportTo(server.address).send(long)
    expect(result).toMatchObject({ state: 'later', reason: expect.stringContaining('hung up') })
    expect(begun).toBe(1)
  })

  it('that says nothing is not waited for without end', async () => {
    const server = await serverWith({ onConnect: () => undefined })
    const result = await transportTo(server.address, { patienceMs: 100 }).send(messageOf())
    expect(result).toMatchObject({ state: 'later', reason: expect.stringContaining('did not answer in time') })
  })

  it('that nobody knows by name is asked later', async () => {
    const address = { host: 'nowhere.invalid', port: 587, encrypted: false, plainAllowed: false }
    expect(await transportTo(address).send(messageOf())).toMatchObject({ state: 'later' })
  })
})

describe('closing', () => {
  it('lets what is on its way arrive and takes nothing more', async () => {
    const server = await serverWith({ onMailFrom: (_address, _session, done) => void setTimeout(done, 100) })
    const transport = transportTo(server.address)
    const sending = ['a', 'b', 'c', 'd', 'e'].map((key) => transport.send(messageOf({ key })))
    await transport.close()
    expect((await Promise.all(sending)).map(({ state }) => state)).toEqual(Array(5).fill('sent'))
    expect(await transport.send(messageOf())).toMatchObject({ state: 'later' })
  })

  it('does not wait for a server that stalls', async () => {
    const server = await serverWith({ onMailFrom: () => undefined })
    const transport = transportTo(server.address, { patienceMs: 60_000, closeWithinMs: 200 })
    const sending = transport.send(messageOf())
    await transport.close()
    expect(await sending).toEqual({ state: 'later', reason: 'Sending has been stopped' })
  })

  it('hangs up', async () => {
    const server = await serverWith({ secure: true })
    const transport = transportTo(server.address)
    await transport.send(messageOf())
    expect(server.openLines()).toBe(1)
    await transport.close()
    await expect.poll(server.openLines).toBe(0)
  })
})

import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { selfSignedCertificate } from './self-signed-certificate.fake.ts'
import type { SmtpServerAddress } from './smtp-url.ts'

export const certificate = selfSignedCertificate('localhost')

export interface Delivered {
  readonly from: string
  readonly to: readonly string[]
  readonly encrypted: boolean
  /** Headers and parts as they came over the wire. */
  readonly raw: string
}

export interface RunningSmtpServer {
  readonly address: SmtpServerAddress
  readonly delivered: readonly Delivered[]
  /** How many connections it has had. */
  connections(): number
  /** How many are open now; one that was upgraded by STARTTLS never tells that it has closed. */
  openLines(): number
  /** Cuts every line at once, without a word. */
  cutLines(): void
  close(): Promise<void>
}

/** An answer of the server that is not a yes. */
export const answer = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode })

/** A real server on a free port, which takes everything unless told otherwise. */
export const startSmtpServer = async (options: SMTPServerOptions = {}, port = 0): Promise<RunningSmtpServer> => {
  const delivered: Delivered[] = []
  let connections = 0
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: (stream, { envelope, secure }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), encrypted: secure, raw })
        done()
      }, done)
    },
    ...options,
  })
  // A client that hangs up in the middle is part of some tests.
  server.on('error', () => undefined)
  const lines = new Set<Socket>()
  server.server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: listening } = server.server.address() as AddressInfo
  return {
    address: { host: 'localhost', port: listening, encrypted: options.secure === true, plainAllowed: false },
    delivered,
    connections: () => connections,
    openLines: () => lines.size,
    cutLines: () => {
      for (const line of lines) line.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

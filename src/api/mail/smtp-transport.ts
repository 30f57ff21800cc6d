import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import type { MailMessage } from './mail-message.ts'
import type { MailTransport, SendResult } from './mail-transport.ts'
import { sendFailure } from './smtp-failure.ts'
import type { SmtpServerAddress } from './smtp-url.ts'

export interface SmtpTransportOptions {
  /** Certificate of an authority of one's own, in PEM. */
  readonly certificateAuthority?: string
  /** How long to wait for a connection, and for each answer on it. */
  readonly patienceMs?: number
  /** How long `close` waits for what is on its way. */
  readonly closeWithinMs?: number
}

const poolOf = (server: SmtpServerAddress, options: SmtpTransportOptions): SMTPPool => {
  const patience = options.patienceMs ?? 20_000
  return new SMTPPool({
    host: server.host,
    port: server.port,
    secure: server.encrypted,
    requireTLS: !server.encrypted && !server.plainAllowed,
    ...(server.credentials && { auth: { user: server.credentials.user, pass: server.credentials.password } }),
    ...(options.certificateAuthority !== undefined && { tls: { ca: options.certificateAuthority } }),
    maxConnections: 3,
    // Once, for a kept connection that the server has closed meanwhile. More patience has the queue.
    maxRequeues: 1,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  })
}

/** RFC 8058: who presses "unsubscribe" in a mail program has no page to look at. */
const listHeaders = ({ unsubscribe }: MailMessage): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const envelopeOf = (message: MailMessage): SendMailOptions => ({
  messageId: message.messageId,
  from: message.from,
  to: message.to,
  ...(message.replyTo && { replyTo: message.replyTo }),
  ...(message.inReplyTo !== undefined && { inReplyTo: message.inReplyTo }),
  ...(message.references && { references: [...message.references] }),
  subject: message.subject,
  html: message.html,
  text: message.text,
  // So that no absence notice answers, and no two machines write to each other.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...listHeaders(message) },
  disableFileAccess: true,
  disableUrlAccess: true,
})

const stopped: SendResult = { state: 'later', reason: 'Sending has been stopped' }

/** Sends by SMTP, over connections that are kept for the next message. */
export const createSmtpTransport = (server: SmtpServerAddress, options: SmtpTransportOptions = {}): MailTransport => {
  const pool = poolOf(server, options)
  const mailer = createTransport(pool)
  const onTheirWay = new Set<Promise<SendResult>>()
  let closed = false

  const deliver = async (message: MailMessage): Promise<SendResult> => {
    try {
      const { response } = await mailer.sendMail(envelopeOf(message))
      return { state: 'sent', answer: response }
    } catch (error) {
      const failure = sendFailure(error, server)
      return closed && failure.state === 'later' ? stopped : failure
    }
  }

  return {
    send: async (message) => {
      if (closed) return stopped
      const delivery = deliver(message)
      onTheirWay.add(delivery)
      try {
        return await delivery
      } finally {
        onTheirWay.delete(delivery)
      }
    },
    close: async () => {
      closed = true
      // Waiting first: a pool that is closing fails what it has queued.
      const inTime = Promise.withResolvers<void>()
      const timer = setTimeout(inTime.resolve, options.closeWithinMs ?? 5_000)
      await Promise.race([Promise.allSettled(onTheirWay), inTime.promise])
      clearTimeout(timer)
      pool.close({ force: true })
    },
  }
}

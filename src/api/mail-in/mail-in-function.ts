import { databaseTrouble } from '../db/database-trouble.ts'
import { bodyStream } from '../files/body-stream.ts'
import { readLimited } from '../files/read-limited.ts'
import type { FunctionLogger } from '../graphql-function/function-logger.ts'
import { isSignedMail, signatureHeader, staleSignature } from './mail-signature.ts'
import { type MailServices, receiveMail } from './receive-mail.ts'

/** What Gmail and Outlook send at most. */
export const largestMail = 25 * 1024 * 1024

export interface MailInOptions extends MailServices {
  /** What mail is signed with, several while one takes over from another; none where no mail is taken. */
  readonly secrets: () => Promise<readonly string[]>
  readonly logger: FunctionLogger
}

export type MailIn = (request: Request, now?: Date) => Promise<Response>

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const refused = (status: number, message: string, headers?: Readonly<Record<string, string>>): Response =>
  answer(status, { message }, headers)

const later = () =>
  refused(503, 'The mail can’t be taken just now. Bring it again in a minute.', { 'retry-after': '60' })

const declaredBytes = ({ headers }: Request): number | undefined => {
  const text = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const isMail = ({ headers }: Request): boolean => /^message\/rfc822\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

/** What is wrong with a request before its body is read. */
const faultOf = (request: Request): Response | undefined => {
  if (request.method !== 'POST') return refused(405, 'Mail is posted.', { allow: 'POST' })
  if (!isMail(request)) return refused(415, 'Post the mail as it is, as message/rfc822.')
  if ((declaredBytes(request) ?? 0) > largestMail) return refused(413, 'No mail may be larger than 25 MB.')
  return undefined
}

/**
 * The HTTP side of `receiveMail`: the body is the mail as it came, signed by whoever brings it. Answers say what became of it; what is
 * said of a mail that is refused will not be otherwise the next time, except where it says so (503).
 */
export const createMailIn =
  ({ secrets: ask, logger, ...services }: MailInOptions): MailIn =>
  async (request, now = new Date()) => {
    const secrets = await ask()
    if (secrets.length === 0) return refused(404, 'No mail is taken here.')
    const fault = faultOf(request)
    if (fault) return fault
    const header = request.headers.get(signatureHeader)
    const unbelieved = (reason: string): Response => {
      logger.warn({ reason }, 'a mail was not believed')
      return refused(400, 'The signature is not right.')
    }
    const stale = staleSignature(header, now)
    if (header === null || stale !== undefined) return unbelieved(stale ?? 'no signature')
    const read = await readLimited(bodyStream(request), {
      maxBytes: largestMail,
      declaredBytes: declaredBytes(request),
    })
    if (!read.ok)
      return read.code === 'too-large'
        ? refused(413, 'No mail may be larger than 25 MB.')
        : refused(400, 'Only part of the mail arrived. Bring it again.')
    if (!(await isSignedMail(read.bytes, header, secrets, now))) return unbelieved('not signed with our secret')
    try {
      const received = await receiveMail(services, read.bytes, now)
      // Nothing of the mail: only why.
      if (received.ok && received.trouble !== undefined)
        logger.warn({ reason: received.trouble }, 'a mail could not be read, and was kept as it came')
      if (received.ok) return answer(200, { state: received.state, reference: received.reference ?? null })
      logger.warn({ reason: received.reason }, 'a mail has to be brought again')
      return later()
    } catch (error) {
      // It will be brought again.
      if (databaseTrouble(error) !== undefined) return later()
      throw error
    }
  }

import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSignatureHeader } from '../signature-header.ts'

export const signatureHeader = 'x-mail-signature'

/** The longer, the longer what somebody has recorded can be played to us again. */
const toleranceSeconds = 300

const digestOf = (body: Uint8Array, seconds: number, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** As whoever hands us mail signs it: the time, a full stop and the bytes of the mail. */
export const signMail = (body: Uint8Array, secret: string, at: Date): string =>
  `t=${secondsOf(at)},v1=${digestOf(body, secondsOf(at), secret).toString('hex')}`

/** Nothing where the signature may be right: it is looked at before a body is read. */
export const staleSignature = (header: string | null, now: Date): string | undefined => {
  if (header === null || header === '') return 'no signature'
  const read = readSignatureHeader(header.slice(0, 1000))
  if (read === undefined) return 'malformed'
  const age = secondsOf(now) - read.signedAt
  if (age > toleranceSeconds) return 'signed too long ago'
  return age < -toleranceSeconds ? 'signed in the future' : undefined
}

/** Whether one of our secrets signed these bytes just now. How long it takes tells nobody how much of it was right. */
export const isSignedMail = (body: Uint8Array, header: string, secrets: readonly string[], now: Date): boolean => {
  const read = staleSignature(header, now) === undefined ? readSignatureHeader(header) : undefined
  if (read === undefined) return false
  const given = read.signatures
    .filter((each) => /^v1=[\da-f]{64}$/.test(each))
    .map((each) => Buffer.from(each.slice(3), 'hex'))
  return secrets.some((secret) => {
    const right = digestOf(body, read.signedAt, secret)
    return given.some((each) => timingSafeEqual(each, right))
  })
}

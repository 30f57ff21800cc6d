import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSignatureHeader } from '../signature-header.ts'
import { eachPiece } from './each-piece.ts'

export const signatureHeader = 'x-mail-signature'

/** The longer, the longer what somebody has recorded can be played to us again. */
const toleranceSeconds = 300

const begun = (seconds: number, secret: string) => createHmac('sha256', secret).update(`${seconds}.`)

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** As whoever hands us mail signs it: the time, a full stop and the bytes of the mail. */
export const signMail = (body: Uint8Array, secret: string, at: Date): string =>
  `t=${secondsOf(at)},v1=${begun(secondsOf(at), secret).update(body).digest('hex')}`

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
export const isSignedMail = async (
  body: Uint8Array,
  header: string,
  secrets: readonly string[],
  now: Date,
): Promise<boolean> => {
  const read = staleSignature(header, now) === undefined ? readSignatureHeader(header) : undefined
  if (read === undefined) return false
  const given = read.signatures
    .filter((each) => /^v1=[\da-f]{64}$/.test(each))
    .map((each) => Buffer.from(each.slice(3), 'hex'))
  const signing = secrets.map((secret) => begun(read.signedAt, secret))
  await eachPiece(body, (piece) => {
    for (const each of signing) each.update(piece)
  })
  const right = signing.map((each) => each.digest())
  return right.some((own) => given.some((each) => timingSafeEqual(each, own)))
}

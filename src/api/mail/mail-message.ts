import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { longestSubject } from './letter/clean-letter.ts'
import type { RenderedLetter } from './letter/render-letter.ts'
import { cleanHeader, cleanName, type MailAddress, readMailAddress } from './mail-address.ts'

/** A message as it is queued. Made by `composeMessage` or read by `readMessage`: its headers hold nothing but words. */
export interface MailMessage {
  /** The same for the same letter, however often it is sent: `<…@domain>`. */
  readonly messageId: string
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo?: MailAddress
  /** The Message-ID of what it answers, and of all that was written before: mail programs show them together. */
  readonly inReplyTo?: string
  readonly references?: readonly string[]
  /** Where letters of its kind are switched off, by one press or by a mail program itself. */
  readonly unsubscribe?: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface MessageInput {
  /** What makes the letter one of its kind: "acknowledgement/7K2M9QRT". */
  readonly key: string
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo?: MailAddress
  /** Of mails that came from outside, too: what is no Message-ID is left out. */
  readonly inReplyTo?: string
  readonly references?: readonly string[]
  readonly unsubscribe?: string
  readonly letter: RenderedLetter
}

export type AddressField = 'from' | 'to' | 'replyTo'

export type Composed =
  | { readonly ok: true; readonly message: MailMessage }
  | { readonly ok: false; readonly unusable: readonly AddressField[] }

const cleanAddress = ({ name, address }: MailAddress): MailAddress | undefined => {
  const read = readMailAddress(address)
  return read === undefined ? undefined : { name: cleanName(name), address: read }
}

const messageIdOf = (key: string, from: string, to: string): string => {
  const digest = createHash('sha256').update(`${key}\n${to}`).digest('hex').slice(0, 40)
  return `<${digest}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

const outerMessageId = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}@[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/

/** Where a thread began, and what was said last: so many every program keeps. */
const mostReferences = 20

const threadOf = ({ inReplyTo, references = [] }: Pick<MessageInput, 'inReplyTo' | 'references'>) => {
  const usable = [...new Set(references)].filter((id) => outerMessageId.test(id))
  const kept = usable.length > mostReferences ? [...usable.slice(0, 1), ...usable.slice(1 - mostReferences)] : usable
  return {
    ...(inReplyTo !== undefined && outerMessageId.test(inReplyTo) && { inReplyTo }),
    ...(kept.length > 0 && { references: kept }),
  }
}

/** Puts a letter in its envelope. Names and subjects are cleaned; an address that is none is an answer, not an exception. */
export const composeMessage = ({ key, letter, unsubscribe, ...input }: MessageInput): Composed => {
  const from = cleanAddress(input.from)
  const to = cleanAddress(input.to)
  const replyTo = input.replyTo && cleanAddress(input.replyTo)
  const replyToFails = input.replyTo !== undefined && replyTo === undefined
  if (from === undefined || to === undefined || replyToFails) {
    const fails: Record<AddressField, boolean> = {
      from: from === undefined,
      to: to === undefined,
      replyTo: replyToFails,
    }
    return { ok: false, unusable: (['from', 'to', 'replyTo'] as const).filter((field) => fails[field]) }
  }
  const message: MailMessage = {
    messageId: messageIdOf(key, from.address, to.address),
    from,
    to,
    ...(replyTo && { replyTo }),
    ...threadOf(input),
    ...(unsubscribe !== undefined && { unsubscribe }),
    subject: cleanHeader(letter.subject, longestSubject),
    html: letter.html,
    text: letter.text,
  }
  return { ok: true, message }
}

const unchanged = (clean: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.check((text) => clean(text) === text),
  )
const mailAddress = v.object({ name: unchanged(cleanName), address: unchanged(readMailAddress) })

const mailMessage = v.object({
  messageId: v.pipe(v.string(), v.regex(/^<[a-z0-9]+@[a-z0-9.-]+>$/)),
  from: mailAddress,
  to: mailAddress,
  replyTo: v.exactOptional(mailAddress),
  inReplyTo: v.exactOptional(v.pipe(v.string(), v.regex(outerMessageId))),
  references: v.exactOptional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(outerMessageId))), v.maxLength(mostReferences)),
  ),
  unsubscribe: v.exactOptional(v.pipe(v.string(), v.regex(/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/))),
  subject: unchanged((text) => cleanHeader(text, longestSubject)),
  html: v.string(),
  text: v.string(),
})

/** A message as it comes back from the queue; nothing if it is not as one was composed. */
export const readMessage = (stored: unknown): MailMessage | undefined => {
  const parsed = v.safeParse(mailMessage, stored)
  return parsed.success ? parsed.output : undefined
}

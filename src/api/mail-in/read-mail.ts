import type { Address, Attachment, Email } from 'postal-mime'
import { oneLine, severalLines } from '../../domain/forms/clean-text.ts'
import { displayName } from '../files/display-name.ts'
import { cleanHeader } from '../mail/mail-address.ts'
import type { ArrivedFile, ArrivedMail } from './arrived-mail.ts'
import { bounceOf } from './bounce.ts'
import { isTooDear } from './mail-cost.ts'
import { digestOf } from './mail-digest.ts'
import {
  headersOf,
  isAutomatic,
  type MailHeaders,
  messageIdsIn,
  referenceInAddress,
  referencesIn,
} from './mail-headers.ts'
import { receiversVerdict } from './receivers-verdict.ts'
import { senderOf } from './sender.ts'
import { textOfHtml } from './text-of-html.ts'
import { unreadWords } from './unread-mail.ts'

const longestSubject = 200

/** A mail of a person has a tenth of it. */
const maxHeadersSize = 256 * 1024

/** The head of a mail whose body is not looked at. */
const longestHead = 64 * 1024

/** Where servers write to whom a mail was handed. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to', 'x-envelope-to']

const addressesIn = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).slice(0, 100).flatMap((each) => each.group?.map(({ address }) => address) ?? [each.address ?? ''])

const recipients = ({ to, cc }: Email, headers: MailHeaders): string[] => [
  ...addressesIn(to),
  ...addressesIn(cc),
  ...recipientHeaders.flatMap((name) => headers.get(name) ?? []).map((value) => value.replaceAll(/[<>\s]/g, '')),
]

const textOf = ({ text, html }: Email): string => {
  const plain = severalLines((text ?? '').slice(0, 1_000_000))
  return plain === '' && html !== undefined ? severalLines(textOfHtml(html)) : (text ?? '').slice(0, 1_000_000)
}

const bytesOf = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

/** A picture of the signature, or one that tells when a mail was opened. */
const smallestPicture = 10 * 1024

const filesOf = ({ attachments }: Email): ArrivedFile[] =>
  attachments
    .filter(({ related, content }) => related !== true || bytesOf(content).byteLength >= smallestPicture)
    // What was attached comes before what stands between the words.
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .map(({ filename, mimeType, content }) => ({
      name: displayName(filename ?? '') ?? `unnamed ${mimeType.slice(0, 60)}`,
      content: bytesOf(content),
    }))

/** Loaded with the first mail. */
const parserCode = () => import('postal-mime')

/** The head alone of what cannot be taken apart: who it is from has to be seen all the same. */
const headOf = (raw: Uint8Array): Uint8Array => {
  const head = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, longestHead))
  const end = /\r?\n\r?\n/.exec(head.toString('latin1'))
  return head.subarray(0, end?.index ?? longestHead)
}

type ParserCode = Awaited<ReturnType<typeof parserCode>>

const parsed = async (
  { default: PostalMime }: ParserCode,
  raw: Uint8Array,
  isHeadEnough: boolean,
): Promise<{ email: Email; isWhole: boolean }> => {
  if (!isHeadEnough && !isTooDear(raw)) {
    try {
      const limits = { maxHeadersSize, maxNestingDepth: 30, forceRfc822Attachments: true }
      return { email: await PostalMime.parse(raw, limits), isWhole: true }
    } catch {
      // Headers without end or parts within parts: only its head is looked at.
    }
  }
  return { email: await PostalMime.parse(headOf(raw)), isWhole: false }
}

/** All that is written in a mail, with what it quotes, and all files in it. */
export interface ReadMail extends Omit<ArrivedMail, 'words' | 'moreFiles'> {
  readonly text: string
}

/**
 * Takes a mail apart, whatever it is: what is no mail has no sender and few words. `receiver`: who took it in, as it calls itself.
 * `isHeadEnough`: the rest is not looked at.
 */
export const readMail = async (raw: Uint8Array, receiver?: string, isHeadEnough = false): Promise<ReadMail> => {
  const parser = await parserCode()
  const { email, isWhole } = await parsed(parser, raw, isHeadEnough)
  const headers = headersOf(email.headers)
  const { from, name, isDoubtful } = senderOf(email, headers, (header) =>
    parser.addressParser(header, { flatten: true }),
  )
  const subject = cleanHeader(oneLine(email.subject ?? ''), longestSubject)
  // What cannot be read waits for somebody to look at it, whoever has written it.
  const automatic = isWhole && isAutomatic(headers)
  const verdict = receiversVerdict(headers, from, receiver)
  const isForged = verdict === 'forged' || isDoubtful || !isWhole
  const bounce = automatic ? bounceOf(email) : undefined
  const digest = digestOf(raw)
  return {
    messageId: messageIdsIn(email.messageId)[0] ?? digest,
    digest,
    from,
    name,
    subject,
    text: isWhole ? textOf(email) : unreadWords,
    answers: [...new Set([...messageIdsIn(email.inReplyTo), ...messageIdsIn(email.references).toReversed()])],
    references: [
      ...new Set([...recipients(email, headers).flatMap(referenceInAddress), ...referencesIn(email.subject ?? '')]),
    ].slice(0, 5),
    isAutomatic: automatic,
    isForged,
    verdict: verdict === 'vouched' && isForged ? 'unsaid' : verdict,
    isWhole,
    ...(bounce && { bounce }),
    files: isWhole ? filesOf(email) : [],
  }
}

import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import type { MailAddress } from '../mail/mail-address.ts'
import type { MessageInput } from '../mail/mail-message.ts'

/** `help+AU-C-7K4M-2Q9X@…`: by it an answer finds back whatever becomes of its headers. */
export const plusAddress = (address: string, reference: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${reference}${address.slice(at)}`
}

interface Answered {
  /** Of the submission that a letter is about. */
  readonly id: string
  readonly reference: string
  /** Who gets the letter. */
  readonly to: string
  readonly from: MailAddress
  /** Where mail for us is taken in (`MAIL_IN_ADDRESS`); the letter is answered to its sender without one. */
  readonly mailInAddress?: string | undefined
}

export type ThreadHeaders = Pick<MessageInput, 'replyTo' | 'inReplyTo' | 'references'>

/** What has the mail programs of both sides show a letter beneath what was written before, and its answer come back to us. */
export const threadHeaders = async (unit: Db, about: Answered): Promise<ThreadHeaders> => {
  const { id, reference, to, from, mailInAddress } = about
  const sent = await unit
    .select({ messageId: sql<string>`${letters.message} ->> 'messageId'`, at: letters.queuedAt })
    .from(letters)
    .where(and(eq(letters.submission, id), eq(sql`lower(${letters.message} -> 'to' ->> 'address')`, to.toLowerCase())))
    .orderBy(asc(letters.queuedAt))
  const received = await unit
    .select({ messageId: receivedMails.messageId, at: receivedMails.at })
    .from(receivedMails)
    .where(and(eq(receivedMails.submission, id), ne(receivedMails.state, 'automatic')))
    .orderBy(asc(receivedMails.at))
  const all = [...sent, ...received].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const references = all.map(({ messageId }) => messageId).filter((each) => each.startsWith('<'))
  const inReplyTo = references.at(-1)
  return {
    ...(mailInAddress !== undefined && {
      replyTo: { name: from.name, address: plusAddress(mailInAddress, reference) },
    }),
    ...(inReplyTo !== undefined && { inReplyTo, references }),
  }
}

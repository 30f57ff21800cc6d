import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type MailView, stateIn } from '../../../domain/staff/mail-views.ts'
import type { Db } from '../../db/database.ts'
import { receivedMails } from '../../db/schema/received-mails.ts'
import { revisionOf } from '../revision.ts'
import type { ListedMail, MailRow } from './received-mail.ts'

export interface MailsAsked {
  readonly view: MailView
  readonly first: number
  /** Those that come after it. */
  readonly after?: string | undefined
}

export interface MailsFound {
  readonly mails: readonly ListedMail[]
  /** Where the next page begins; absent on the last. */
  readonly next?: string
}

const cursorOf = ({ at, id }: MailRow): string => `${at.toISOString()} ${id}`

const cursorPattern = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** A place that nobody was given begins at the top. */
const afterCursor = (cursor: string | undefined): SQL | undefined => {
  const [, at, id] = cursorPattern.exec(cursor ?? '') ?? []
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) return undefined
  return sql`(${receivedMails.at}, ${receivedMails.id}) < (${at}::timestamptz, ${id}::uuid)`
}

/** Mail that is with no submission, newest first, a page at a time. */
export const findMails = async (db: Db, { view, first, after }: MailsAsked): Promise<MailsFound> => {
  const found = await db
    .select({ row: receivedMails, revision: revisionOf(receivedMails) })
    .from(receivedMails)
    .where(and(eq(receivedMails.state, stateIn(view)), isNull(receivedMails.submission), afterCursor(after)))
    .orderBy(desc(receivedMails.at), desc(receivedMails.id))
    .limit(first + 1)
  const mails = found.slice(0, first)
  const last = mails.at(-1)
  return { mails, ...(found.length > first && last !== undefined && { next: cursorOf(last.row) }) }
}

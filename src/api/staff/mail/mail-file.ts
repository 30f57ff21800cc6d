import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { formNames, isFormKind } from '../../../domain/forms/form-kind.ts'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { referencesIn } from '../../mail-in/mail-headers.ts'
import { type ListedMail, receivedMail } from './received-mail.ts'

/** A submission that a mail may be about. */
export interface MaybeAbout {
  readonly reference: string
  /** What was sent: "Repair request". */
  readonly what: string
  readonly email: string
  readonly receivedAt: Date
  /** The mail is from its address; otherwise it only names its number. */
  readonly isSameSender: boolean
}

/** All that staff see of one mail. */
export interface MailFile extends ListedMail {
  readonly maybeAbout: readonly MaybeAbout[]
}

const mostOffered = 6

const maybeAbout = async (db: Db, { from, subject }: ListedMail['row']): Promise<MaybeAbout[]> => {
  const named = referencesIn(subject)
  if (from === '' && named.length === 0) return []
  const rows = await db
    .select()
    .from(submissions)
    .where(or(eq(sql`lower(${submissions.email})`, from), inArray(submissions.reference, named)))
    .orderBy(desc(submissions.receivedAt), desc(submissions.id))
    .limit(mostOffered)
  return rows.map(({ reference, form, email, receivedAt }) => ({
    ...{ reference, email, receivedAt },
    what: isFormKind(form) ? formNames[form] : form,
    isSameSender: email.toLowerCase() === from,
  }))
}

/** Undefined where there is none of that id. */
export const mailFile = async (db: Db, id: string): Promise<MailFile | undefined> => {
  const found = await receivedMail(db, id)
  return found && { ...found, maybeAbout: await maybeAbout(db, found.row) }
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { caseNotes } from '../db/schema/case-notes.ts'
import { letters } from '../db/schema/letters.ts'
import { submissions } from '../db/schema/submissions.ts'
import type { KeptSubmission } from '../submissions/keep-submission.ts'
import { lockMerged } from '../submissions/lock-merged.ts'
import type { Bounce } from './arrived-mail.ts'

/** The submission that a letter of ours was about which did not reach its sender: both the letter and whom it was for have to fit. */
export const bouncedCase = async (unit: Db, { recipient, messageIds }: Bounce): Promise<KeptSubmission | undefined> => {
  const [found] = await unit
    .select({ id: submissions.id })
    .from(letters)
    .innerJoin(submissions, eq(submissions.id, letters.submission))
    .where(
      and(
        eq(sql`lower(${submissions.email})`, recipient),
        eq(sql`lower(${letters.message} -> 'to' ->> 'address')`, recipient),
        inArray(sql`${letters.message} ->> 'messageId'`, [...messageIds]),
      ),
    )
    .limit(1)
  return found && lockMerged(unit, found.id)
}

/** Staff see that somebody did not get our letter. Nothing is open again for it: nobody has written. */
export const noteBounce = async (unit: Db, { id }: KeptSubmission, bounce: Bounce, at: Date): Promise<void> => {
  const why = bounce.reason === '' ? '' : ` Their mail server says: ${bounce.reason}`
  const words = `Our letter to ${bounce.recipient} came back.${why}`.slice(0, 2000)
  await unit.insert(caseNotes).values({ submission: id, name: 'Mail', words, at })
  await unit.update(submissions).set({ isUnread: true }).where(eq(submissions.id, id))
}

import { eq } from 'drizzle-orm'
import { readReference } from '../../../domain/forms/reference-number.ts'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { claimFiles } from '../../mail-in/keep-files.ts'
import { takeMail } from '../../mail-in/message-of-mail.ts'
import { lockMerged } from '../../submissions/lock-merged.ts'
import { type Actor, actOnMail, type MailActed, type SeenMail } from './act-on-mail.ts'
import { noteSender } from './note-sender.ts'

/** Puts a mail with the submission that it is about, as if it had said so itself. Whoever sent it has waited since it came. */
export const attachMail = async (
  db: Db,
  person: Actor,
  seen: SeenMail,
  typed: string,
  at: Date,
): Promise<MailActed> => {
  const read = readReference(typed)
  if (!read.ok) return { ok: false, problem: read.message }
  const { printed } = read.value
  return actOnMail(
    db,
    person,
    seen,
    {
      act: 'attach',
      work: async (unit, mail) => {
        const [named] = await unit
          .select({ id: submissions.id })
          .from(submissions)
          .where(eq(submissions.reference, printed))
        const target = named && (await lockMerged(unit, named.id))
        if (target === undefined) return { problem: `Nothing was sent to us under ${printed}. Check the number.` }
        await claimFiles(unit, mail.id, target.id)
        await takeMail(unit, target.id, mail, mail.at)
        await noteSender(unit, mail, target, at)
        return { state: 'threaded', submission: target }
      },
    },
    at,
  )
}

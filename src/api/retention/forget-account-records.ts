import { and, isNull, lt, ne } from 'drizzle-orm'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import { personSignIns } from '../db/schema/person-sign-ins.ts'
import { daysBefore } from './days-before.ts'

/** Letters about neither order nor form, once they are sent or dead, and what was noted of sign-ins. */
export const forgetAccountRecords = async (db: Db, retention: Retention, now: Date): Promise<number> => {
  const { 'account-letter': letter, 'sign-in': signIn } = retention['en-au']
  const gone = await db
    .delete(letters)
    .where(
      and(
        isNull(letters.submission),
        isNull(letters.order),
        ne(letters.state, 'queued'),
        lt(letters.queuedAt, daysBefore(now, letter)),
      ),
    )
    .returning({ id: letters.id })
  const over = await db
    .delete(personSignIns)
    .where(lt(personSignIns.claimedAt, daysBefore(now, signIn)))
    .returning({ person: personSignIns.person })
  return gone.length + over.length
}

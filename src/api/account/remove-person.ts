import { and, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { daysToChangeOnesMind } from '../../domain/account/deletion.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { keptByLaw } from '../../domain/retention/kept-by-law.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import { caseMessages } from '../db/schema/case-messages.ts'
import { letters } from '../db/schema/letters.ts'
import { people } from '../db/schema/people.ts'
import { receivedMails } from '../db/schema/received-mails.ts'
import { submissions } from '../db/schema/submissions.ts'
import { uploads } from '../db/schema/uploads.ts'
import { removeMails } from '../mail-in/remove-mails.ts'
import type { Person } from './viewer.ts'

/** Removes the account with its issuer, where that is ours, in the transaction in which the person goes. */
export type RemoveIdentity = (unit: Db, person: Person) => Promise<void>

const dayMs = 86_400_000

const isDue = (now: Date): SQL | undefined =>
  and(
    isNotNull(people.deletionAskedAt),
    lte(people.deletionAskedAt, new Date(now.getTime() - daysToChangeOnesMind * dayMs)),
  )

const isKeptByLaw = or(
  sql`false`,
  ...editionCodes.flatMap((edition) =>
    keptByLaw[edition].map((form) => and(eq(submissions.edition, edition), eq(submissions.form, form))),
  ),
)

/**
 * Removes somebody who asked for it a week ago or more; false for everybody else. All of it or nothing, whatever happens meanwhile.
 * What the law wants us to keep stays and is nobody's.
 */
export const removePerson = (db: Db, id: string, removeIdentity: RemoveIdentity, now: Date): Promise<boolean> =>
  retryConflicts(() =>
    db.transaction(async (unit) => {
      const [person] = await unit
        .select()
        .from(people)
        .where(and(eq(people.id, id), isDue(now)))
        .for('update')
      if (person === undefined) return false
      const own = eq(submissions.person, id)
      const ids = (what: SQL | undefined) => unit.select({ id: submissions.id }).from(submissions).where(what)
      const going = and(own, not(isKeptByLaw ?? sql`false`))
      // Their bytes go with the next look at files that belong to nobody.
      await unit
        .update(uploads)
        .set({ submission: null, sender: null, discardedAt: now })
        .where(inArray(uploads.submission, ids(going)))
      await unit.delete(caseMessages).where(inArray(caseMessages.submission, ids(own)))
      await removeMails(unit, inArray(receivedMails.submission, ids(own)), now)
      await removeMails(unit, and(isNull(receivedMails.submission), eq(receivedMails.from, person.email || '-')), now)
      // What others are still to hear of it they do: that nobody is to come any more.
      const toThem = sql`lower(${letters.message} -> 'to' ->> 'address') = ${person.email}`
      await unit
        .update(letters)
        .set({ submission: null })
        .where(and(inArray(letters.submission, ids(going)), eq(letters.state, 'queued'), not(toThem)))
      await unit.delete(submissions).where(going)
      await unit.delete(backInStockRequests).where(eq(sql`lower(${backInStockRequests.email})`, person.email))
      await removeIdentity(unit, person)
      // With pool, addresses, sign-ins and letters about the account. Orders stay, and are nobody's.
      await unit.delete(people).where(eq(people.id, id))
      return true
    }),
  )

/** Everybody whose week is over. Says how many have gone. `leave`: what others have to hear before. */
export const removePeople = async (
  db: Db,
  removeIdentity: RemoveIdentity,
  now: Date,
  leave: (person: string) => Promise<void> = async () => undefined,
): Promise<number> => {
  const leaving = await db.select({ id: people.id }).from(people).where(isDue(now))
  let removed = 0
  for (const { id } of leaving) {
    await leave(id)
    if (await removePerson(db, id, removeIdentity, now)) removed += 1
  }
  return removed
}

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { people } from '../db/schema/people.ts'
import { personSignIns } from '../db/schema/person-sign-ins.ts'
import { claimRecords } from './claim-records.ts'
import type { IssuerPerson } from './issuer-people.ts'
import { openDealerArea } from './open-dealer-area.ts'
import { type Person, signInOver, type Viewer } from './viewer.ts'

export interface SignedIn {
  readonly issuer: string
  readonly subject: string
  readonly signIn: string
  readonly details: IssuerPerson
  readonly provedAt: Date
  /** False where the sign-in ended while we asked: who is just being removed must not come back. */
  readonly hold?: (unit: Db) => Promise<boolean>
}

/** Somebody as we know them, with the sign-in if it is not new. */
export const findPerson = async (
  db: Db,
  { issuer, subject, signIn }: Pick<SignedIn, 'issuer' | 'subject' | 'signIn'>,
): Promise<{ person: Person; known: typeof personSignIns.$inferSelect | null } | undefined> => {
  const [found] = await db
    .select({ person: people, known: personSignIns })
    .from(people)
    .leftJoin(personSignIns, and(eq(personSignIns.person, people.id), eq(personSignIns.signIn, signIn)))
    .where(and(eq(people.issuer, issuer), eq(people.subject, subject)))
  return found
}

/**
 * Keeps somebody at their first call, and follows an address that has changed at the issuer. Two first calls make one person. What
 * was sent from the address is theirs from here on.
 */
export const keepPerson = (db: Db, signedIn: SignedIn, now: Date): Promise<Viewer> =>
  retryConflicts(() =>
    db.transaction(async (unit) => {
      const { issuer, subject, signIn, details, provedAt, hold } = signedIn
      if (hold !== undefined && !(await hold(unit))) throw signInOver()
      const { email, name, edition } = details
      const [person] = await unit
        .insert(people)
        .values({ issuer, subject, email, name, edition, madeAt: now, seenAt: now })
        .onConflictDoUpdate({ target: [people.issuer, people.subject], set: { email, seenAt: now } })
        .returning()
      if (person === undefined) throw new Error('A person was neither made nor found')
      const [kept] = await unit
        .insert(personSignIns)
        .values({ person: person.id, signIn, email, provedAt, claimedAt: now })
        .onConflictDoUpdate({
          target: [personSignIns.person, personSignIns.signIn],
          // Who says again who they are in the same sign-in has proved it later.
          set: { email, claimedAt: now, provedAt: sql`greatest(${personSignIns.provedAt}, excluded.proved_at)` },
        })
        .returning()
      await claimRecords(unit, person.id, email)
      const asDealer = await openDealerArea(unit, person, now)
      return { person: asDealer ?? person, provedAt: kept?.provedAt ?? provedAt }
    }),
  )

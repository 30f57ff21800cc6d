import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import type { Person } from '../account/viewer.ts'
import type { Db } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { staffPresence } from '../db/schema/staff-presence.ts'

/** Somebody who has it open says so every ten seconds; after so many they have gone. */
const heardOfWithin = 25_000

interface Looked {
  readonly subject: StaffSubject
  readonly of: string
}

/** Says that somebody has it open, and who else has. */
export const lookAt = async (
  db: Db,
  { id }: Pick<Person, 'id'>,
  { subject, of }: Looked,
  now: Date,
): Promise<string[]> => {
  const since = new Date(now.getTime() - heardOfWithin)
  await db
    .insert(staffPresence)
    .values({ person: id, subject, of, at: now })
    .onConflictDoUpdate({ target: [staffPresence.person, staffPresence.subject, staffPresence.of], set: { at: now } })
  await db.delete(staffPresence).where(and(eq(staffPresence.person, id), lt(staffPresence.at, since)))
  const others = await db
    .select({ name: people.name })
    .from(staffPresence)
    .innerJoin(people, eq(people.id, staffPresence.person))
    .where(
      and(
        eq(staffPresence.subject, subject),
        eq(staffPresence.of, of),
        gt(staffPresence.at, since),
        ne(staffPresence.person, id),
      ),
    )
    .orderBy(asc(people.name))
  return others.map(({ name }) => name)
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isEditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { dealers } from '../db/schema/dealers.ts'
import { submissions } from '../db/schema/submissions.ts'
import { giveRole } from './change-role.ts'
import type { Person } from './viewer.ts'

/**
 * Whoever proves the address that an approved application came with is that dealer from then on. The promise stands in the application,
 * which nobody can edit, and not in the dealer's own address, which dealers change. It is kept once: when the dealer area was opened
 * is when they saw the answer, so that a role that was taken away stays away, whatever becomes of the account. Only customers: staff
 * stay staff, and who is a dealer already stays with that one.
 */
export const openDealerArea = async (unit: Db, person: Person, now: Date): Promise<Person | undefined> => {
  const { email, role } = person
  if (email === '' || role !== 'customer') return undefined
  // Held whether approved or not: one that is being approved just now is looked at when that is done.
  const applications = await unit
    .select()
    .from(submissions)
    .where(
      and(
        sql`lower(${submissions.email}) = ${email}`,
        eq(submissions.form, 'become-a-dealer'),
        isNull(submissions.personSeenAt),
      ),
    )
    .orderBy(asc(submissions.receivedAt), asc(submissions.id))
    .for('update')
  for (const { id, reference, edition, dealer: slug } of applications) {
    if (slug === null || !isEditionCode(edition)) continue
    const [dealer] = await unit
      .select({ edition: dealers.edition, slug: dealers.slug })
      .from(dealers)
      .where(and(eq(dealers.edition, edition), eq(dealers.slug, slug), eq(dealers.active, true)))
    if (dealer === undefined) continue
    await unit.update(submissions).set({ personSeenAt: now }).where(eq(submissions.id, id))
    return giveRole(unit, person, { role: 'dealer', dealer, who: `Application ${reference}` }, now)
  }
  return undefined
}

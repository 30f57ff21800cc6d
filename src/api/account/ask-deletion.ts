import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { deletionDay, recentSignInMinutes } from '../../domain/account/deletion.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Db } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import { recentSignInNeeded, type Viewer } from './viewer.ts'

interface Services {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
}

/** Begins the week after which an account goes, and writes to its owner. Asked again it changes nothing. */
export const askDeletion = async (
  { db, jobs, factsOf }: Services,
  { person, provedAt }: Viewer,
  now: Date,
): Promise<void> => {
  if (now.getTime() - provedAt.getTime() > recentSignInMinutes * 60_000) throw recentSignInNeeded()
  const { deletionLetter } = await import('./letters/deletion-letter.ts')
  await db.transaction(async (unit) => {
    const [asked] = await unit
      .update(people)
      .set({ deletionAskedAt: now })
      .where(and(eq(people.id, person.id), isNull(people.deletionAskedAt)))
      .returning()
    if (asked === undefined || asked.email === '') return
    const { email, name, edition } = asked
    const letter = deletionLetter({
      key: `deletion/${randomUUID()}`,
      to: { name, address: email },
      edition: factsOf(edition),
      day: deletionDay(now, edition),
    })
    await queueLetter(unit, jobs, letter, { person: person.id })
  })
}

import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { deletionDay } from '../../domain/account/deletion.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Db } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { Saved } from './my-addresses.ts'
import { lockRoles } from './roles-lock.ts'
import { mustHaveProvedLately, type Person, type Viewer } from './viewer.ts'

interface Services {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
}

/** Somebody has to be left who can make others staff. Who has asked for it before will not be. */
const isLastOfStaff = async (unit: Db, { id, role }: Person): Promise<boolean> => {
  if (role !== 'staff') return false
  await lockRoles(unit)
  const others = and(eq(people.role, 'staff'), ne(people.id, id), isNull(people.deletionAskedAt))
  return (await unit.$count(people, others)) === 0
}

/** Begins the week after which an account goes, and writes to its owner. Asked again it changes nothing. Why it may not; undefined where it may. */
export const askDeletion = async (
  { db, jobs, factsOf }: Services,
  viewer: Viewer,
  now: Date,
): Promise<Saved | undefined> => {
  mustHaveProvedLately(viewer, now)
  const { person } = viewer
  const { deletionLetter } = await import('./letters/deletion-letter.ts')
  return db.transaction(async (unit): Promise<Saved | undefined> => {
    if (await isLastOfStaff(unit, person))
      return {
        ok: false,
        problem: 'You’re the last on the staff. Make somebody else staff at the desk, then come back.',
        problems: [],
      }
    const [asked] = await unit
      .update(people)
      .set({ deletionAskedAt: now })
      .where(and(eq(people.id, person.id), isNull(people.deletionAskedAt)))
      .returning()
    if (asked === undefined || asked.email === '') return undefined
    const { email, name, edition } = asked
    const letter = deletionLetter({
      key: `deletion/${randomUUID()}`,
      to: { name, address: email },
      edition: factsOf(edition),
      day: deletionDay(now, edition),
    })
    await queueLetter(unit, jobs, letter, { person: person.id })
    return undefined
  })
}

import { eq } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { caseMessages } from '../../db/schema/case-messages.ts'
import { submissions } from '../../db/schema/submissions.ts'
import type { Application } from './application.ts'

interface Closing {
  readonly person: Pick<Person, 'name'>
  /** What the applicant is told, as it stands in the history of the application. */
  readonly words: string
  /** What it has become. */
  readonly dealer?: string
}

/** It is answered: nobody waits for our word any more. */
export const closeApplication = async (
  unit: Db,
  { row }: Application,
  { person, words, dealer }: Closing,
  at: Date,
): Promise<void> => {
  await unit
    .update(submissions)
    .set({
      outcome: 'closed',
      closedAt: at,
      firstAnsweredAt: row.firstAnsweredAt ?? at,
      waitingSince: null,
      laterUntil: null,
      isUnread: false,
      ...(dealer !== undefined && { dealer }),
    })
    .where(eq(submissions.id, row.id))
  const key = dealer === undefined ? `refused at ${at.toISOString()}` : 'approved'
  await unit
    .insert(caseMessages)
    .values({ submission: row.id, from: 'staff', name: person.name, words, via: 'desk', key, at })
    .onConflictDoNothing()
}

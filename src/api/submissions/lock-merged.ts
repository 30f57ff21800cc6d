import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { submissions } from '../db/schema/submissions.ts'
import type { KeptSubmission } from './keep-submission.ts'

/** More in a row nobody merges. */
const mostMerges = 10

/** The submission in which is said what is said about this one, which is itself unless it was merged. Nobody changes it meanwhile. */
export const lockMerged = async (unit: Db, submission: string): Promise<KeptSubmission | undefined> => {
  let id = submission
  for (let merges = 0; merges <= mostMerges; merges += 1) {
    const [row] = await unit.select().from(submissions).where(eq(submissions.id, id)).for('update')
    if (row === undefined || row.mergedInto === null) return row
    id = row.mergedInto
  }
  return undefined
}

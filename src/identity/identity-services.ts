import type { Db } from '../api/db/database.ts'
import type { Jobs } from '../api/jobs/jobs.ts'
import type { EditionCode } from '../domain/edition/edition-code.ts'
import type { EditionFacts } from '../domain/edition/edition-facts.ts'

/** What everything that signs people in is given. */
export interface IdentityServices {
  readonly db: Db
  readonly jobs: Jobs
  /** Origin of the site. */
  readonly publicUrl: string
  readonly factsOf: (edition: EditionCode) => EditionFacts
  /** What codes and proofs are signed with, kept in the database. */
  readonly secret: string
  readonly now: () => Date
}

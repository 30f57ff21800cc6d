import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** What is needed to keep what a dealer asks of us, and to tell staff of it. */
export interface DealerAreaServices {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
}

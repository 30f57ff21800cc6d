import type { Holiday } from '../../domain/calendar/working-days.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import type { Db } from '../db/database.ts'
import { linkSecrets } from '../db/link-secrets.ts'
import type { DealerDirectory } from '../dealers/dealer-directory.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { demoSecret } from './demo-links.ts'

/** What is needed to take a request for a demo further. */
export interface DemoServices {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
  readonly dealers: DealerDirectory
}

/** What is known before a transaction begins. */
export interface DemoGround {
  readonly facts: EditionFacts
  readonly gazetteer: Gazetteer
  readonly holidays: readonly Holiday[]
  /** Signs links. */
  readonly secret: string
}

export const groundOf = async (
  { db, factsOf, dealers }: DemoServices,
  edition: EditionCode,
  at: Date,
): Promise<DemoGround> => {
  await dealers.refresh(edition)
  const [secret] = await linkSecrets(db, demoSecret, at)
  return {
    facts: factsOf(edition),
    gazetteer: await dealers.gazetteerOf(edition),
    holidays: await dealers.holidaysOf(edition),
    secret,
  }
}

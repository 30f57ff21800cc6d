import { and, eq } from 'drizzle-orm'
import { type EditionCode, isEditionCode } from '../../../domain/edition/edition-code.ts'
import { textIn } from '../../../domain/forms/field.ts'
import { findPlace } from '../../../domain/places/find-place.ts'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import type { Place } from '../../../domain/places/place.ts'
import { placeOfPostcode } from '../../../domain/places/place-of-postcode.ts'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submissions.ts'
import type { Applicant } from '../../dealers/letters/application-letters.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'

type Submission = typeof submissions.$inferSelect

/** A business that wants to be a dealer. */
export interface Application {
  readonly row: Submission
  readonly edition: EditionCode
  readonly revision: string
}

/**
 * What of it an answer depends on. Not the version of the row: that differs, too, when it is read, put off, or found in an account by
 * whoever signs in.
 */
export const revisionOfApplication = ({ outcome, closedAt, dealer, mergedInto }: Submission): string =>
  [outcome, closedAt?.toISOString(), dealer, mergedInto].map((each) => each ?? '').join(' ')

/** Approved where it has become a dealer; closed without that, it was refused. */
export const stateOfApplication = ({ dealer, outcome }: Submission): 'waiting' | 'approved' | 'refused' =>
  dealer !== null ? 'approved' : outcome === 'closed' ? 'refused' : 'waiting'

export const findApplication = async (db: Db, reference: string, isHeld = false): Promise<Application | undefined> => {
  const asked = db
    .select()
    .from(submissions)
    .where(and(eq(submissions.reference, reference), eq(submissions.form, 'become-a-dealer')))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (row === undefined || !isEditionCode(row.edition)) return undefined
  return { row, edition: row.edition, revision: revisionOfApplication(row) }
}

/** Where a business says it is: the suburb of its postcode, or else the largest place that the postcode has. */
export const placeOfBusiness = (gazetteer: Gazetteer, suburb: string, postcode: string): Place | undefined => {
  const named = findPlace(gazetteer, `${suburb.split(',')[0] ?? ''} ${postcode}`)
  return named?.postcode === postcode ? named : placeOfPostcode(gazetteer, postcode)
}

export const applicantOf = ({ row, edition }: Application, { factsOf }: Pick<FormServices, 'factsOf'>): Applicant => ({
  id: row.id,
  reference: row.reference,
  contact: textIn(row.fields, 'contact'),
  email: row.email,
  edition: factsOf(edition),
})

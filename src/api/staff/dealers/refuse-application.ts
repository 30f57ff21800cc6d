import { severalLines } from '../../../domain/forms/clean-text.ts'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { retryConflicts } from '../../db/retry-conflicts.ts'
import { refusedLetter } from '../../dealers/letters/application-letters.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { recordAct } from '../record-act.ts'
import { applicantOf, findApplication, stateOfApplication } from './application.ts'
import type { SeenApplication } from './approve-application.ts'
import { closeApplication } from './close-application.ts'
import { changedMeanwhile, refused, type Settled } from './settled.ts'

export const longestReason = 1000

/** Says no, and why: that goes to the applicant as it is written. */
export const refuseApplication = async (
  { db, jobs, factsOf }: Pick<FormServices, 'db' | 'jobs' | 'factsOf'>,
  person: Pick<Person, 'id' | 'name'>,
  seen: SeenApplication,
  typed: string,
  at: Date,
): Promise<Settled> => {
  const reason = severalLines(typed)
  if (reason === '') return refused('Say why: it stands in the letter.')
  if (reason.length > longestReason) return refused(`A reason has at most ${longestReason} characters.`)
  return retryConflicts(() =>
    db.transaction(async (unit: Db): Promise<Settled> => {
      const application = await findApplication(unit, seen.reference, true)
      if (application === undefined) return refused('There is no such application.')
      if (application.revision !== seen.revision) return changedMeanwhile(unit, 'case', seen.reference)
      const state = stateOfApplication(application.row)
      if (state !== 'waiting') return refused(`It is ${state} already.`)
      await closeApplication(unit, application, { person, words: reason }, at)
      const letter = refusedLetter(applicantOf(application, { factsOf }), reason)
      await queueLetter(unit, jobs, letter, { submission: application.row.id })
      const of = seen.reference
      await recordAct(unit, person, { act: 'refuse', subject: 'case', of, after: { reason } }, at)
      return { ok: true }
    }),
  )
}

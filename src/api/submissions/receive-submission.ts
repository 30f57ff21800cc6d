import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { FormContext, Problem } from '../../domain/forms/form-definition.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { parseForm, type SentForm } from '../../domain/forms/parse-form.ts'
import { submissionLines } from '../../domain/forms/submission-lines.ts'
import type { Db } from '../db/database.ts'
import type { DealerDesk } from '../dealers/dealer-desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import { readMailAddress } from '../mail/mail-address.ts'
import { claimUploads, holdUploads, namedFiles, uploadProblems } from './claim-uploads.ts'
import { keepRegistration } from './keep-registration.ts'
import { keepSubmission, submissionBefore } from './keep-submission.ts'
import { submissionLetters } from './submission-letters.ts'

/** What is needed to take forms in. */
export interface FormDesk {
  db: Db
  jobs: Jobs
  contextOf(edition: EditionCode): FormContext
  factsOf(edition: EditionCode): EditionFacts
  dealers: DealerDesk
  /** Signs challenges; without one the database keeps it. */
  formSecret?: string
}

export interface SentSubmission {
  form: FormKind
  edition: EditionCode
  /** Made by the browser when the form was opened. */
  key: string
  /** Stands for what was sent where files have new ids at each try. */
  sameAs?: string
  sent: SentForm
}

export type Receipt = { ok: true; reference: string } | { ok: false; problems: Problem[] }

const noSuchMailbox: Problem = {
  field: 'email',
  message: 'No letter can be sent to this e-mail address. Look for a missing or a strange character in it.',
}

/** Takes a form in: it is read, kept, acknowledged and announced, all of it or nothing, and once however often it comes. */
export const receiveSubmission = async (desk: FormDesk, submission: SentSubmission): Promise<Receipt> => {
  const { form, edition, key, sameAs, sent } = submission
  const context = desk.contextOf(edition)
  const parsed = parseForm(allForms[form], sent, context)
  if (!parsed.ok) return parsed
  const { value } = parsed
  if (readMailAddress(textIn(value, 'email')) === undefined) return { ok: false, problems: [noSuchMailbox] }
  const named = namedFiles(allForms[form], value, context)
  return desk.db.transaction(async (unit) => {
    const held = await holdUploads(unit, named)
    const problems = uploadProblems(named, held, context)
    if (problems.length > 0) {
      // In a second try the files are taken, by the first.
      const before = await submissionBefore(unit, { form, edition, key, sameAs, value })
      return before ? { ok: true, reference: before.reference } : { ok: false, problems }
    }
    const lines = submissionLines(allForms[form], value, context, held)
    const { submission: kept, isNew } = await keepSubmission(unit, { form, edition, key, sameAs, value, lines })
    if (isNew) {
      await claimUploads(unit, named, kept.id)
      if (form === 'registration') await keepRegistration(unit, kept, context)
      for (const letter of submissionLetters(form, kept, desk.factsOf(edition)))
        await queueLetter(unit, desk.jobs, letter, kept.id)
    }
    return { ok: true, reference: kept.reference }
  })
}

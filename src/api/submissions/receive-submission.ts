import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import { chosenFields } from '../../domain/forms/chosen-fields.ts'
import { type FormValue, textIn } from '../../domain/forms/field.ts'
import type { FormContext, Problem } from '../../domain/forms/form-definition.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { parseForm, type SentForm } from '../../domain/forms/parse-form.ts'
import { submissionLines } from '../../domain/forms/submission-lines.ts'
import { noteKeptForm } from '../bot-protection/form-rate-limit.ts'
import type { Db } from '../db/database.ts'
import { retryConflicts } from '../db/retry-conflicts.ts'
import { bookDemo } from '../dealers/book-demo.ts'
import type { DealerDirectory } from '../dealers/dealer-directory.ts'
import { demoDealer } from '../dealers/demo-dealer.ts'
import { groundOf } from '../demos/demo-services.ts'
import { openRequest } from '../demos/open-request.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mayAcknowledge } from '../mail/acknowledgement-limit.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import { readMailAddress } from '../mail/mail-address.ts'
import { claimUploads, holdUploads, namedFiles, uploadProblems } from './claim-uploads.ts'
import { keepRegistration } from './keep-registration.ts'
import { keepSubmission, submissionBefore } from './keep-submission.ts'

/** What is needed to take forms in. */
export interface FormServices {
  db: Db
  jobs: Jobs
  contextOf(edition: EditionCode): FormContext
  factsOf(edition: EditionCode): EditionFacts
  dealers: DealerDirectory
  /** Where letters of staff ask to be answered; at the edition's own address without one. */
  mailInAddress?: string
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
  /** Where it comes from, as the connection says: forms that are kept are counted. */
  address?: string
}

export type Receipt = { ok: true; reference: string } | { ok: false; problems: Problem[] }

const noSuchMailbox: Problem = {
  field: 'email',
  message: 'We can’t send to this email address. Check it for a missing or stray character.',
}

/** Undoes the transaction it is thrown in. */
class NotKept extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super('There’s something to fix first')
    this.problems = problems
  }
}

/** Loaded with the first submission: a server is up sooner without what draws letters. */
const lettersCode = () => import('./submission-letters.ts')

/** Finds out what is needed to settle the dealer of a demo and its days, before a transaction begins. */
const prepareDemo = async (services: FormServices, { form, edition }: SentSubmission, value: FormValue, now: Date) => {
  if (form !== 'book-a-demo') return undefined
  const ground = await groundOf(services, edition, now)
  const wish = { edition, postcode: textIn(value, 'postcode'), dealer: textIn(value, 'dealer') || undefined }
  return { ground, settle: (unit: Db) => demoDealer(unit, wish, ground.gazetteer) }
}

/** Takes a form in: it is read, kept, acknowledged and announced, all of it or nothing, and once however often it comes. */
export const receiveSubmission = async (
  services: FormServices,
  submission: SentSubmission,
  now = new Date(),
): Promise<Receipt> => {
  const { form, edition, key, sameAs, sent, address } = submission
  const context = services.contextOf(edition)
  const parsed = parseForm(allForms[form], sent, context)
  if (!parsed.ok) return parsed
  const { value } = parsed
  if (readMailAddress(textIn(value, 'email')) === undefined) return { ok: false, problems: [noSuchMailbox] }
  const named = namedFiles(allForms[form], value, context)
  const demo = await prepareDemo(services, submission, value, now)
  const { submissionLetters } = await lettersCode()
  const takeIn = async (unit: Db): Promise<Receipt> => {
    const held = await holdUploads(unit, named)
    const wrongFiles = uploadProblems(named, held, context)
    if (wrongFiles.length > 0) {
      // In a second try the files are taken, by the first.
      const before = await submissionBefore(unit, { form, edition, key, sameAs, value })
      return before ? { ok: true, reference: before.reference } : { ok: false, problems: wrongFiles }
    }
    const dealer = await demo?.settle(unit)
    const lines = submissionLines(allForms[form], value, context, held)
    const parsedSubmission = { form, edition, key, sameAs, value, lines, dealer: dealer?.slug }
    const { submission: kept, isNew } = await keepSubmission(unit, parsedSubmission)
    if (isNew) {
      await claimUploads(unit, named, { submission: kept.id })
      if (form === 'registration') await keepRegistration(unit, kept, context)
      const calendar = { today: context.today, holidays: demo?.ground.holidays ?? [] }
      const problems = dealer === undefined ? [] : await bookDemo(unit, { ...kept, edition }, dealer, calendar)
      if (problems.length > 0) throw new NotKept(problems)
      if (address !== undefined) await noteKeptForm(unit, address, now)
      const chosen = chosenFields(allForms[form], context)
      const isAcknowledged = await mayAcknowledge(unit, kept.email, now)
      const asked = demo && (await openRequest(unit, kept, { edition, dealer, ground: demo.ground, at: now }))
      const facts = { edition: services.factsOf(edition), chosen, dealer, isAcknowledged, own: asked?.own }
      for (const letter of [...submissionLetters(form, kept, facts), ...(asked?.letters ?? [])])
        await queueLetter(unit, services.jobs, letter, { submission: kept.id })
    }
    return { ok: true, reference: kept.reference }
  }
  try {
    return await retryConflicts(() => services.db.transaction(takeIn))
  } catch (error) {
    if (error instanceof NotKept) return { ok: false, problems: error.problems }
    throw error
  }
}

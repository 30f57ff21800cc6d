import { eq } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormValue } from '../../../domain/forms/field.ts'
import type { SubmissionLine } from '../../../domain/forms/submission-lines.ts'
import type { Db } from '../../db/database.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { mayAcknowledge } from '../../mail/acknowledgement-limit.ts'
import { queueLetter } from '../../mail/letter-queue.ts'
import { readMailAddress } from '../../mail/mail-address.ts'
import { claimFiles } from '../../mail-in/keep-files.ts'
import { wordsOfMail } from '../../mail-in/message-of-mail.ts'
import { keepSubmission } from '../../submissions/keep-submission.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { type Actor, actOnMail, type MailActed, type SeenMail } from './act-on-mail.ts'
import { noteSender } from './note-sender.ts'
import type { MailRow } from './received-mail.ts'

type Services = Pick<FormServices, 'db' | 'jobs' | 'factsOf'>

const nobody = 'This mail has no address that an answer could go to. Discard it, or put it with what it is about.'

/** What the contact form would have asked; its subject is what it is about. */
const asForm = (mail: MailRow): { value: FormValue; lines: SubmissionLine[] } => {
  const { from, name, subject } = mail
  const message = wordsOfMail(mail)
  const lines = [
    { field: 'name', label: 'Name', value: name || from },
    { field: 'email', label: 'Email', value: from },
    { field: 'topic', label: 'What it’s about', value: subject || 'An email' },
    { field: 'message', label: 'Message', value: message },
  ]
  return { value: { name: name || from, email: from, message }, lines }
}

const lettersCode = () => import('../../submissions/submission-letters.ts')

/** Makes what the contact form makes of a mail that is about nothing we know, in an edition, with its letters. */
export const caseOfMail = async (
  { db, jobs, factsOf }: Services,
  person: Actor,
  seen: SeenMail,
  edition: EditionCode,
  at: Date,
): Promise<MailActed> => {
  const facts = factsOf(edition)
  const { submissionLetters } = await lettersCode()
  const work = async (unit: Db, mail: MailRow) => {
    if (readMailAddress(mail.from) === undefined) return { problem: nobody }
    const form = { form: 'contact' as const, edition, key: `mail/${mail.id}`, ...asForm(mail) }
    const { submission: kept } = await keepSubmission(unit, form)
    // Whoever wrote has waited since the mail came.
    await unit.update(submissions).set({ waitingSince: mail.at }).where(eq(submissions.id, kept.id))
    await claimFiles(unit, mail.id, kept.id)
    await noteSender(unit, mail, kept, at)
    const isAcknowledged = await mayAcknowledge(unit, kept.email, at)
    // Of a mail nothing was chosen from a list: no word of it goes back to an address that nobody has proved.
    for (const letter of submissionLetters('contact', kept, { edition: facts, chosen: [], isAcknowledged }))
      await queueLetter(unit, jobs, letter, { submission: kept.id })
    return { state: 'threaded' as const, submission: kept }
  }
  return actOnMail(db, person, seen, { act: 'open', work }, at)
}

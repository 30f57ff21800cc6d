import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { acknowledgement } from '../mail/acknowledgement/acknowledgement.ts'
import type { RenderedLetter } from '../mail/letter/render-letter.ts'
import type { MailAddress } from '../mail/mail-address.ts'
import { composeMessage, type MailMessage } from '../mail/mail-message.ts'
import type { Received } from '../mail/received.ts'
import { staffNotification } from '../mail/staff-notification.ts'
import type { KeptSubmission } from './keep-submission.ts'

/** The field that says what a submission is about, by form. */
const aboutField: Record<FormKind, string> = {
  contact: 'topic',
  'book-a-demo': 'product',
  'become-a-dealer': 'business',
  registration: 'product',
  repair: 'product',
  'water-treatment-claim': 'product',
  'job-application': 'position',
}

const senderOf = ({ fields, email }: KeptSubmission): Received['sender'] => {
  const phone = textIn(fields, 'phone')
  const name = textIn(fields, 'name') || textIn(fields, 'contact')
  return { name, email, ...(phone === '' ? {} : { phone }) }
}

const receivedOf = (form: FormKind, submission: KeptSubmission, edition: EditionFacts): Received => {
  const about = textIn(submission.fields, aboutField[form])
  const place = textIn(submission.fields, 'suburb') || textIn(submission.fields, 'postcode')
  return {
    form,
    edition,
    reference: submission.reference,
    sender: senderOf(submission),
    lines: submission.lines,
    ...(place === '' ? {} : { place }),
    ...(about === '' ? {} : { about }),
  }
}

const inEnvelope = (key: string, from: MailAddress, to: MailAddress, replyTo: MailAddress, letter: RenderedLetter) => {
  const composed = composeMessage({ key, from, to, replyTo, letter })
  if (!composed.ok) throw new Error(`A letter has no usable address: ${composed.unusable.join(', ')}`)
  return composed.message
}

/** What goes out for a new submission: to whoever sent it, and to those who answer it. */
export const submissionLetters = (form: FormKind, submission: KeptSubmission, edition: EditionFacts): MailMessage[] => {
  const received = receivedOf(form, submission, edition)
  const us: MailAddress = { name: edition.brandName, address: edition.email }
  const them: MailAddress = { name: received.sender.name, address: received.sender.email }
  return [
    inEnvelope(`acknowledgement/${submission.reference}`, us, them, us, acknowledgement(received)),
    inEnvelope(`staff/${submission.reference}`, us, us, them, staffNotification(received)),
  ]
}

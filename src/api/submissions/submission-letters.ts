import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { printPhone } from '../../domain/forms/checks/phone-number.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { acknowledgement } from '../mail/acknowledgement/acknowledgement.ts'
import { believableName } from '../mail/believable-name.ts'
import { dealerMailbox } from '../mail/dealer-mailbox.ts'
import { inEnvelope } from '../mail/in-envelope.ts'
import type { RenderedLetter } from '../mail/letter/render-letter.ts'
import type { MailAddress } from '../mail/mail-address.ts'
import type { MailMessage } from '../mail/mail-message.ts'
import type { ReceivedForm } from '../mail/received-form.ts'
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

/** What is known beside the submission itself. */
interface LetterFacts {
  readonly edition: EditionFacts
  /** Names of the fields in which nothing was written freely. */
  readonly chosen: readonly string[]
  readonly dealer?: Dealer | undefined
  /** Not where too many letters went to the address of late. */
  readonly isAcknowledged: boolean
  /** Where the sender sees how it stands, without signing in. */
  readonly own?: string | undefined
}

const senderOf = ({ fields, email }: KeptSubmission, { code }: EditionFacts): ReceivedForm['sender'] => {
  const phone = printPhone(textIn(fields, 'phone'), code)
  const name = textIn(fields, 'name') || textIn(fields, 'contact')
  return { name, email, ...(phone === '' ? {} : { phone }) }
}

const receivedOf = (
  form: FormKind,
  submission: KeptSubmission,
  { edition, chosen, dealer, own }: LetterFacts,
): ReceivedForm => {
  const about = submission.lines.find(({ field }) => field === aboutField[form])?.value
  const place = textIn(submission.fields, 'suburb') || textIn(submission.fields, 'postcode')
  return {
    form,
    edition,
    reference: submission.reference,
    sender: senderOf(submission, edition),
    lines: submission.lines,
    chosen,
    ...(place === '' ? {} : { place }),
    ...(about === undefined ? {} : { about }),
    ...(own === undefined ? {} : { own }),
    ...(dealer && {
      dealer: { name: dealer.name, phone: dealer.phone, isWrittenTo: dealerMailbox(dealer) !== undefined },
    }),
  }
}

/** What goes out for a new submission: to whoever sent it, and to those who answer it. */
export const submissionLetters = (form: FormKind, submission: KeptSubmission, facts: LetterFacts): MailMessage[] => {
  const { reference } = submission
  const { edition, isAcknowledged } = facts
  const received = receivedOf(form, submission, facts)
  const us: MailAddress = { name: edition.brandName, address: edition.email }
  const them: MailAddress = { name: received.sender.name, address: received.sender.email }
  const staff: MailAddress = { ...us, address: edition.letterboxes?.[form] ?? edition.email }
  const named: MailAddress = { ...them, name: believableName(them.name) }
  const toSend = (key: string, to: MailAddress, replyTo: MailAddress, letter: RenderedLetter): MailMessage =>
    inEnvelope({ key, from: us, to, replyTo, letter })
  // Not by the reference, which others know: who can name the letter to its sender answers it in their name.
  const acknowledged = `acknowledgement/${submission.idempotencyKey}`
  return [
    ...(isAcknowledged ? [toSend(acknowledged, named, staff, acknowledgement(received))] : []),
    toSend(`staff/${reference}`, staff, them, staffNotification(received)),
  ]
}

import { formatDay } from '../../../domain/calendar/day-format.ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { action, heading, lines, paragraph, steps } from '../../mail/letter/letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { accountLetter } from '../letters/account-letter.ts'

export interface ReminderLetter {
  /** Of the registration. */
  readonly reference: string
  readonly to: { readonly name: string; readonly address: string }
  readonly edition: EditionFacts
  /** "Dolphin S 200" */
  readonly robot: string
  readonly serialNumber: string
  readonly dueOn: string
  readonly unsubscribe: string
}

/** Where it is done, and when there is time for it. */
const where: Readonly<Record<EditionCode, string>> = {
  'en-au':
    'We do it on the bench in Kirrawee; dealers with a workshop do it too. From June to August it takes two days.',
  'en-nz':
    'We do it on the bench in Rosedale; dealers with a workshop do it too. From June to August it takes two days.',
  'en-za':
    'We do it on our benches in Midrand, Durban and Cape Town. Winter is the quiet time; before Christmas it takes longer.',
}

/** A year is over, and a machine that works under water wants looking after. */
export const reminderLetter = (given: ReminderLetter): MailMessage => {
  const { reference, to, edition, robot, serialNumber, dueOn, unsubscribe } = given
  return accountLetter({
    key: `service/${reference}/${dueOn}`,
    to,
    edition,
    subject: `Your ${robot} is due for its yearly service`,
    preheader: 'What is done, and where to book it.',
    title: `Your ${robot} is due for its yearly service.`,
    blocks: [
      lines([
        { label: 'Robot', value: robot },
        { label: 'Serial number', value: serialNumber },
        { label: 'Due', value: formatDay(dueOn) },
      ]),
      heading('What is done'),
      steps(
        'Seals looked at, and changed where they have hardened',
        'Tracks, brushes and bearings measured for wear',
        'The motors run under load, and what they draw noted',
        'An hour in the tank, then a list: done, soon, not yet',
      ),
      paragraph(where[edition.code]),
      action('Book a service', pageOf(edition, 'support/repairs-and-parts')),
      paragraph(`You would rather not be reminded? One press, and no more of these: ${unsubscribe}`),
    ],
    why: 'You get this letter once a year for each robot that you have registered with us.',
    unsubscribe,
  })
}

import { formatDay } from '../../../domain/calendar/day-format.ts'
import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { action, paragraph, steps } from '../../mail/letter/letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { accountLetter } from './account-letter.ts'

interface DeletionLetter {
  readonly key: string
  readonly to: { readonly name: string; readonly address: string }
  readonly edition: EditionFacts
  /** The day on which it goes. */
  readonly day: string
}

/** Somebody has asked us to delete their account: when it goes, and how to keep it. */
export const deletionLetter = ({ key, to, edition, day }: DeletionLetter): MailMessage =>
  accountLetter({
    key,
    to,
    edition,
    subject: `Your account goes on ${formatDay(day)}`,
    preheader: 'Until then you can keep it.',
    title: `Your account goes on ${formatDay(day)}.`,
    blocks: [
      paragraph('You asked us to delete it. Until that day nothing is lost, and you can change your mind.'),
      action('Keep my account', pageOf(edition, 'account/details')),
      paragraph('On that day these go, and nobody can bring them back:'),
      steps(
        'your name, address and how you sign in',
        'your pool, your registered robots and their receipts',
        'your messages, and the files that came with them',
      ),
      paragraph(
        'Orders and invoices stay for as long as tax law wants them, without an account. A registration is also how we reach you if a part is recalled: keep your receipts.',
      ),
      paragraph('If it wasn’t you, keep the account, choose a new password and sign out everywhere.'),
    ],
    why: 'You get this letter because somebody who was signed in to your account asked for it to be deleted.',
  })

import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { action, lines, paragraph } from '../../mail/letter/letter.ts'
import type { MailAddress } from '../../mail/mail-address.ts'
import { dealerLetter } from './dealer-letter.ts'

interface Answered {
  readonly to: MailAddress
  readonly edition: EditionFacts
  /** Whether it is a yes. */
  readonly isApproved: boolean
}

export interface SettledChange extends Answered {
  /** Of the change. */
  readonly id: string
  /** The dealer, as it is listed. */
  readonly name: string
  /** What was changed, or was not. */
  readonly fields: readonly { readonly label: string; readonly value: string }[]
  readonly words: string
}

/** What a dealer is told about a change of its listing. */
export const listingAnswerLetter = ({ id, to, edition, isApproved, name, fields, words }: SettledChange) =>
  dealerLetter({
    key: `listing-change/${id}`,
    to,
    edition,
    subject: isApproved ? `Your listing is changed: ${name}` : `Your listing stays as it was: ${name}`,
    preheader: isApproved ? 'It is on the site from now on.' : words,
    title: isApproved ? 'Your listing is changed.' : 'Your listing stays as it was.',
    blocks: [
      paragraph(
        isApproved
          ? 'What you asked for is on the site from now on.'
          : 'We haven’t taken over the change that you asked for.',
      ),
      lines(words === '' ? [] : [{ label: isApproved ? 'From us' : 'Why', value: words }]),
      lines(fields.map(({ label, value }) => ({ label, value: value === '' ? 'Nothing' : value }))),
      ...(isApproved ? [] : [paragraph('Change it and send it again, or reply to this email.')]),
      action('To your dealer area', pageOf(edition, 'account')),
    ],
    why: `You get this letter because somebody of ${name} asked for a change of its listing.`,
  })

export interface AnsweredWarranty extends Answered {
  readonly number: string
  readonly product: string
  readonly serialNumber: string
  readonly answer: string
}

/** What a dealer is told about a repair under warranty. */
export const warrantyAnswerLetter = ({ number, to, edition, isApproved, ...asked }: AnsweredWarranty) =>
  dealerLetter({
    key: `warranty/${number}`,
    to,
    edition,
    subject: `${isApproved ? 'Yes' : 'No'} to warranty request ${number}`,
    preheader: isApproved ? 'Go ahead with the repair.' : asked.answer,
    title: isApproved ? 'Yes, it’s under warranty.' : 'No, it isn’t under warranty.',
    blocks: [
      paragraph(
        isApproved
          ? `Go ahead with the repair, and write ${number} on the claim.`
          : 'Don’t begin the repair at our cost. If you think we have it wrong, reply to this email.',
      ),
      lines([
        { label: 'Number', value: number },
        { label: 'Product', value: asked.product },
        { label: 'Serial number', value: asked.serialNumber },
        { label: isApproved ? 'From us' : 'Why', value: asked.answer },
      ]),
      action('To your dealer area', pageOf(edition, 'account')),
    ],
    why: 'You get this letter because you asked us about a repair under warranty.',
  })

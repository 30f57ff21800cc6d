import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import type { Block } from '../../mail/letter/letter.ts'
import { renderLetter } from '../../mail/letter/render-letter.ts'
import type { MailAddress } from '../../mail/mail-address.ts'
import type { MailMessage } from '../../mail/mail-message.ts'

export interface DealerLetter {
  /** Tells this letter from every other. */
  readonly key: string
  readonly to: MailAddress
  readonly edition: EditionFacts
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why it came. */
  readonly why: string
}

/** Where those read who look after dealers. */
export const dealerMailbox = ({ letterboxes, email }: EditionFacts): string => letterboxes?.['become-a-dealer'] ?? email

/** A letter of staff to a dealer, or to somebody who wants to be one. An answer goes to those who look after dealers. */
export const dealerLetter = ({ key, to, edition, why, ...letter }: DealerLetter): MailMessage => {
  const us = { name: edition.brandName, address: edition.email }
  return inEnvelope({
    key,
    from: us,
    to,
    replyTo: { ...us, address: dealerMailbox(edition) },
    letter: renderLetter({
      edition,
      ...letter,
      smallPrint: [why, `What we keep, and for how long: ${pageOf(edition, 'privacy')}`],
    }),
  })
}

import { inEnvelope } from '../../api/mail/in-envelope.ts'
import type { Block } from '../../api/mail/letter/letter.ts'
import { renderLetter } from '../../api/mail/letter/render-letter.ts'
import type { MailMessage } from '../../api/mail/mail-message.ts'
import { type EditionFacts, pageOf } from '../../domain/edition/edition-facts.ts'

export interface IdentityLetter {
  /** Tells this letter from every other. */
  readonly key: string
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why it came, and what to do for whom it makes no sense. */
  readonly why: string
}

/** A letter about somebody's account. Nothing that a stranger could have typed is in it: it may go to somebody else's mailbox. */
export const identityLetter = (
  to: string,
  edition: EditionFacts,
  { key, subject, preheader, title, blocks, why }: IdentityLetter,
): MailMessage =>
  inEnvelope({
    key,
    from: { name: edition.brandName, address: edition.email },
    to: { name: '', address: to },
    letter: renderLetter({
      edition,
      subject,
      preheader,
      title,
      blocks,
      smallPrint: [why, `What we keep, and for how long: ${pageOf(edition, 'privacy')}`],
    }),
  })

import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { Person } from '../account/viewer.ts'
import { inEnvelope } from '../mail/in-envelope.ts'
import { action, type Block, paragraph } from '../mail/letter/letter.ts'
import { renderLetter } from '../mail/letter/render-letter.ts'
import type { MailMessage } from '../mail/mail-message.ts'

interface StaffLetter {
  /** Tells this letter from every other. */
  readonly key: string
  readonly edition: EditionFacts
  /** Whose letterbox: who answers forms of this kind answers this. */
  readonly likeForm: FormKind
  readonly sender: Pick<Person, 'name' | 'email'>
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/** What staff get when a dealer asks something of them. */
export const staffLetter = ({ key, edition, likeForm, sender, subject, blocks, ...letter }: StaffLetter): MailMessage =>
  inEnvelope({
    key,
    from: { name: edition.brandName, address: edition.email },
    to: { name: edition.brandName, address: edition.letterboxes?.[likeForm] ?? edition.email },
    ...(sender.email !== '' && { replyTo: { name: sender.name, address: sender.email } }),
    letter: renderLetter({
      edition,
      ...letter,
      subject: `${edition.locale.slice(-2)} ${subject}`,
      blocks: [
        ...blocks,
        paragraph('It waits at the desk, under Dealers.'),
        action('Answer it at the desk', `${edition.siteUrl}/staff/dealers/`),
      ],
      smallPrint: ['Sent to staff only.'],
    }),
  })

import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import { formNames } from '../../../domain/forms/form-kind.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import { lines, paragraph } from '../../mail/letter/letter.ts'
import { renderLetter } from '../../mail/letter/render-letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { CaseMessage, OwnCase } from '../my-cases.ts'

interface CaseLetter {
  readonly about: OwnCase
  readonly message: CaseMessage
  readonly sender: { readonly name: string; readonly email: string }
  readonly edition: EditionFacts
}

/** What staff get when somebody has written about a case. */
export const caseLetter = ({ about, message, sender, edition }: CaseLetter): MailMessage => {
  const { reference, form, title } = about
  return inEnvelope({
    key: `case/${message.id}`,
    from: { name: edition.brandName, address: edition.email },
    to: { name: edition.brandName, address: edition.letterboxes?.[form] ?? edition.email },
    replyTo: { name: sender.name, address: sender.email },
    letter: renderLetter({
      edition,
      subject: `${edition.locale.slice(-2)} ${formNames[form]} ${reference}: another message`,
      preheader: `${sender.name} has written again`,
      title: `${formNames[form]} ${reference}`,
      blocks: [
        lines([
          { label: 'Who', value: sender.name },
          { label: 'Email', value: sender.email },
          { label: 'About', value: title },
        ]),
        lines([{ label: 'What they write', value: message.words }]),
        paragraph('A reply to this email goes to the sender.'),
      ],
      smallPrint: ['Sent to staff only. It contains personal data: do not forward it outside the company.'],
    }),
  })
}

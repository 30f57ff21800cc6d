import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { Person } from '../../account/viewer.ts'
import { lines } from '../../mail/letter/letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { DealerRow } from '../dealership.ts'
import { staffLetter } from '../staff-letter.ts'
import type { ChangeLine } from './change-lines.ts'

interface ChangeLetter {
  /** Of the change. */
  readonly id: string
  readonly changed: readonly ChangeLine[]
  readonly dealer: DealerRow
  readonly sender: Person
  readonly edition: EditionFacts
}

/** A dealer wants to be listed otherwise: what is different, before and after. */
export const changeLetter = ({ id, changed, dealer, sender, edition }: ChangeLetter): MailMessage =>
  staffLetter({
    key: `listing/${id}`,
    edition,
    likeForm: 'become-a-dealer',
    sender,
    subject: `Dealer listing: ${dealer.name}`,
    preheader: `${dealer.name} asks for a change of its listing`,
    title: `${dealer.name} wants to be listed otherwise.`,
    blocks: [
      lines([
        { label: 'Who asks', value: sender.name },
        ...changed.map(({ label, before, after }) => ({ label, value: `${before}\nbecomes: ${after}` })),
      ]),
    ],
  })

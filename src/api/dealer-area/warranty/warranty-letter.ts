import { formatDay } from '../../../domain/calendar/day-format.ts'
import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { Person } from '../../account/viewer.ts'
import { lines } from '../../mail/letter/letter.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { DealerRow } from '../dealership.ts'
import { staffLetter } from '../staff-letter.ts'
import type { WarrantyRequest } from './warranty-request.ts'

interface WarrantyLetter {
  readonly request: WarrantyRequest
  /** As people know it. */
  readonly product: string | undefined
  readonly dealer: DealerRow
  readonly sender: Person
  readonly edition: EditionFacts
}

/** A dealer wants our word on a repair before it begins. */
export const warrantyLetter = ({ request, product, dealer, sender, edition }: WarrantyLetter): MailMessage => {
  const { id, number, serialNumber, purchasedOn, fault, parts, photos } = request
  return staffLetter({
    key: `warranty/${id}`,
    edition,
    likeForm: 'repair',
    sender,
    subject: `Warranty repair ${number}: ${dealer.name}`,
    preheader: `${dealer.name} waits for a yes or a no`,
    title: `${dealer.name} asks about a repair under warranty.`,
    blocks: [
      lines([
        { label: 'Number', value: number },
        { label: 'Who asks', value: `${sender.name}, ${dealer.name}` },
        { label: 'Product', value: product ?? request.product },
        { label: 'Serial number', value: serialNumber },
        ...(purchasedOn === null ? [] : [{ label: 'Bought on', value: formatDay(purchasedOn) }]),
        { label: 'What is wrong', value: fault },
        ...(parts === '' ? [] : [{ label: 'Parts', value: parts }]),
        ...(photos === 0 ? [] : [{ label: 'Photos', value: `${photos}, at the desk` }]),
      ]),
    ],
  })
}

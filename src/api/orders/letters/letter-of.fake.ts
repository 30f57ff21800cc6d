import type { Order } from '../../../domain/orders/order.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { detailsFor } from './letter-details.fake.ts'
import type { DetailsOf, OrderLetterKind } from './letter-details.ts'
import { orderLetter } from './order-letter.ts'

const facts = factsOf('en-au')

/** As the Australian shop writes it. */
export const letterOf = <Kind extends OrderLetterKind>(
  kind: Kind,
  order: Order,
  changes: Partial<DetailsOf[Kind]> = {},
): MailMessage => orderLetter(kind, order, facts, { ...detailsFor(order)[kind], ...changes })

/** Without the ends of lines, which fall anywhere in a sentence. */
export const said = (text: string): string => text.replaceAll(/\s+/g, ' ')

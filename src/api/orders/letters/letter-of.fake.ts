import type { Order } from '../../../domain/orders/order.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { meansFor } from './letter-means.fake.ts'
import type { MeansOf, OrderLetterKind } from './letter-means.ts'
import { orderLetter } from './order-letter.ts'

const facts = factsOf('en-au')

/** As the Australian shop writes it. */
export const letterOf = <Kind extends OrderLetterKind>(
  kind: Kind,
  order: Order,
  changes: Partial<MeansOf[Kind]> = {},
): MailMessage => orderLetter(kind, order, facts, { ...meansFor(order)[kind], ...changes })

/** Without the ends of lines, which fall anywhere in a sentence. */
export const said = (text: string): string => text.replaceAll(/\s+/g, ' ')

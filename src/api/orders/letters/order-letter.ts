import { type EditionFacts, pageOf } from '../../../domain/edition/edition-facts.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { believableName } from '../../mail/believable-name.ts'
import { inEnvelope } from '../../mail/in-envelope.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { renderShopLetter } from '../../mail/shop-letter/render-shop-letter.ts'
import { bankUndecided } from './kinds/bank-undecided.ts'
import { cancelled } from './kinds/cancelled.ts'
import { collected } from './kinds/collected.ts'
import { expiredCharge } from './kinds/expired-charge.ts'
import { paid } from './kinds/paid/paid.ts'
import { ready } from './kinds/ready.ts'
import { refunded } from './kinds/refunded.ts'
import { returnStarted } from './kinds/return-started.ts'
import { shipped } from './kinds/shipped.ts'
import type { DetailsOf, OrderLetterKind } from './letter-details.ts'
import type { LetterWriter } from './letter-writer.ts'

const writers: { readonly [Kind in OrderLetterKind]: LetterWriter<DetailsOf[Kind]> } = {
  received: bankUndecided,
  paid,
  shipped,
  ready,
  collected,
  cancelled,
  refunded,
  'expired-charge': expiredCharge,
  'return-started': returnStarted,
}

/** Of most kinds there is one letter to an order; parts are paid back and sent back more than once. */
const keyOf = <Kind extends OrderLetterKind>(kind: Kind, { number }: Order, details: DetailsOf[Kind]): string => {
  const which = 'refund' in details ? `/${details.refund.id}` : 'return' in details ? `/${details.return.number}` : ''
  return `order/${number}/${kind}${which}`
}

/** A letter about an order to whoever has placed it. The same letter is the same message, however often it is written. */
export const orderLetter = <Kind extends OrderLetterKind>(
  kind: Kind,
  order: Order,
  facts: EditionFacts,
  details: DetailsOf[Kind],
): MailMessage =>
  inEnvelope({
    key: keyOf(kind, order, details),
    from: { name: facts.brandName, address: facts.email },
    to: { name: believableName(order.name), address: order.email },
    letter: renderShopLetter({
      edition: facts,
      about: order.number,
      ...writers[kind](order, facts, details),
      smallPrint: [
        `You’re getting this email because somebody ordered with this address on ${new URL(facts.siteUrl).host}. There’s nothing to unsubscribe from.`,
      ],
      pages: [
        { label: 'Shipping and returns', address: pageOf(facts, 'shipping-and-returns') },
        { label: 'Register a product', address: pageOf(facts, 'support/registration') },
        { label: 'Warranty', address: pageOf(facts, 'warranty') },
        { label: 'Privacy', address: pageOf(facts, 'privacy') },
      ],
    }),
  })

import type { EditionFacts } from '../../../../../domain/edition/edition-facts.ts'
import type { Order } from '../../../../../domain/orders/order.ts'
import { action, heading, type Line, lines, steps } from '../../../../mail/letter/letter.ts'
import { goods, note, sums } from '../../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../../letter-details.ts'
import type { LetterWriter } from '../../letter-writer.ts'
import { fileBlocks, hello, reachUs } from '../../phrases/common-blocks.ts'
import { cardWords } from '../../phrases/letter-card-words.ts'
import { momentWords } from '../../phrases/moment-words.ts'
import { pricedGoods } from '../../phrases/order-goods.ts'
import { orderSums } from '../../phrases/order-sums.ts'
import { pickUpZone } from '../../phrases/pick-up-words.ts'
import { streetLines } from '../../phrases/street-words.ts'
import { unlinked, unlinkedText } from '../../phrases/unlinked.ts'
import { paidPickUp } from './paid-pick-up.ts'
import { paidToDoor } from './paid-to-door.ts'
import type { PaidWords } from './paid-words.ts'

const longestNote = 500
const longestName = 60

const wordsFor = (order: Order, facts: EditionFacts, { pickUp, at, terms }: DetailsOf['paid']): PaidWords => {
  const paidAt = order.paidAt ?? at
  return order.delivery.kind === 'door'
    ? paidToDoor(order, order.delivery.address, facts, paidAt, terms)
    : paidPickUp(order, pickUp, facts, paidAt, terms)
}

const alsoSaid = ({ billing, notes }: Order): Line[] => [
  {
    label: 'Bill to',
    value: billing ? [unlinked(billing.name, longestName), ...streetLines(billing.address)].join('\n') : '',
  },
  { label: 'Your note', value: unlinkedText(notes, longestNote) },
]

/** The confirmation: with it the order is a contract. */
export const paid: LetterWriter<DetailsOf['paid']> = (order, facts, details) => {
  const words = wordsFor(order, facts, details)
  const zone = order.delivery.kind === 'door' ? details.terms.timeZone : pickUpZone(details.pickUp, details.terms)
  const paidAt = momentWords(order.paidAt ?? details.at, zone)
  return {
    subject: words.subject,
    preheader: words.preheader,
    title: words.title,
    blocks: [
      hello(order),
      words.lead,
      action('See the order', details.orderUrl),
      ...words.stages,
      heading('What happens next'),
      steps(...words.next),
      heading('What you bought'),
      goods(pricedGoods(order.lines, details.pictureOf)),
      sums(orderSums(order, 'Paid')),
      ...(order.total > 0 ? [note(`By ${cardWords(order.card)}, ${paidAt}.`)] : []),
      ...fileBlocks('Tax invoice', details.invoice),
      heading(order.delivery.kind === 'door' ? 'Where it goes' : 'Where you pick it up'),
      lines([...words.where, ...alsoSaid(order)]),
      reachUs(facts),
    ],
  }
}

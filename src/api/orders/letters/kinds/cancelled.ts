import { action, heading } from '../../../mail/letter/letter.ts'
import { goods, lead, sums } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { aud } from '../phrases/aud.ts'
import { fileBlocks, hello, reachUs } from '../phrases/common-blocks.ts'
import { cardWords } from '../phrases/letter-card-words.ts'
import { pricedGoods } from '../phrases/order-goods.ts'
import { orderSums } from '../phrases/order-sums.ts'
import { refundWords } from '../phrases/term-words.ts'

/** Called off before it was packed. */
export const cancelled: LetterWriter<DetailsOf['cancelled']> = (
  order,
  facts,
  { orderUrl, creditNote, pictureOf, terms },
) => {
  const isFree = order.total === 0
  const called =
    order.delivery.kind === 'door'
      ? `Order ${order.number} is cancelled, and nothing leaves ${facts.suburb}.`
      : `Order ${order.number} is cancelled.`
  return {
    subject: isFree
      ? `Order ${order.number} is cancelled`
      : `${order.number} is cancelled. ${aud(order.total)} goes back`,
    preheader: isFree
      ? 'Nothing was charged, so nothing goes back.'
      : `To your ${cardWords(order.card)}, ${refundWords(terms)}.`,
    title: 'Cancelled.',
    blocks: [
      hello(order),
      isFree
        ? lead(`${called} Nothing was charged, so nothing goes back.`)
        : lead(
            `${called} ${aud(order.total)} goes back to your ${cardWords(order.card)}, and should be there`,
            refundWords(terms),
            '.',
          ),
      action('See the order', orderUrl),
      heading('What was in it'),
      goods(pricedGoods(order.lines, pictureOf)),
      sums(orderSums(order, isFree ? 'Charged' : 'Refunded')),
      ...fileBlocks('Credit note', creditNote),
      reachUs(facts),
    ],
  }
}

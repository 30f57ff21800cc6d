import { pageOf } from '../../../../domain/edition/edition-facts.ts'
import { action, heading, paragraph } from '../../../mail/letter/letter.ts'
import { goods, lead, link, sums } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { aud } from '../phrases/aud.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { cardWords } from '../phrases/letter-card-words.ts'
import { pricedGoods } from '../phrases/order-goods.ts'
import { orderSums } from '../phrases/order-sums.ts'
import { refundWords } from '../phrases/term-words.ts'

/** The bank has charged an order that had been let go. */
export const expiredCharge: LetterWriter<DetailsOf['expired-charge']> = (
  order,
  facts,
  { orderUrl, pictureOf, terms },
) => ({
  subject: `${order.number} was charged too late, and is paid back`,
  preheader: `${aud(order.total)} is on its way back to your ${cardWords(order.card)}. Nothing is on its way to you.`,
  title: 'Charged too late, and paid back.',
  blocks: [
    hello(order),
    lead(
      `Your bank said yes to order ${order.number} after we had let it go, and charged ${aud(order.total)} all the same. All of it is paid back to your ${cardWords(order.card)}, and is there`,
      refundWords(terms),
      '.',
    ),
    paragraph(
      'What was in the order was set aside while the bank thought about it, and the time ran out. Nothing is on its way to you. If you still want it, order it again: the shop says what is there.',
    ),
    action('Back to the shop', pageOf(facts, 'shop')),
    heading('What was in it'),
    goods(pricedGoods(order.lines, pictureOf)),
    sums(orderSums(order, 'Paid back')),
    link('See the order', orderUrl),
    reachUs(facts),
  ],
})

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
  subject: `${order.number} was charged too late, and is refunded`,
  preheader: `${aud(order.total)} is on its way back to your ${cardWords(order.card)}. Nothing is on its way to you.`,
  title: 'Charged too late, and refunded.',
  blocks: [
    hello(order),
    lead(
      `Your bank said yes to order ${order.number} after we had let it go, and charged ${aud(order.total)} anyway. All of it goes back to your ${cardWords(order.card)}, and should be there`,
      refundWords(terms),
      '.',
    ),
    paragraph(
      'We set the order aside while the bank thought about it, and the time ran out. Nothing is on its way to you. If you still want it, order again: the shop shows what is in stock.',
    ),
    action('Back to the shop', pageOf(facts, 'shop')),
    heading('What was in it'),
    goods(pricedGoods(order.lines, pictureOf)),
    sums(orderSums(order, 'Refunded')),
    link('See the order', orderUrl),
    reachUs(facts),
  ],
})

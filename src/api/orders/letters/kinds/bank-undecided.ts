import { action, heading, steps } from '../../../mail/letter/letter.ts'
import { goods, lead, sums } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { hello, reachUs } from '../phrases/common-blocks.ts'
import { pricedGoods } from '../phrases/order-goods.ts'
import { orderSums } from '../phrases/order-sums.ts'

/** To whoever has placed an order the bank has not answered yet. Nothing is paid: nothing that was typed is repeated. */
export const bankUndecided: LetterWriter<DetailsOf['received']> = (order, facts, { orderUrl, pictureOf }) => ({
  subject: `Your bank is still thinking about ${order.number}`,
  preheader: 'Nothing to do yet. We’ll email again when it says yes.',
  title: 'Your bank is still thinking.',
  blocks: [
    hello(order),
    lead(
      `We have your order ${order.number}, and what’s in it is set aside for you. The bank has yet to say whether it’ll pay.`,
      'There’s nothing to do.',
      'Don’t order again: one order, one payment.',
    ),
    action('See the order', orderUrl),
    heading('What happens next'),
    steps(
      'If the bank says yes, we’ll email again with the dates and the tax invoice.',
      'If it says no, nothing is charged, and the order page will say so.',
    ),
    heading('What you ordered'),
    goods(pricedGoods(order.lines, pictureOf)),
    sums(orderSums(order, 'To pay')),
    reachUs(facts),
  ],
})

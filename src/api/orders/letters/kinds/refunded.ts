import { gstIn } from '../../../../domain/pricing/gst.ts'
import { action, heading, lines } from '../../../mail/letter/letter.ts'
import { type GoodsRow, goods, lead, type OrderBlock, type Sum, sums } from '../../../mail/shop-letter/order-block.ts'
import type { DetailsOf, OrderRefund } from '../letter-details.ts'
import type { LetterWriter } from '../letter-writer.ts'
import { aud } from '../phrases/aud.ts'
import { fileBlocks, hello, reachUs } from '../phrases/common-blocks.ts'
import { cardWords } from '../phrases/letter-card-words.ts'
import { beyondParts, unitsWords } from '../phrases/refund-rows.ts'
import { refundWords } from '../phrases/term-words.ts'

const rowsOf = ({ parts }: OrderRefund, pictureOf: DetailsOf['refunded']['pictureOf']): GoodsRow[] =>
  parts.map((part) => ({
    name: part.line.name,
    note: unitsWords(part),
    amount: aud(part.amount),
    picture: pictureOf?.(part.line),
  }))

const sumsOf = (refund: OrderRefund): Sum[] => {
  const beyond = beyondParts(refund)
  return [
    ...(refund.delivery > 0 ? [{ label: 'Delivery', value: aud(refund.delivery) }] : []),
    ...(beyond > 0 ? [{ label: refund.parts.length === 0 ? 'Part of the price' : 'On top', value: aud(beyond) }] : []),
    { label: 'GST included', value: aud(gstIn(refund.amount)) },
    { label: 'Refunded', value: aud(refund.amount), isTotal: true },
  ]
}

const why = ({ reason }: OrderRefund): OrderBlock[] =>
  reason.trim() === '' ? [] : [lines([{ label: 'Why', value: reason }])]

/** All of an order or a part of it goes back to the card. */
export const refunded: LetterWriter<DetailsOf['refunded']> = (order, facts, details) => {
  const { refund, orderUrl, creditNote, pictureOf, terms } = details
  const amount = aud(refund.amount)
  const isWhole = refund.amount === order.total
  const card = cardWords(order.card)
  return {
    subject: `${amount} goes back to you, order ${order.number}`,
    preheader: `To your ${card}, ${refundWords(terms)}.`,
    title: isWhole ? 'All of it goes back to you.' : `${amount} goes back to you.`,
    blocks: [
      hello(order),
      lead(
        isWhole
          ? `We have refunded the whole of order ${order.number}, ${amount}, to your ${card}. It should be there`
          : `We have refunded ${amount} of the ${aud(order.total)} you paid for order ${order.number}, to your ${card}. It should be there`,
        refundWords(terms),
        '.',
      ),
      action('See the order', orderUrl),
      ...why(refund),
      heading('What it’s for'),
      ...(refund.parts.length > 0 ? [goods(rowsOf(refund, pictureOf))] : []),
      sums(sumsOf(refund)),
      ...fileBlocks('Credit note', creditNote),
      reachUs(facts),
    ],
  }
}

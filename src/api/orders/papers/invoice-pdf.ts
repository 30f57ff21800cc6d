import { formatDay } from '../../../domain/calendar/day-format.ts'
import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { Order, OrderLine } from '../../../domain/orders/order.ts'
import { cleanLine, shortened } from '../../mail/clean-words.ts'
import { aud, lessAud } from '../letters/phrases/aud.ts'
import { cardWords } from '../letters/phrases/letter-card-words.ts'
import { lineAmount } from '../letters/phrases/order-goods.ts'
import { totalParts, totalSum } from '../letters/phrases/order-sums.ts'
import { buyerBlocks } from './buyer.ts'
import { drawStatement } from './draw-statement.ts'
import { sellerBlock } from './seller.ts'
import type { Statement, StatementRow } from './statement.ts'

export interface InvoiceInput {
  order: Order
  /** That of the order. */
  number: string
  /** As 2026-11-15. */
  date: string
  facts: EditionFacts
}

const longestName = 160

/** As the catalogue had it on that day, on a few lines at most. */
export const productName = (line: OrderLine): string => shortened(cleanLine(line.name), longestName)

const rowOf = (line: OrderLine): StatementRow => ({
  name: productName(line),
  note: line.isBonus ? `${line.sku}, included free` : line.sku,
  quantity: `${line.quantity}`,
  price: aud(line.isBonus ? lineAmount(line) : line.price),
  amount: aud(lineAmount(line)),
  off: line.off > 0 ? lessAud(line.off) : '',
})

const remarksOf = ({ code, lines }: Order): string[] => [
  'All prices are in Australian dollars, GST included.',
  ...(code !== undefined && lines.some(({ off }) => off > 0)
    ? [`What the code ${code} took off is beneath each amount, and in full beside the total.`]
    : []),
  'This invoice is your proof of purchase.',
]

const invoiceStatement = ({ order, number, date, facts }: InvoiceInput): Statement => {
  const paid = order.total > 0 ? [{ label: 'Paid by', lines: [cardWords(order.card)] }] : []
  return {
    facts,
    title: 'Tax invoice',
    number,
    date,
    marks: [{ label: 'Number', lines: [number] }, { label: 'Date', lines: [formatDay(date)] }, ...paid],
    parties: [sellerBlock(facts), ...buyerBlocks(order)],
    rows: order.lines.map(rowOf),
    sums: [...totalParts(order), totalSum(order, 'Total')],
    tax: `Total includes GST of ${aud(order.gst)}`,
    remarks: remarksOf(order),
  }
}

/** The tax invoice of an order that is paid. The same order on the same day is the same bytes. */
export const invoicePdf = (input: InvoiceInput): Promise<Buffer> => drawStatement(invoiceStatement(input))

import { formatDay } from '../../../domain/calendar/day-format.ts'
import { type Cents, timesCents } from '../../../domain/money/money.ts'
import { gstIn } from '../../../domain/pricing/gst.ts'
import { cleanLine, shortened } from '../../mail/clean-words.ts'
import type { OrderRefund, RefundedPart } from '../letters/letter-details.ts'
import { aud } from '../letters/phrases/aud.ts'
import { cardWords } from '../letters/phrases/letter-card-words.ts'
import { beyondParts, unitsWords } from '../letters/phrases/refund-rows.ts'
import { buyerBlocks } from './buyer.ts'
import { drawStatement } from './draw-statement.ts'
import { type InvoiceInput, productName } from './invoice-pdf.ts'
import { sellerBlock } from './seller.ts'
import type { Statement, StatementRow } from './statement.ts'

export interface CreditNoteInput extends InvoiceInput {
  refund: OrderRefund
  /** What it adjusts. */
  invoice: { number: string; date: string }
}

const rowOf = (part: RefundedPart): StatementRow => {
  const { line, units, amount } = part
  const isLess = !line.isBonus && amount < timesCents(line.price, units)
  return {
    name: productName(line),
    note: isLess ? `${line.sku}, after the discount` : line.sku,
    quantity: unitsWords(part),
    price: aud(line.isBonus ? amount : line.price),
    amount: aud(amount),
    off: '',
  }
}

const rowNamed = (name: string, amount: Cents): StatementRow[] =>
  amount === 0 ? [] : [{ name, note: '', quantity: '', price: '', amount: aud(amount), off: '' }]

const rowsOf = (refund: OrderRefund): StatementRow[] => [
  ...refund.parts.map(rowOf),
  ...rowNamed('Delivery', refund.delivery),
  ...rowNamed('Part of the price', beyondParts(refund)),
]

const longestReason = 300

const creditNoteStatement = (input: CreditNoteInput): Statement => {
  const { order, number, date, facts, refund, invoice } = input
  const reason = shortened(cleanLine(refund.reason), longestReason)
  return {
    facts,
    title: 'Credit note',
    number,
    date,
    marks: [
      { label: 'Number', lines: [number] },
      { label: 'Date', lines: [formatDay(date)] },
      { label: 'To tax invoice', lines: [`${invoice.number}, ${formatDay(invoice.date)}`] },
    ],
    parties: [sellerBlock(facts), ...buyerBlocks(order)],
    rows: rowsOf(refund),
    sums: [{ label: 'Refunded', value: aud(refund.amount), isTotal: true }],
    tax: `Total includes GST of ${aud(gstIn(refund.amount))}`,
    remarks: [
      `Adjustment note. Refunded to ${cardWords(order.card)}.`,
      ...(reason === '' ? [] : [`Why: ${reason}`]),
      'All prices are in Australian dollars, GST included.',
    ],
  }
}

/** The adjustment note of one refund, whole or in part. */
export const creditNotePdf = (input: CreditNoteInput): Promise<Buffer> => drawStatement(creditNoteStatement(input))

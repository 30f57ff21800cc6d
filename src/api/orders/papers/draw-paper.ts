import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { DrawPaper } from './order-paper.ts'

/** Draws invoices and credit notes. What draws them is loaded with the first: it brings fonts along. */
export const createDrawPaper =
  (facts: () => EditionFacts): DrawPaper =>
  async ({ order, number, date, credit }) => {
    if (credit === undefined) {
      const { invoicePdf } = await import('./invoice-pdf.ts')
      return invoicePdf({ order, number, date, facts: facts() })
    }
    const { creditNotePdf } = await import('./credit-note-pdf.ts')
    const { refund, invoiceDate } = credit
    const invoice = { number: order.number, date: invoiceDate }
    return creditNotePdf({ order, number, date, facts: facts(), refund, invoice })
  }

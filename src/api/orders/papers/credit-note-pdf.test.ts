import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { wholeRefund } from '../letters/letter-details.fake.ts'
import type { OrderRefund } from '../letters/letter-details.ts'
import { lineOf, orderOf } from '../letters/order.fake.ts'
import { creditNotePdf } from './credit-note-pdf.ts'
import { pdfText } from './pdf-text.fake.ts'

const filter = lineOf({
  sku: 'PW-FINE',
  name: 'Fine filter, S series',
  quantity: 2,
  price: cents(59),
  off: cents(11.8),
})
const order = orderOf({
  lines: [lineOf({ off: cents(189.9) }), filter],
  code: 'TENOFF',
  off: cents(201.7),
  deliveryCost: cents(14.95),
})

const draw = (refund: OrderRefund): Promise<Buffer> =>
  creditNotePdf({
    order,
    number: 'CN-10482-1',
    date: '2026-11-20',
    facts: factsOf('en-au'),
    refund,
    invoice: { number: order.number, date: '2026-11-16' },
  })

const saidOf = async (refund: OrderRefund): Promise<string> =>
  pdfText(await draw(refund))
    .flatMap(({ words }) => words)
    .join(' | ')

const part: OrderRefund = {
  id: 're_1',
  amount: cents(68.05),
  parts: [{ line: filter, units: 1, amount: cents(53.1) }],
  delivery: cents(14.95),
  reason: 'One of the two filters was torn.',
}

describe('a credit note', () => {
  it('says what it adjusts, why, and how much tax is in it', async () => {
    const said = await saidOf(part)
    expect(said).toContain('Credit note | Number | CN-10482-1 | Date | 20 November 2026')
    expect(said).toContain('To tax invoice | AU-10482-6, 16 November 2026')
    expect(said).toContain('Poolwright Australia Pty Ltd | ABN 58 994 172 637')
    expect(said).toContain('To | Priya Nair | 18 Boonah Street')
    expect(said).toContain('Adjustment note. Refunded to Visa ending 4242. | Why: One of the two filters was torn.')
    expect(said).toContain('Refunded | A$68.05 | Total includes GST of A$6.19')
  })

  it('lists what is paid back and nothing else', async () => {
    const said = await saidOf(part)
    expect(said).toContain('Fine filter, S series | PW-FINE, after the discount | 1 of 2 | A$59.00 | A$53.10')
    expect(said).toContain('Delivery | A$14.95')
    expect(said).not.toContain('Dolphin')
  })

  it('of the whole comes to what was paid', async () => {
    const said = await saidOf(wholeRefund(order))
    expect(said).toContain('Refunded | A$1,830.25')
    expect(said).toContain('Dolphin S 300i')
  })

  it('of a part of the price names no thing', async () => {
    const said = await saidOf({ ...part, parts: [], delivery: cents(0), amount: cents(20) })
    expect(said).toContain('What | Quantity | Price with GST | Amount with GST | Part of the price | A$20.00')
  })

  it('is the same to the byte', async () => {
    expect((await draw(part)).equals(await draw(part))).toBe(true)
  })
})

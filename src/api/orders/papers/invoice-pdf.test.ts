import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { lineOf, orderOf, pickUpOrder } from '../letters/order.fake.ts'
import { aud, lessAud } from '../letters/phrases/aud.ts'
import { lineAmount } from '../letters/phrases/order-goods.ts'
import { randomOrder } from '../letters/random-order.fake.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { pdfText } from './pdf-text.fake.ts'

const facts = factsOf('en-au')
const draw = (order: Order): Promise<Buffer> => invoicePdf({ order, number: order.number, date: '2026-11-16', facts })
const wordsOf = async (order: Order): Promise<string[]> => pdfText(await draw(order)).flatMap(({ words }) => words)

const fifty = Array.from({ length: 50 }, (_, at) => lineOf({ sku: `PW-${at}`, name: `Part number ${at}`, quantity: 3 }))

describe('a tax invoice', () => {
  it('says what the tax office asks for', async () => {
    const words = await wordsOf(orderOf())
    expect(words.slice(0, 8)).toEqual([
      'Poolwright',
      'Tax invoice',
      'Number',
      'AU-10482-6',
      'Date',
      '16 November 2026',
      'Paid by',
      'Visa ending 4242',
    ])
    expect(words.join(' | ')).toContain('From | Poolwright Australia Pty Ltd | ABN 58 994 172 637 | 41 Bath Road')
    expect(words.join(' | ')).toContain('To | Priya Nair | 18 Boonah Street | Caringbah NSW 2229 | priya@nair.example')
    expect(words.join(' | ')).toContain('Fine filter, S series | PW-FINE | 2 | A$59.00 | A$118.00')
    expect(words.join(' | ')).toContain('Items | A$2,206.00 | Delivery, metro | Free | Total | A$2,206.00')
    expect(words).toContain('Total includes GST of A$200.55')
    expect(words).toContain('All prices are in Australian dollars, GST included.')
  })

  it('says its GST once, whatever letters call it', async () => {
    const order = orderOf()
    const withGst = (await wordsOf(order)).filter((each) => each.includes(aud(order.gst)))
    expect(withGst).toEqual([`Total includes GST of ${aud(order.gst)}`])
  })

  it('says what a code took off, and what came for nothing', async () => {
    const bonus = lineOf({ sku: 'PW-CADDY', name: 'Caddy', isBonus: true, price: cents(189) })
    const lines = [lineOf({ off: cents(189.9) }), bonus]
    const words = (await wordsOf(orderOf({ lines, code: 'TENOFF', off: cents(189.9) }))).join(' | ')
    expect(words).toContain('Dolphin S 300i | PW-S300I | 1 | A$1,899.00 | A$1,899.00 | −A$189.90')
    expect(words).toContain('Caddy | PW-CADDY, included free | 1 | A$0.00 | A$0.00')
    expect(words).toContain('Code TENOFF | −A$189.90 | Total | A$1,709.10')
  })

  it('goes to who pays, and names where it was delivered', async () => {
    const address = { street: 'PO Box 9', suburb: 'Perth', state: 'WA', postcode: '6000' }
    const words = (await wordsOf(orderOf({ billing: { name: 'Nair Pools Pty Ltd', address } }))).join(' | ')
    expect(words).toContain('To | Nair Pools Pty Ltd | PO Box 9 | Perth WA 6000 | priya@nair.example')
    expect(words).toContain('Delivered to | Priya Nair | 18 Boonah Street')
  })

  it('of what is picked up has no address to go to', async () => {
    const words = (await wordsOf(pickUpOrder())).join(' | ')
    expect(words).toContain('To | Priya Nair | priya@nair.example | What')
    expect(words).toContain('Pick-up | Free')
  })

  it('of what cost nothing was paid by nothing', async () => {
    const words = await wordsOf(orderOf({ code: 'ALLOFF', off: cents(2206) }))
    expect(words).not.toContain('Paid by')
    expect(words).toContain('Total includes GST of A$0.00')
  })

  it('is as long as it has to be, with a head and a number on every page', async () => {
    const pages = pdfText(await draw(orderOf({ lines: fifty })))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, { repeated }] of pages.entries()) {
      expect(repeated).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(repeated.some((each) => each.includes('ABN 58 994 172 637'))).toBe(true)
      if (index > 0)
        expect(repeated).toEqual(expect.arrayContaining(['Tax invoice AU-10482-6', 'What', 'Amount with GST']))
    }
    const names = pages.flatMap(({ words }) => words).filter((each) => each.startsWith('Part number'))
    expect(names).toEqual(fifty.map(({ name }) => name))
    expect(pages.at(-1)?.words).toContain('Total')
  })
})

describe('the file of an invoice', () => {
  it('is tagged, and has a title, a language and the date of the invoice', async () => {
    const pdf = (await draw(orderOf())).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toMatch(/\/Lang \(en-AU\)/)
    expect(pdf).toMatch(/\/DisplayDocTitle true/)
    for (const entry of ['(Tax invoice AU-10482-6)', '(Poolwright Australia Pty Ltd)', '(D:20261116000000Z)'])
      expect(pdf).toContain(`0 obj\n${entry}\nendobj`)
    expect(pdf).toContain('<rdf:li xml:lang="x-default">Tax invoice AU-10482-6</rdf:li>')
    expect(pdf).toMatch(/\/Scope \/Column/)
    for (const role of ['H1', 'Table', 'TR', 'TH', 'TD', 'P']) expect(pdf).toContain(`/S /${role}\n`)
    expect(pdf).not.toMatch(/\/URI|\/JavaScript|\/Annots/)
  })

  it('is the same to the byte, whatever was drawn before it', async () => {
    const first = await draw(orderOf())
    await draw(orderOf({ name: 'Été Nguyễn', lines: fifty.slice(0, 3) }))
    expect((await draw(orderOf())).equals(first)).toBe(true)
    expect((await draw(orderOf({ name: 'Somebody Else' }))).equals(first)).toBe(false)
  })
})

describe('names on an invoice', () => {
  it.each(['Nguyễn Thị Mai', 'Wiremu Tāmati', 'Łukasz Żółć', 'Margaret O’Shea', 'Søren Ångström'])(
    'are printed as they are written: %s',
    async (name) => {
      expect(await wordsOf(orderOf({ name }))).toContain(name)
    },
  )

  it('that no font of ours has are told by the email address', async () => {
    const words = (await wordsOf(pickUpOrder({ name: '李 小龍 🤿' }))).join(' | ')
    expect(words).toContain('To | priya@nair.example | What')
    expect(words).not.toContain('�')
  })

  it('do no harm', async () => {
    const name = 'Ana\r\n/JavaScript (x) >> endobj \u202eevil https://evil.example <script>'
    const pdf = await draw(orderOf({ name, notes: name }))
    expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|evil/)
    expect(pdfText(pdf).flatMap(({ words }) => words)).toContain(
      'Ana /JavaScript (x) >> endobj evil https: /evil. example <script>',
    )
  })
})

describe('any order', () => {
  it('has its sums on its invoice', async () => {
    await fc.assert(
      fc.asyncProperty(randomOrder(), async (order) => {
        const words = await wordsOf(order)
        const at = words.indexOf('Total')
        expect(words[at + 1]).toBe(aud(order.total))
        expect(words[at + 2]).toBe(`Total includes GST of ${aud(order.gst)}`)
        expect(words[words.indexOf('Items') + 1]).toBe(aud(order.goods))
        for (const line of order.lines) {
          const amounts = [aud(lineAmount(line)), ...(line.off > 0 ? [lessAud(line.off)] : [])]
          expect(words.slice(words.indexOf('What'))).toEqual(expect.arrayContaining(amounts))
        }
      }),
      { numRuns: 8 },
    )
  })
})

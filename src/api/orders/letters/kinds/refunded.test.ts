import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../../domain/money/money.ts'
import { letterOf, said } from '../letter-of.fake.ts'
import { lineOf, orderOf } from '../order.fake.ts'

describe('money that goes back', () => {
  it('is a part, which is named with its reason', () => {
    const order = orderOf({ deliveryCost: cents(14.95) })
    const [, filter = lineOf()] = order.lines
    const refund = {
      id: 're_1',
      amount: cents(73.95),
      parts: [{ line: filter, units: 1, amount: cents(59) }],
      delivery: cents(14.95),
      reason: 'One of the two filters was torn.',
    }
    const { subject, text } = letterOf('refunded', order, {
      refund,
      creditNote: { url: 'https://pools.example/c.pdf' },
    })
    expect(subject).toBe('A$73.95 goes back to you, order AU-10482-6')
    expect(said(text)).toContain('We have refunded A$73.95 of the A$2,220.95 you paid for order AU-10482-6')
    expect(text).toContain('Why: One of the two filters was torn.')
    expect(text).toContain('Fine filter, S series: 1 of 2, A$59.00\n')
    expect(text).toContain('Delivery: A$14.95\nGST included: A$6.72\nRefunded: A$73.95\n')
    expect(text).toContain('Credit note, with the order:\nhttps://pools.example/c.pdf\n')
    expect(text).not.toContain('Caddy')
  })

  it('may be a part of the price and no thing at all', () => {
    const refund = { id: 're_2', amount: cents(20), parts: [], delivery: cents(0), reason: 'It came late.' }
    expect(letterOf('refunded', orderOf(), { refund }).text).toContain('Part of the price: A$20.00\n')
  })

  it('may be the whole', () => {
    const { text } = letterOf('refunded', orderOf())
    expect(text).toContain('\nAll of it goes back to you.\n')
    expect(said(text)).toContain('the whole of order AU-10482-6, A$2,206.00')
  })
})

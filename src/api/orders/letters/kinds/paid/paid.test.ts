import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../../../domain/money/money.ts'
import { letterOf } from '../../letter-of.fake.ts'
import { lineOf, orderOf } from '../../order.fake.ts'

describe('an order that is paid', () => {
  it('says what it cost, with the tax, the code, the card and what came for nothing', () => {
    const bonus = lineOf({ sku: 'PW-CADDY', name: 'Caddy', isBonus: true, price: cents(189) })
    const order = orderOf({
      lines: [lineOf({ off: cents(189.9) }), bonus],
      code: 'TENOFF',
      off: cents(189.9),
      deliveryCost: cents(14.95),
    })
    const { text } = letterOf('paid', order)
    expect(text).toContain('Dolphin S 300i: 1 × A$1,899.00 = A$1,899.00\nCaddy: 1, included free, A$0.00\n')
    expect(text).toContain(
      'Items: A$1,899.00\nDelivery, metro: A$14.95\nCode TENOFF: −A$189.90\nGST included: A$156.73\nPaid: A$1,724.05\n',
    )
    expect(text).toContain('By Visa ending 4242, Monday 16 November at 12.21 pm.')
  })

  it('has its invoice attached, or at an address', () => {
    expect(letterOf('paid', orderOf()).text).toContain(
      'Tax invoice, with the order:\nhttps://pools.example/invoice/AU-10482-6.pdf\n',
    )
    const attached = letterOf('paid', orderOf(), { invoice: { isAttached: true } }).text
    expect(attached).toContain('The tax invoice is attached to this email.')
    expect(attached).not.toContain('Tax invoice, with the order')
    expect(letterOf('paid', orderOf(), { invoice: undefined }).text).not.toMatch(/^.*Tax invoice.*$/m)
  })

  it('says who pays and what was noted', () => {
    const address = { street: 'PO Box 9', suburb: 'Perth', state: 'WA', postcode: '6000' }
    const order = orderOf({
      billing: { name: 'Nair & Daughters', address },
      notes: 'Behind the gate.\nDog is friendly.',
    })
    const { text } = letterOf('paid', order)
    expect(text).toContain('Bill to:\n  Nair & Daughters\n  PO Box 9\n  Perth WA 6000\n')
    expect(text).toContain('Your note:\n  Behind the gate.\n  Dog is friendly.\n')
  })

  it('costs nothing where a code took all of it', () => {
    const { card: _card, ...order } = orderOf({ code: 'ALLOFF', off: cents(2206) })
    const { text } = letterOf('paid', order)
    expect(text).toContain('Paid: A$0.00')
    expect(text).not.toContain('By card')
  })
})

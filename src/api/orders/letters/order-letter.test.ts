import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { readMessage } from '../../mail/mail-message.ts'
import { letterKinds, meansFor, orderUrl } from './letter-means.fake.ts'
import type { MeansOf, OrderLetterKind } from './letter-means.ts'
import { kirrawee, lineOf, orderOf, pickUpOrder } from './order.fake.ts'
import { orderLetter } from './order-letter.ts'

const facts = factsOf('en-au')
const tracking = { carrier: 'StarTrack', number: '7PWK 0048 2210' }

const letterOf = <Kind extends OrderLetterKind>(kind: Kind, order: Order, changes: Partial<MeansOf[Kind]> = {}) =>
  orderLetter(kind, order, facts, { ...meansFor(order)[kind], ...changes })

const said = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe('the message', () => {
  it.each(letterKinds)('of a letter “%s” is one, however often it is written', (kind) => {
    const [first, second] = [letterOf(kind, orderOf()), letterOf(kind, orderOf({ notes: 'Changed meanwhile.' }))]
    expect(second.messageId).toBe(first.messageId)
    expect(letterOf(kind, orderOf({ number: 'AU-10483-5' })).messageId).not.toBe(first.messageId)
    expect(new Set(letterKinds.map((each) => letterOf(each, orderOf()).messageId)).size).toBe(letterKinds.length)
  })

  it('differs between two refunds and two returns of an order', () => {
    const { refund } = meansFor(orderOf()).refunded
    const again = letterOf('refunded', orderOf(), { refund: { ...refund, id: 'refund-2' } })
    expect(again.messageId).not.toBe(letterOf('refunded', orderOf()).messageId)
    const { return: sentBack } = meansFor(orderOf())['return-started']
    const other = letterOf('return-started', orderOf(), { return: { ...sentBack, number: 'R-10482-2' } })
    expect(other.messageId).not.toBe(letterOf('return-started', orderOf()).messageId)
  })

  it.each(letterKinds)('of a letter “%s” goes through the queue', (kind) => {
    const message = letterOf(kind, orderOf())
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
    expect(message.from).toEqual({ name: 'Poolwright', address: 'help@poolwright.example' })
    expect(message.to).toEqual({ name: 'Priya Nair', address: 'priya@nair.example' })
  })

  it.each(letterKinds)('of a letter “%s” has one button and names the order', (kind) => {
    const { html, subject, text } = letterOf(kind, orderOf())
    expect(html.match(/class="act"/g)).toHaveLength(1)
    expect(subject).toContain('AU-10482-6')
    expect(text).toContain('AU-10482-6')
  })

  it('is refused for an address that nobody could have ordered with', () => {
    expect(() => letterOf('paid', orderOf({ email: 'a@b\r\nBcc: c@d.example' }))).toThrow('no usable address: to')
  })
})

describe('while the bank thinks', () => {
  it('there is nothing to do', () => {
    const { subject, text } = letterOf('received', orderOf({ state: 'verifying', notes: 'Behind the gate' }))
    expect(subject).toBe('Your bank is still thinking about AU-10482-6')
    expect(said(text)).toContain('There is nothing to do. Do not order again')
    expect(said(text)).toContain('If the bank says yes, we write again')
    expect(text).toContain('To pay: A$2,206.00')
  })

  it('nothing is repeated that was typed', () => {
    const { text } = letterOf('received', orderOf({ notes: 'Behind the gate' }))
    expect(text).not.toMatch(/Boonah|gate/)
  })
})

describe('an order that is paid', () => {
  it('comes on the days that were promised', () => {
    const { subject, text } = letterOf('paid', orderOf())
    expect(subject).toBe('It is paid. AU-10482-6 comes Tuesday 17 or Wednesday 18 November')
    expect(text).toContain('\nIt leaves on Monday.\n')
    expect(said(text)).toContain('It should be at 18 Boonah Street on Tuesday 17 or Wednesday 18 November.')
    expect(said(text)).toContain('It leaves Kirrawee on Monday 16 November. We write again then')
    expect(text).toContain('  Priya Nair\n  18 Boonah Street\n  Caringbah NSW 2229\n')
  })

  it('may take longer to where the road is long', () => {
    const promise = { kind: 'door', leaves: '2026-12-29', from: '2027-01-05', to: '2027-01-12' } as const
    const { subject, text } = letterOf('paid', orderOf({ promise }))
    expect(subject).toBe('It is paid. AU-10482-6 comes Tuesday 5 to Tuesday 12 January')
    expect(said(text)).toContain('between Tuesday 5 and Tuesday 12 January.')
    expect(text).toContain('\nIt leaves on Tuesday 29 December.\n')
  })

  it('keeps the date in its subject however long the number is', () => {
    const promise = { kind: 'door', leaves: '2026-09-29', from: '2026-09-30', to: '2026-10-14' } as const
    expect(letterOf('paid', orderOf({ number: 'AU-123456789012-K', promise })).subject).toBe(
      'It is paid. AU-123456789012-K comes Wed 30 Sep to Wed 14 Oct',
    )
  })

  it('says what it cost, with the tax, the code, the card and what came for nothing', () => {
    const bonus = lineOf({ sku: 'PW-CADDY', name: 'Caddy', isBonus: true, price: cents(189) })
    const order = orderOf({
      lines: [lineOf({ off: cents(189.9) }), bonus],
      code: 'TENOFF',
      off: cents(189.9),
      deliveryCost: cents(14.95),
    })
    const { text } = letterOf('paid', order)
    expect(text).toContain('Dolphin S 300i: 1 × A$1,899.00 = A$1,899.00\nCaddy: 1, with it, for nothing, A$0.00\n')
    expect(text).toContain(
      'Goods: A$1,899.00\nDelivery, metro: A$14.95\nCode TENOFF: −A$189.90\nGST included: A$156.73\nPaid: A$1,724.05\n',
    )
    expect(text).toContain('By Visa ending 4242, Monday 16 November at 12.21 pm.')
  })

  it('has its invoice attached, or at an address', () => {
    expect(letterOf('paid', orderOf()).text).toContain(
      'Tax invoice, with the order:\nhttps://pools.example/invoice/AU-10482-6.pdf\n',
    )
    const attached = letterOf('paid', orderOf(), { invoice: { isAttached: true } }).text
    expect(attached).toContain('The tax invoice is attached to this letter.')
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

  it('names no day where none was promised', () => {
    const { promise: _promise, ...order } = orderOf()
    const { subject, text } = letterOf('paid', order)
    expect(subject).toBe('It is paid: order AU-10482-6')
    expect(said(text)).toContain('When it leaves we write again, with the dates and the tracking number.')
  })

  it('is picked up where and when the shop is open', () => {
    const { subject, text } = letterOf('paid', pickUpOrder())
    expect(subject).toBe('It is paid. AU-10482-6 should be ready Monday 16 November')
    expect(said(text)).toContain('It should be ready in Kirrawee on Monday 16 November at 2.21 pm.')
    expect(said(text)).toContain('Wait for that letter before you set out.')
    expect(text).toContain('  Poolwright Kirrawee\n  41 Bath Road\n  Kirrawee NSW 2232\n')
    expect(said(text)).toContain('Open: Mon to Fri, 8 am to 4.30 pm Sat, 9 am to 1 pm')
    expect(text).toContain('Pick-up: Free')
    expect(text).not.toMatch(/Boonah|tracking|packed/)
  })

  it('is ready by the clock of where it is picked up', () => {
    const perth = { ...kirrawee, suburb: 'Osborne Park', state: 'WA', postcode: '6017' }
    const { text } = letterOf('paid', pickUpOrder(), { pickUp: perth })
    expect(said(text)).toContain('ready in Osborne Park on Monday 16 November at 11.21 am.')
    expect(said(text)).toContain('Paid: Mon 16 Nov, 9.21 am')
    expect(said(text)).toContain('By Visa ending 4242, Monday 16 November at 9.21 am.')
  })

  it('leads to its page where the pick-up point is not known', () => {
    const { text } = letterOf('paid', pickUpOrder(), { pickUp: undefined })
    expect(said(text)).toContain('Where: The page of the order says where, and when it is open.')
  })
})

describe('an order that has left', () => {
  it('can be followed', () => {
    const { subject, text, html } = letterOf('shipped', orderOf({ state: 'shipped', tracking }))
    expect(subject).toBe('It has left. AU-10482-6 comes Tuesday 17 or Wednesday 18 November')
    expect(said(text)).toContain('went out of the door in Kirrawee on Monday 16 November at 5.04 pm.')
    expect(text).toContain('Follow the parcel:\nhttps://carrier.example/7PWK00482210\n')
    expect(text).toContain('StarTrack, tracking number 7PWK 0048 2210')
    expect(html).toContain('href="https://carrier.example/7PWK00482210"')
    expect(text).toContain('Fine filter, S series: 2\n')
    expect(text).not.toContain('A$')
  })

  it('is followed on its page where the carrier has none', () => {
    const { text } = letterOf('shipped', orderOf(), { trackingUrl: undefined })
    expect(text).toContain(`Follow the parcel:\n${orderUrl}\n`)
    expect(text).not.toContain('tracking number')
  })
})

describe('an order that waits to be picked up', () => {
  it('is kept for 14 days, for whoever brings the number', () => {
    const { subject, text } = letterOf('ready', pickUpOrder({ state: 'ready' }))
    expect(subject).toBe('It is ready. AU-10482-6 is kept until Monday 30 November')
    expect(said(text)).toContain('We keep it for 14 days, until Monday 30 November.')
    expect(said(text)).toContain('Bring: The order number, AU-10482-6, and some identification')
    expect(said(text)).toContain('Open: Mon to Fri, 8 am to 4.30 pm')
  })

  it('was picked up by somebody, which the one who paid is told', () => {
    const { subject, text } = letterOf('collected', pickUpOrder({ state: 'collected' }))
    expect(subject).toBe('It is yours. AU-10482-6 was picked up Monday 16 November')
    expect(said(text)).toContain('picked up in Kirrawee on Monday 16 November at 5.04 pm.')
    expect(said(text)).toContain('neither you nor somebody you sent, ring us now: 1800 975 711.')
    expect(text).toContain('https://pools.example/en-au/support/registration/')
  })
})

describe('money that goes back', () => {
  it('is all of it for an order that is called off', () => {
    const { subject, text } = letterOf('cancelled', orderOf({ state: 'cancelled' }))
    expect(subject).toBe('AU-10482-6 is called off. A$2,206.00 goes back')
    expect(said(text)).toContain('goes back to your Visa ending 4242, and is there within five business days.')
    expect(text).toContain('Paid back: A$2,206.00')
  })

  it('is nothing where nothing was paid', () => {
    const { text, subject } = letterOf('cancelled', orderOf({ code: 'ALLOFF', off: cents(2206) }))
    expect(subject).toBe('Order AU-10482-6 is called off')
    expect(said(text)).toContain('Nothing was charged, so nothing goes back.')
  })

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
    expect(said(text)).toContain('We have paid back A$73.95 of the A$2,220.95 you paid for order AU-10482-6')
    expect(text).toContain('Why: One of the two filters was torn.')
    expect(text).toContain('Fine filter, S series: 1 of 2, A$59.00\n')
    expect(text).toContain('Delivery: A$14.95\nGST included: A$6.72\nPaid back: A$73.95\n')
    expect(text).toContain('Credit note, with the order:\nhttps://pools.example/c.pdf\n')
    expect(text).not.toContain('Caddy')
  })

  it('may be a part of the price and no thing at all', () => {
    const refund = { id: 're_2', amount: cents(20), parts: [], delivery: cents(0), reason: 'It came late.' }
    expect(letterOf('refunded', orderOf(), { refund }).text).toContain('Of the price: A$20.00\n')
  })

  it('may be the whole', () => {
    const { text } = letterOf('refunded', orderOf())
    expect(text).toContain('\nAll of it goes back to you.\n')
    expect(said(text)).toContain('the whole of order AU-10482-6, A$2,206.00')
  })

  it('is what the bank charged too late', () => {
    const { subject, text } = letterOf('expired-charge', orderOf({ state: 'refunded' }))
    expect(subject).toBe('AU-10482-6 was charged too late, and is paid back')
    expect(said(text)).toContain('after we had let it go, and charged A$2,206.00 all the same. All of it is paid back')
    expect(said(text)).toContain('Nothing is on its way to you.')
  })
})

describe('a return', () => {
  it('has a number, an address and 30 days', () => {
    const { subject, text } = letterOf('return-started', orderOf({ state: 'delivered' }))
    expect(subject).toBe('Return R-10482-1 of AU-10482-6: send it by Thursday 17 December')
    expect(said(text)).toContain('Send it by Thursday 17 December, which is 30 days from delivery')
    expect(said(text)).toContain('You pay the freight.')
    expect(text).toContain('  Poolwright Australia Pty Ltd\n  Return R-10482-1\n  41 Bath Road\n  Kirrawee NSW 2232\n')
    expect(text).toContain('What goes back\n--------------\n\nDolphin S 300i: 1\n')
  })

  it('of what is faulty is at our cost, whatever the day', () => {
    const { return: sentBack } = meansFor(orderOf())['return-started']
    const { subject, text } = letterOf('return-started', orderOf(), { return: { ...sentBack, why: { kind: 'fault' } } })
    expect(subject).toBe('Return R-10482-1 for order AU-10482-6')
    expect(said(text)).toContain('We pay the freight, and there is no 30-day limit')
    expect(text).not.toContain('You pay')
  })
})

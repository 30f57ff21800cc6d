import { describe, expect, it } from 'vitest'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { checkoutOrder } from '../order/checkout-order.fake.ts'
import { orderHeadline, orderLead, timeline } from './order-progress.ts'

const timeZone = 'Australia/Sydney'
/** Monday, 1.20 pm in Sydney. */
const now = new Date('2026-11-16T02:20:00Z')
const promise = { leaves: null, from: null, to: null, ready: null }

const terms: ShopTerms = {
  terms: { rates: {}, zones: [], offers: [] },
  dispatch: { timeZone, state: 'NSW', cutOff: '13:00', holidays: [] },
  pickUp: {
    point: {
      slug: 'kirrawee',
      name: 'Kirrawee',
      street: '41 Bath Road',
      suburb: 'Kirrawee',
      state: 'NSW',
      postcode: '2232',
    },
    timeZone,
    state: 'NSW',
    hours: {},
    holidays: [],
    readyAfterHours: 2,
    keptDays: 14,
  },
  returnDays: 30,
  refundDays: 5,
  reservationMinutes: 30,
}

const door = checkoutOrder({
  state: 'PAID',
  paidAt: '2026-11-16T01:21:00Z',
  card: { brand: 'visa', last4: '4242' },
  promise: { ...promise, leaves: '2026-11-16', from: '2026-11-17', to: '2026-11-18' },
})

describe('a paid order', () => {
  it('says in its headline when it leaves', () => {
    const leaving = (leaves: string) => orderHeadline({ ...door, promise: { ...promise, leaves } }, timeZone, now)
    expect(leaving('2026-11-16')).toBe('It leaves today.')
    expect(leaving('2026-11-17')).toBe('It leaves tomorrow.')
    expect(leaving('2026-11-19')).toBe('It leaves on Thursday.')
    expect(leaving('2026-11-13')).toBe('It’s paid.')
  })

  it('says when it can be picked up', () => {
    const ready = { ...promise, ready: '2026-11-16T03:30:00Z' }
    expect(orderHeadline({ ...door, promise: ready }, timeZone, now)).toBe('Ready today from 2.30\u00a0pm.')
  })

  it('says what became of it later', () => {
    expect(orderHeadline({ ...door, state: 'SHIPPED' }, timeZone, now)).toBe('On its way.')
    expect(orderHeadline({ ...door, state: 'REFUNDED' }, timeZone, now)).toBe('Refunded.')
  })

  it('names street, days and where the receipt went', () => {
    expect(orderLead(door, terms)).toBe(
      ' is paid. It should reach Boonah Street on Tuesday 17 or Wednesday 18 November. The receipt went to priya@nair.example.',
    )
  })

  it('tells the next steps with their days, and which one is now', () => {
    const entries = timeline(door, terms, '1800 975 711', now)
    expect(entries.map(({ when, what, state }) => [when, what, state])).toEqual([
      ['Today, 12.21\u00a0pm', 'Paid', 'done'],
      ['Today', 'Packed in Kirrawee', 'now'],
      ['Today', 'With the courier', 'to come'],
      ['Tue 17 or Wed 18 Nov', 'At your door', 'to come'],
    ])
    expect(entries[0]?.text).toBe('Visa ending 4242, A$110.00. The tax invoice is linked in the email.')
  })
})

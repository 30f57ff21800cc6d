import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../../domain/money/money.ts'
import { letterOf, said } from '../letter-of.fake.ts'
import { orderOf } from '../order.fake.ts'

describe('money that goes back', () => {
  it('is all of it for an order that is called off', () => {
    const { subject, text } = letterOf('cancelled', orderOf({ state: 'cancelled' }))
    expect(subject).toBe('AU-10482-6 is cancelled. A$2,206.00 goes back')
    expect(said(text)).toContain('goes back to your Visa ending 4242, and should be there within five business days.')
    expect(text).toContain('Refunded: A$2,206.00')
  })

  it('is nothing where nothing was paid', () => {
    const { text, subject } = letterOf('cancelled', orderOf({ code: 'ALLOFF', off: cents(2206) }))
    expect(subject).toBe('Order AU-10482-6 is cancelled')
    expect(said(text)).toContain('Nothing was charged, so nothing goes back.')
  })
})

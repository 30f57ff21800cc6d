import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../letter-of.fake.ts'
import { pickUpOrder } from '../order.fake.ts'

describe('an order that waits to be picked up', () => {
  it('is kept for 14 days, for whoever brings the number', () => {
    const { subject, text } = letterOf('ready', pickUpOrder({ state: 'ready' }))
    expect(subject).toBe('It’s ready. AU-10482-6 is kept until Monday 30 November')
    expect(said(text)).toContain('We keep it for 14 days, until Monday 30 November.')
    expect(said(text)).toContain('Bring: The order number, AU-10482-6, and some ID')
    expect(said(text)).toContain('Open: Mon to Fri, 8 am to 4.30 pm')
  })
})

import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../letter-of.fake.ts'
import { orderOf } from '../order.fake.ts'

describe('money that goes back', () => {
  it('is what the bank charged too late', () => {
    const { subject, text } = letterOf('expired-charge', orderOf({ state: 'refunded' }))
    expect(subject).toBe('AU-10482-6 was charged too late, and is refunded')
    expect(said(text)).toContain('after we had let it go, and charged A$2,206.00 anyway. All of it goes back')
    expect(said(text)).toContain('Nothing is on its way to you.')
  })
})

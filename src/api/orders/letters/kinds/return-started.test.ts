import { describe, expect, it } from 'vitest'
import { detailsFor } from '../letter-details.fake.ts'
import { letterOf, said } from '../letter-of.fake.ts'
import { orderOf } from '../order.fake.ts'

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
    const { return: sentBack } = detailsFor(orderOf())['return-started']
    const { subject, text } = letterOf('return-started', orderOf(), { return: { ...sentBack, why: { kind: 'fault' } } })
    expect(subject).toBe('Return R-10482-1 for order AU-10482-6')
    expect(said(text)).toContain('We pay the freight, and there’s no 30-day limit')
    expect(text).not.toContain('You pay')
  })
})

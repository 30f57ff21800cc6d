import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../../letter-of.fake.ts'
import { orderOf } from '../../order.fake.ts'

describe('an order that is paid', () => {
  it('comes on the days that were promised', () => {
    const { subject, text } = letterOf('paid', orderOf())
    expect(subject).toBe('It’s paid. AU-10482-6 comes Tuesday 17 or Wednesday 18 November')
    expect(text).toContain('\nIt leaves on Monday.\n')
    expect(said(text)).toContain('It should be at 18 Boonah Street on Tuesday 17 or Wednesday 18 November.')
    expect(said(text)).toContain('It leaves Kirrawee on Monday 16 November. We’ll email again then')
    expect(text).toContain('  Priya Nair\n  18 Boonah Street\n  Caringbah NSW 2229\n')
  })

  it('may take longer to where the road is long', () => {
    const promise = { kind: 'door', leaves: '2026-12-29', from: '2027-01-05', to: '2027-01-12' } as const
    const { subject, text } = letterOf('paid', orderOf({ promise }))
    expect(subject).toBe('It’s paid. AU-10482-6 comes Tuesday 5 to Tuesday 12 January')
    expect(said(text)).toContain('between Tuesday 5 and Tuesday 12 January.')
    expect(text).toContain('\nIt leaves on Tuesday 29 December.\n')
  })

  it('keeps the date in its subject however long the number is', () => {
    const promise = { kind: 'door', leaves: '2026-09-29', from: '2026-09-30', to: '2026-10-14' } as const
    expect(letterOf('paid', orderOf({ number: 'AU-123456789012-K', promise })).subject).toBe(
      'It’s paid. AU-123456789012-K comes Wed 30 Sep to Wed 14 Oct',
    )
  })

  it('names no day where none was promised', () => {
    const { promise: _promise, ...order } = orderOf()
    const { subject, text } = letterOf('paid', order)
    expect(subject).toBe('It’s paid: order AU-10482-6')
    expect(said(text)).toContain('When it leaves we’ll email again, with the dates and the tracking number.')
  })
})

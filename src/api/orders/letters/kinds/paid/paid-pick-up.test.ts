import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../../letter-of.fake.ts'
import { kirrawee, pickUpOrder } from '../../order.fake.ts'

describe('an order that is paid', () => {
  it('is picked up where and when the shop is open', () => {
    const { subject, text } = letterOf('paid', pickUpOrder())
    expect(subject).toBe('It’s paid. AU-10482-6 should be ready Monday 16 November')
    expect(said(text)).toContain('It should be ready in Kirrawee on Monday 16 November at 2.30 pm.')
    expect(said(text)).toContain('Wait for that before you set out.')
    expect(text).toContain('  Poolwright Kirrawee\n  41 Bath Road\n  Kirrawee NSW 2232\n')
    expect(said(text)).toContain('Open: Mon to Fri, 8 am to 4.30 pm Sat, 9 am to 1 pm')
    expect(text).toContain('Pick-up: Free')
    expect(text).not.toMatch(/Boonah|tracking|packed/)
  })

  it('is ready by the clock of where it is picked up', () => {
    const perth = { ...kirrawee, suburb: 'Osborne Park', state: 'WA', postcode: '6017', timeZone: 'Australia/Perth' }
    const { text } = letterOf('paid', pickUpOrder(), { pickUp: perth })
    expect(said(text)).toContain('ready in Osborne Park on Monday 16 November at 11.30 am.')
    expect(said(text)).toContain('Paid: Mon 16 Nov, 9.21 am')
    expect(said(text)).toContain('By Visa ending 4242, Monday 16 November at 9.21 am.')
  })

  it('leads to its page where the pick-up point is not known', () => {
    const { text } = letterOf('paid', pickUpOrder(), { pickUp: undefined })
    expect(said(text)).toContain('Where: The order page says where, and when it’s open.')
  })
})

import { describe, expect, it } from 'vitest'
import { orderUrl } from '../letter-details.fake.ts'
import { letterOf, said } from '../letter-of.fake.ts'
import { orderOf } from '../order.fake.ts'

const tracking = { carrier: 'StarTrack', number: '7PWK 0048 2210' }

describe('an order that has left', () => {
  it('can be followed', () => {
    const { subject, text, html } = letterOf('shipped', orderOf({ state: 'shipped', tracking }))
    expect(subject).toBe('It has left. AU-10482-6 comes Tuesday 17 or Wednesday 18 November')
    expect(said(text)).toContain('left Kirrawee on Monday 16 November at 5.04 pm.')
    expect(text).toContain('Track the parcel:\nhttps://carrier.example/7PWK00482210\n')
    expect(text).toContain('StarTrack, tracking number 7PWK 0048 2210')
    expect(html).toContain('href="https://carrier.example/7PWK00482210"')
    expect(text).toContain('Fine filter, S series: 2\n')
    expect(text).not.toContain('A$')
  })

  it('is followed on its page where the carrier has none', () => {
    const { text } = letterOf('shipped', orderOf(), { trackingUrl: undefined })
    expect(text).toContain(`Track the parcel:\n${orderUrl}\n`)
    expect(text).not.toContain('tracking number')
  })
})

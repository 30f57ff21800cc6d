import { describe, expect, it } from 'vitest'
import { listedDealers } from '../../../site/features/dealers/listed-dealer.ts'
import { dealerPages } from '../../templates/dealer.ts'
import { contentWith, dealerEntry, lineEntry, viewOf } from '../../view/edition-content.fake.ts'
import { findDealers } from './find-a-dealer.ts'

const hunter = dealerEntry({ linesCollection: [lineEntry().sys.id] })
const fremantle = { slug: 'fremantle', name: 'Fremantle Pool Shop', suburb: 'Fremantle', state: 'WA' }
const view = viewOf(contentWith({ dealers: [hunter, dealerEntry({ ...fremantle, services: ['repairs'] })] }))

describe('the dealers of an edition', () => {
  it('are packed for the finder and come out as they were', () => {
    const packed = findDealers(view)
    expect(packed.states.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'NSW New South Wales',
      'WA Western Australia',
    ])
    expect(packed.weeks).toEqual([{ mon: '08:00-17:00' }])
    const [first, second] = listedDealers(packed)
    const { sys: _, about: __, linesCollection: ___, ...listed } = hunter
    const closing = { closures: [], openOnHolidays: false }
    expect(first).toEqual({
      ...listed,
      ...closing,
      location: { lat: -32.923, lon: 151.737 },
      lines: [lineEntry().slug],
    })
    expect(second).toMatchObject({ slug: 'fremantle', state: 'WA', services: ['repairs'] })
  })

  it('are packed with what they close for themselves, beside the holidays of the coming months', () => {
    const closures = [{ from: '2026-12-24', to: '2027-01-03', note: 'summer break' }]
    const holidays = [
      { day: '2026-11-14', name: 'Show Day' },
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-03-01', name: 'Labour Day', states: ['WA'] },
      { day: '2027-12-25', name: 'Christmas Day' },
    ]
    const closing = viewOf(
      contentWith({
        holidayCalendars: [{ holidays }],
        dealers: [dealerEntry({ closures }), dealerEntry({ slug: 'always-open', openOnHolidays: true })],
      }),
    )
    const packed = findDealers(closing)
    expect(packed.holidays.map(({ day }) => day)).toEqual(['2026-12-25', '2027-03-01'])
    expect(listedDealers(packed)).toMatchObject([
      { closures, openOnHolidays: false },
      { closures: [], openOnHolidays: true },
    ])
    const [page, open] = dealerPages(closing)
    expect(page).toMatchObject({ data: { closed: closures, soon: 0 } })
    expect(open).toMatchObject({ data: { closed: [] } })
  })

  it('each have a page that says where they are and who is next', () => {
    const [page] = dealerPages(view)
    expect(page).toMatchObject({
      path: '/en-au/support/find-a-dealer/hunter-pool-works/',
      title: 'Hunter Pool Works, Broadmeadow: Poolwright dealer',
      searchKind: 'dealer',
      data: {
        timeZone: 'Australia/Sydney',
        lines: [{ label: lineEntry().name }],
        others: [{ slug: 'fremantle', distance: '0\u00a0m' }],
      },
    })
    expect(page?.description).toMatch(/^Sales, demo at your pool at 52 Brown Road, Broadmeadow NSW 2292\./)
    expect(page?.breadcrumbs.at(-1)?.name).toBe('Hunter Pool Works')
  })
})

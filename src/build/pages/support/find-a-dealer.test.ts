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
    expect(first).toEqual({ ...listed, location: { lat: -32.923, lon: 151.737 }, lines: [lineEntry().slug] })
    expect(second).toMatchObject({ slug: 'fremantle', state: 'WA', services: ['repairs'] })
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

import { describe, expect, it } from 'vitest'
import { listedDealers } from '../../../site/dealers/listed-dealer.ts'
import type { DealerEntry } from '../../content/types/dealer.ts'
import { contentWith, lineEntry, viewOf } from '../edition-content.fake.ts'
import { dealerPages } from '../templates/dealer-pages.ts'
import { findDealers } from './find-dealers.ts'

const dealer = (given: Partial<DealerEntry>): DealerEntry => ({
  sys: { id: 'dealer' },
  slug: 'hunter-pool-works',
  name: 'Hunter Pool Works',
  street: '52 Brown Road',
  suburb: 'Broadmeadow',
  state: 'NSW',
  postcode: '2292',
  phone: '(02) 5550 4920',
  location: { lat: -32.92321, lon: 151.73689 },
  hours: { mon: '08:00-17:00' },
  services: ['sales', 'demo'],
  linesCollection: [lineEntry().sys.id],
  about: 'A shop.',
  ...given,
})

const dealers = [
  dealer({}),
  dealer({ slug: 'fremantle', name: 'Fremantle Pool Shop', suburb: 'Fremantle', state: 'WA', services: ['repairs'] }),
]
const view = viewOf(contentWith({ dealers }))

describe('the dealers of an edition', () => {
  it('are packed for the finder and come out as they were', () => {
    const packed = findDealers(view)
    expect(packed.states.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'NSW New South Wales',
      'WA Western Australia',
    ])
    expect(packed.weeks).toEqual([{ mon: '08:00-17:00' }])
    const [first, second] = listedDealers(packed)
    expect(first).toEqual({
      slug: 'hunter-pool-works',
      name: 'Hunter Pool Works',
      street: '52 Brown Road',
      suburb: 'Broadmeadow',
      state: 'NSW',
      postcode: '2292',
      phone: '(02) 5550 4920',
      location: { lat: -32.923, lon: 151.737 },
      hours: { mon: '08:00-17:00' },
      services: ['sales', 'demo'],
      lines: [lineEntry().slug],
    })
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

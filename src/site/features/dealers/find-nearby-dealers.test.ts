import { expect, it, vi } from 'vitest'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { findNearbyDealers } from './find-nearby-dealers.ts'
import type { ListedDealer } from './listed-dealer.ts'

const dealer = (slug: string, lat: number, services: ListedDealer['services'] = ['repairs']): ListedDealer => ({
  slug,
  name: slug,
  street: '1 Pool Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
  phone: '02 5550 0100',
  hours: {},
  closures: [],
  openOnHolidays: false,
  services,
  lines: [],
  location: { lat, lon: 151 },
})
const listed = [dealer('far', -30), dealer('sells', -34, ['sales']), dealer('near', -34.1), dealer('middle', -33)]
const wish = { from: { lat: -34, lon: 151 }, service: 'repairs', first: 2 } as const
const load = async () => listed
const slugs = async (ask: () => Promise<DealerNearby<ListedDealer>[] | undefined>) =>
  (await findNearbyDealers('en-au', wish, ask, load)).map((found) => found.dealer.slug)

it('are those who are known now', async () => {
  expect(await slugs(async () => [{ km: 1, dealer: dealer('opened-today', -34) }])).toEqual(['opened-today'])
})

it('come from the list of all dealers when nobody can tell', async () => {
  expect(await slugs(async () => undefined)).toEqual(['near', 'middle'])
  expect(await slugs(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(['near', 'middle'])
})

it('carry the line that is asked for', async () => {
  const carrying = listed.map((each) => (each.slug === 'near' ? each : { ...each, lines: ['dolphin'] }))
  const found = await findNearbyDealers(
    'en-au',
    { ...wish, line: 'dolphin' },
    async () => undefined,
    async () => carrying,
  )
  expect(found.map(({ dealer: { slug } }) => slug)).toEqual(['middle', 'far'])
})

it('come from the list of all dealers when the answer takes too long', async () => {
  const over = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(over.signal)
  const found = slugs(() => new Promise(() => undefined))
  over.abort()
  expect(await found).toEqual(['near', 'middle'])
})

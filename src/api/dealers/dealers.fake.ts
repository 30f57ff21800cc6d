import type { Dealer } from '../../domain/dealers/dealer-list.ts'

const week = { mon: '08:00-17:00', tue: '08:00-17:00', wed: '08:00-17:00', thu: '08:00-17:00', fri: '08:00-17:00' }

/** A dealer in Moorabbin, open on weekdays. */
export const fakeDealer = (changes: Partial<Dealer> = {}): Dealer => ({
  slug: 'bayside-pool-workshop',
  name: 'Bayside Pool Workshop',
  street: '204 Chesterville Road',
  suburb: 'Moorabbin',
  state: 'VIC',
  postcode: '3189',
  phone: '(03) 5550 3189',
  location: { lat: -37.9402, lon: 145.056 },
  hours: week,
  closures: [],
  openOnHolidays: false,
  services: ['sales', 'repairs', 'demo'],
  lines: ['dolphin'],
  ...changes,
})

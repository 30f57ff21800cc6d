import { expect, it } from 'vitest'
import { contentWith, dealerEntry } from '../view/edition-content.fake.ts'
import { localBusinessJsonLd } from './local-business.ts'

const dealer = dealerEntry({
  location: { lat: -32.9232, lon: 151.7368 },
  hours: { mon: '08:00-17:00', tue: '08:00-17:00', sat: '08:00-13:00' },
})

const page = { path: '/en-au/x/', description: 'A shop.', closed: [] }

it('a dealer is a business with address, position, number and hours', () => {
  const thing = localBusinessJsonLd(dealer, page, contentWith({}))
  expect(thing).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Hunter Pool Works',
    url: '/en-au/x/',
    telephone: '+61255504920',
    address: {
      streetAddress: '52 Brown Road',
      addressLocality: 'Broadmeadow',
      addressRegion: 'NSW',
      postalCode: '2292',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -32.9232, longitude: 151.7368 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '17:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '13:00' },
    ],
  })
})

it('says of the days on which it stays closed that it opens and closes at midnight', () => {
  const closed = [
    { from: '2026-12-24', to: '2027-01-10', note: 'summer break' },
    { from: '2027-01-26', note: 'Australia Day' },
  ]
  const day = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
  expect(localBusinessJsonLd(dealer, { ...page, closed }, contentWith({}))).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...day, validFrom: '2026-12-24', validThrough: '2027-01-10' },
      { ...day, validFrom: '2027-01-26', validThrough: '2027-01-26' },
    ],
  })
  expect(localBusinessJsonLd(dealer, page, contentWith({}))).not.toHaveProperty('specialOpeningHoursSpecification')
})

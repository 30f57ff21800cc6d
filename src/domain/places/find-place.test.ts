import { expect, it } from 'vitest'
import { findPlace } from './find-place.ts'
import type { Place } from './place.ts'
import { placeLabel } from './place-label.ts'

const richmond: Place = { name: 'Richmond', state: 'NSW', postcode: '2753', lat: -33.6, lon: 150.75 }
const other: Place = { name: 'Richmond', state: 'VIC', postcode: '3121', lat: -37.82, lon: 145 }
const gazetteer = { suggest: (typed: string) => (typed.toLowerCase().startsWith('rich') ? [richmond, other] : []) }

it('the place that is written like that comes before the likeliest', () => {
  expect(findPlace(gazetteer, 'richmond 3121')).toBe(other)
  expect(findPlace(gazetteer, 'Richmond')).toBe(richmond)
  expect(findPlace(gazetteer, 'Atlantis')).toBeUndefined()
})

it('a place without a postcode is told from others by its state', () => {
  expect(placeLabel({ name: 'Gold Coast', state: 'QLD', lat: 0, lon: 0 })).toBe('Gold Coast, QLD')
})

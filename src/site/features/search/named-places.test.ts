import { expect, it } from 'vitest'
import type { Gazetteer } from '../../../domain/places/gazetteer.ts'
import type { Place } from '../../../domain/places/place.ts'
import { namedPlaces } from './named-places.ts'

const place = (name: string, state: string, postcode?: string): Place => ({
  name,
  state,
  ...(postcode !== undefined && { postcode }),
  lat: 0,
  lon: 0,
})

const places = [
  place('Perth', 'WA', '6000'),
  place('Perth', 'TAS', '7300'),
  place('Perth Airport', 'WA', '6105'),
  place('Gold Coast', 'QLD'),
  place('Mount Waverley', 'VIC', '3149'),
  place('The Entrance', 'NSW', '2261'),
  place('Johannesburg', 'Gauteng', '2001'),
  ...Array.from({ length: 5 }, (_, index) => place('Richmond', `S${index}`, `312${index}`)),
]

const gazetteer: Gazetteer = {
  suggest: (typed) =>
    places.filter(({ name, postcode }) =>
      /^\d/.test(typed)
        ? postcode?.startsWith(typed)
        : name.toLowerCase().startsWith(typed.slice(0, 3).replace('mt ', 'mou').replace('jhb', 'joh')),
    ),
}

const labels = (question: string) => namedPlaces(gazetteer, question).map(({ name, state }) => `${name} ${state}`)

it.each(['perth', 'Perth', 'dealers near Perth', 'pool shop in perth', 'perth dealer', 'service Perth'])(
  '%s names both towns of that name',
  (question) => {
    expect(labels(question)).toEqual(['Perth WA', 'Perth TAS'])
  },
)

it('a state or a postcode tells which', () => {
  expect(labels('perth wa')).toEqual(['Perth WA'])
  expect(labels('Perth 7300')).toEqual(['Perth TAS'])
  expect(labels('6000')).toEqual(['Perth WA'])
})

it('short words are written out', () => {
  expect(labels('mt waverley')).toEqual(['Mount Waverley VIC'])
  expect(labels('jhb dealers')).toEqual(['Johannesburg Gauteng'])
})

it.each(['where can I get one in Perth', 'who sells dolphins in perth', 'my robot broke down near Perth'])(
  '“%s” names the place it ends with',
  (question) => {
    expect(labels(question)).toEqual(['Perth WA', 'Perth TAS'])
  },
)

it.each(['warranty repairs perth', 'ozone dealer Perth', 'stockist of parts Gold Coast'])(
  '“%s” asks for a shop in the place it ends with',
  (question) => {
    expect(labels(question)[0]).toMatch(/^(Perth|Gold Coast) /)
  },
)

it('a place at the end is none where no shop is asked for', () => {
  expect(labels('warranty perth')).toEqual([])
})

it('a part of a town is in the town, and a postcode may be called one', () => {
  expect(labels('perth north')).toEqual(['Perth WA', 'Perth TAS'])
  expect(labels('dealers perth cbd')).toEqual(['Perth WA', 'Perth TAS'])
  expect(labels('postcode 6000')).toEqual(['Perth WA'])
})

it('a name may have such words in it', () => {
  expect(labels('the entrance')).toEqual(['The Entrance NSW'])
})

it('of many of one name there are three', () => {
  expect(labels('richmond')).toHaveLength(3)
})

it.each(['per', 'gold', 'dealers near me', 'dealer', '', '60', 'perth robot manual'])(
  '“%s” names no place',
  (question) => {
    expect(labels(question)).toEqual([])
  },
)

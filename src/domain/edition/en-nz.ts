import type { Address } from '../contact/address.ts'
import { printNzbn, readNzbn } from '../forms/checks/nzbn.ts'
import { label, type MapRegion, sea } from '../map/map-region.ts'
import { years } from '../retention/years.ts'
import type { BusinessNumber, FormWords, PhonePlan } from './edition.ts'
import { namedOptions } from './named-options.ts'

// How things are done in New Zealand. Its phone, addresses, hours and menus are content: `content/editions/en-nz.yaml`.
export const country = 'New Zealand'

export const currency = { code: 'NZD', symbol: 'NZ$', mostForKilowattHour: 3 } as const

export const separators = { thousands: ',', decimal: '.' }

export const addressLines = ({ street, suburb, postcode }: Address) => [street, `${suburb} ${postcode}`]

export const callingCode = '64'

export const phonePlan: PhonePlan = {
  national: /^(?:[34679][2-9]\d{6}|2[0126-9]\d{6,8})$/,
  domestic: /^0(?:508\d{6}|800\d{6,7})$/,
  written: [
    [/^(0[58]0\d)(\d{3})(\d+)$/, '$1 $2 $3'],
    [/^(02\d)(\d{3})(\d+)$/, '$1 $2 $3'],
    [/^(0\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
  ],
  example: '09 555 0123 or 021 555 0123',
}

export const hasPostcode = (postcode: string): boolean => Number(postcode) >= 110 && Number(postcode) <= 9899

export const businessNumber: BusinessNumber = {
  label: 'NZBN',
  hint: 'Thirteen digits, starting with 94.',
  ask: 'Enter the NZBN of the business, thirteen digits.',
  read: readNzbn,
  print: printNzbn,
}

const regions =
  'Northland, Auckland, Waikato, Bay of Plenty, Gisborne, Hawke’s Bay, Taranaki, Manawatū-Whanganui, Wellington, Tasman, Nelson, Marlborough, West Coast, Canterbury, Otago, Southland, Chatham Islands'

export const formWords: FormWords = {
  state: { label: 'Region', ask: 'Choose the region.', options: namedOptions(regions), onLetters: false },
  street: 'With the flat number, if there is one.',
  phone: 'A mobile, or a landline with its area code.',
  serialNumber: 'Under the handle, or on the power supply, as in NZ24-1234567-K.',
  receipt: 'receipt',
  plungePool: 'Plunge pool',
  spa: 'Spa',
}

export const isOwnTimeZone = /^(Pacific\/(Auckland|Chatham)|Antarctica\/McMurdo|NZ)/

export const timeZones = { most: 'Pacific/Auckland', states: { 'Chatham Islands': 'Pacific/Chatham' } }

export const publicHolidays = {
  code: 'NZ',
  states: {
    AUK: 'Auckland',
    BOP: 'Bay of Plenty',
    CAN: 'Canterbury',
    CIT: 'Chatham Islands',
    GIS: 'Gisborne',
    HKB: 'Hawke’s Bay',
    MWT: 'Manawatū-Whanganui',
    MBH: 'Marlborough',
    NSN: 'Nelson',
    NTL: 'Northland',
    OTA: 'Otago',
    STL: 'Southland',
    TKI: 'Taranaki',
    TAS: 'Tasman',
    WKO: 'Waikato',
    WGN: 'Wellington',
    WTC: 'West Coast',
  },
}

export const mapRegion: MapRegion = {
  country: '554',
  neighbours: [],
  corners: [
    { lat: -34.2, lon: 166.2 },
    { lat: -47.4, lon: 178.8 },
  ],
  bounds: [
    { lat: -34, lon: 166 },
    { lat: -48, lon: 179 },
  ],
  labels: [
    label('Northland', -35.55, 173.75),
    label('Waikato', -38.2, 175.35),
    label('Bay of Plenty', -38.25, 176.9),
    label('Taranaki', -39.33, 174.25),
    label('Manawatū', -40.05, 175.55),
    label('Marlborough', -41.75, 173.6),
    label('West Coast', -42.5, 171.7),
    label('Canterbury', -43.6, 171.2),
    label('Otago', -45.2, 169.75),
    label('Southland', -45.9, 168.0),
    sea('Tasman Sea', -39.6, 170.4),
    sea('Pacific Ocean', -43.4, 176.4),
  ],
}

export const placesAttribution = 'Places: GeoNames, CC BY 4.0'

/** A demo is arranged within weeks; what was repaired stands in tax records. */
export const retention = { 'book-a-demo': years(1), repair: years(7), 'water-treatment-claim': years(7) }

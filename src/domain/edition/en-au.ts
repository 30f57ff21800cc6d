import type { Address } from '../contact/address.ts'
import { printAbn, readAbn } from '../forms/checks/abn.ts'
import { label, type MapRegion, sea } from '../map/map-region.ts'
import { australianStates } from '../places/australian-postcodes.ts'
import { australianStateNames } from '../places/state-names.ts'
import type { BusinessNumber, FormWords, PhonePlan } from './edition.ts'
import { abbreviatedOptions } from './named-options.ts'

// How things are done in Australia. Its phone, addresses, hours and menus are content: `content/editions/en-au.yaml`.
export const country = 'Australia'

export const currency = { code: 'AUD', symbol: 'A$', mostForKilowattHour: 3 } as const

export const separators = { thousands: ',', decimal: '.' }

export const addressLines = ({ street, suburb, state, postcode }: Address) => [street, `${suburb} ${state} ${postcode}`]

export const callingCode = '61'

export const phonePlan: PhonePlan = {
  national: /^[23478]\d{8}$/,
  // 13 is followed by four digits, of which the first is never a nought: that would be the beginning of 1300.
  domestic: /^(?:13[1-9]\d{3}|180\d{4}|1[38]00\d{6})$/,
  written: [
    [/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
    [/^(180)(\d{4})$/, '$1 $2'],
    [/^(0\d)(\d{4})(\d{4})$/, '($1) $2 $3'],
  ],
  example: '(02) 5550 1234 or 0491 570 006',
}

export const hasPostcode = (postcode: string): boolean => australianStates(postcode).length > 0

export const businessNumber: BusinessNumber = {
  label: 'ABN',
  hint: 'Eleven digits; it is on your invoices.',
  ask: 'Enter the ABN of the business, eleven digits.',
  read: readAbn,
  print: printAbn,
}

export const formWords: FormWords = {
  state: {
    label: 'State or territory',
    ask: 'Choose the state or territory.',
    options: abbreviatedOptions(australianStateNames),
    onLetters: true,
    ofPostcode: australianStates,
  },
  street: 'With the unit number, if there is one.',
  phone: 'A mobile, or a landline with its area code.',
  serialNumber: 'Under the handle, or on the power supply, as in AU24-1234567-K.',
  receipt: 'receipt',
  plungePool: 'Plunge pool',
  spa: 'Spa',
}

export const isOwnTimeZone = /^Australia\//

export const timeZones = {
  most: 'Australia/Sydney',
  states: {
    NT: 'Australia/Darwin',
    QLD: 'Australia/Brisbane',
    SA: 'Australia/Adelaide',
    TAS: 'Australia/Hobart',
    VIC: 'Australia/Melbourne',
    WA: 'Australia/Perth',
  },
}

export const publicHolidays = {
  code: 'AU',
  states: { ACT: 'ACT', NSW: 'NSW', NT: 'NT', QLD: 'QLD', SA: 'SA', TAS: 'TAS', VIC: 'VIC', WA: 'WA' },
}

export const mapRegion: MapRegion = {
  country: '036',
  neighbours: ['360', '598', '626'],
  corners: [
    { lat: -10.2, lon: 112.6 },
    { lat: -43.9, lon: 154.2 },
  ],
  bounds: [
    { lat: -1, lon: 100 },
    { lat: -48, lon: 172 },
  ],
  labels: [
    label('Western Australia', -25.6, 121.6),
    label('Northern Territory', -20.4, 133.4),
    label('South Australia', -29.4, 134.8),
    label('Queensland', -23.2, 144.2),
    label('New South Wales', -31.9, 145.6),
    label('Victoria', -36.6, 143.3),
    label('Tasmania', -42.15, 146.6),
    sea('Indian Ocean', -31.5, 108.2),
    sea('Coral Sea', -16.6, 151.6),
    sea('Tasman Sea', -37.6, 156.4),
    sea('Great Australian Bight', -35.2, 130.4),
  ],
}

export const placesAttribution = 'Places: GeoNames, CC BY 4.0; Matthew Proctor'

export const retention = {}

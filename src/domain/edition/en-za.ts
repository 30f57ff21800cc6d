import type { Address } from '../contact/address.ts'
import { readCompanyNumber } from '../forms/checks/company-number.ts'
import { label, type MapRegion, sea } from '../map/map-region.ts'
import { years } from '../retention/years.ts'
import type { BusinessNumber, FormWords, PhonePlan } from './edition.ts'
import { namedOptions } from './named-options.ts'

const noBreakSpace = '\u00a0'

// How things are done in South Africa. Its phone, addresses, hours and menus are content: `content/editions/en-za.yaml`.
export const country = 'South Africa'

export const currency = { code: 'ZAR', symbol: `R${noBreakSpace}`, mostForKilowattHour: 20 } as const

export const separators = { thousands: noBreakSpace, decimal: ',' }

/** The postcode has a line of its own. */
export const addressLines = ({ street, suburb, postcode }: Address) => [street, suburb, postcode]

export const callingCode = '27'

export const phonePlan: PhonePlan = {
  national: /^(?!80|86)[1-8]\d{8}$/,
  domestic: /^08[06]\d{7}$/,
  written: [
    [/^(08[06]\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
    [/^(0\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
  ],
  example: '011 555 0123 or 082 555 0123',
}

export const hasPostcode = (postcode: string): boolean => Number(postcode) >= 1

export const businessNumber: BusinessNumber = {
  label: 'Company registration number',
  hint: 'From your CIPC certificate, as in 2018/123456/07.',
  ask: 'Enter the CIPC registration number, as in 2018/123456/07.',
  read: (text, today) => readCompanyNumber(text, Number(today.slice(0, 4))),
}

const provinces =
  'Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, North West, Northern Cape, Western Cape'

export const formWords: FormWords = {
  state: { label: 'Province', ask: 'Choose the province.', options: namedOptions(provinces), onLetters: false },
  street: 'With the unit and the complex or estate, if there is one.',
  phone: 'A cellphone is best.',
  serialNumber: 'Under the handle, or on the power supply, as in ZA24-1234567-K.',
  receipt: 'invoice',
  plungePool: 'Splash pool',
  spa: 'Spa or jacuzzi',
}

export const isOwnTimeZone = /^Africa\/Johannesburg$/

export const timeZones = { most: 'Africa/Johannesburg', states: {} }

export const publicHolidays = { code: 'ZA', states: {} }

export const mapRegion: MapRegion = {
  country: '710',
  neighbours: ['024', '072', '426', '454', '508', '516', '716', '748', '834', '894', '180'],
  corners: [
    { lat: -22, lon: 16.2 },
    { lat: -35, lon: 33 },
  ],
  bounds: [
    { lat: -12, lon: 8 },
    { lat: -38, lon: 46 },
  ],
  labels: [
    label('Western Cape', -33.1, 20.6),
    label('Northern Cape', -30.1, 21.3),
    label('Eastern Cape', -32.0, 26.4),
    label('Free State', -28.6, 26.8),
    label('KwaZulu-Natal', -28.55, 30.9),
    label('North West', -26.6, 24.9),
    label('Limpopo', -23.7, 29.2),
    label('Mpumalanga', -25.9, 30.5),
    label('Lesotho', -29.55, 28.3),
    label('Namibia', -24.6, 17.4),
    label('Botswana', -23.6, 23.8),
    label('Mozambique', -22.4, 33.6),
    sea('Atlantic Ocean', -33.4, 14.6),
    sea('Indian Ocean', -33.2, 31.6),
  ],
}

export const placesAttribution = 'Places: GeoNames, CC BY 4.0'

export const retention = {
  'book-a-demo': years(1),
  'become-a-dealer': years(1),
  repair: years(5),
  'water-treatment-claim': years(5),
}

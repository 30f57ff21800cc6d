import type { EditionCode } from '../edition/edition-code.ts'
import { australianStateNames } from '../places/state-names.ts'
import { australianStates } from './checks/postcode.ts'
import type { Option } from './field.ts'

/** What forms ask for in other words, or check by other rules, from country to country. */
export interface EditionFields {
  state: {
    label: string
    ask: string
    options: readonly Option[]
    /** Whether letters to people's homes carry it. */
    onLetters: boolean
    /** Those a postcode delivers to, where its digits tell. */
    ofPostcode?: (postcode: string) => readonly string[]
  }
  street: string
  phone: string
  serialNumber: string
  /** What a shop gives to somebody who buys. */
  receipt: string
  plungePool: string
  spa: string
}

const named = (names: string): Option[] => names.split(', ').map((name) => ({ value: name, label: name }))

const regions =
  'Northland, Auckland, Waikato, Bay of Plenty, Gisborne, Hawke’s Bay, Taranaki, Manawatū-Whanganui, Wellington, Tasman, Nelson, Marlborough, West Coast, Canterbury, Otago, Southland, Chatham Islands'

const provinces =
  'Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, North West, Northern Cape, Western Cape'

export const editionFields: Record<EditionCode, EditionFields> = {
  'en-au': {
    state: {
      label: 'State or territory',
      ask: 'Choose the state or territory.',
      options: Object.entries(australianStateNames).map(([value, label]) => ({ value, label })),
      onLetters: true,
      ofPostcode: australianStates,
    },
    street: 'With the number of the unit, if there is one.',
    phone: 'A mobile, or a landline with its area code.',
    serialNumber: 'Under the handle, or on the power supply, as in AU24-1234567-K.',
    receipt: 'receipt',
    plungePool: 'Plunge pool',
    spa: 'Spa',
  },
  'en-nz': {
    state: { label: 'Region', ask: 'Choose the region.', options: named(regions), onLetters: false },
    street: 'With the number of the flat, if there is one.',
    phone: 'A mobile, or a landline with its area code.',
    serialNumber: 'Under the handle, or on the power supply, as in NZ24-1234567-K.',
    receipt: 'receipt',
    plungePool: 'Plunge pool',
    spa: 'Spa',
  },
  'en-za': {
    state: { label: 'Province', ask: 'Choose the province.', options: named(provinces), onLetters: false },
    street: 'With the unit and the complex or estate, if there is one.',
    phone: 'A cellphone is best.',
    serialNumber: 'Under the handle, or on the power supply, as in ZA24-1234567-K.',
    receipt: 'invoice',
    plungePool: 'Splash pool',
    spa: 'Spa or jacuzzi',
  },
}

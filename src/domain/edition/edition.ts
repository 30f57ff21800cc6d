import type { Address } from '../contact/address.ts'
import type { Reading } from '../forms/checks/reading.ts'
import type { MapRegion } from '../map/map-region.ts'
import type { KeptKind } from '../retention/kept-kind.ts'

/** How a country's numbers look. */
export interface PhonePlan {
  /** Without the leading nought: what comes after the country code. */
  national: RegExp
  /** Numbers that are dialled as they are, within the country only. */
  domestic: RegExp
  /** How a number that is dialled at home is written: the first that fits. */
  written: readonly (readonly [number: RegExp, groups: string])[]
  /** What to type, in a message. */
  example: string
}

/** By what number a country knows its businesses. */
export interface BusinessNumber {
  label: string
  hint: string
  ask: string
  read: (text: string, today: string) => Reading
  print?: (kept: string) => string
}

/** What forms ask for in other words from country to country. */
export interface FormWords {
  state: {
    label: string
    ask: string
    /** As they are kept, and as they are shown. */
    options: readonly { value: string; label: string }[]
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

/**
 * What a country does in its own way. Each edition has a file of these, `en-au.ts` and so on; what it says of itself (addresses, menus,
 * prices) is content. Browsers get of them what they use, and no more: see `ofEditions`.
 */
export interface Edition {
  country: string
  /** Its symbol as prices have it, and what nobody has paid for a kilowatt hour yet. */
  currency: { code: string; symbol: string; mostForKilowattHour: number }
  separators: { thousands: string; decimal: string }
  /** As the country's post office asks for it. */
  addressLines: (address: Address) => string[]
  callingCode: string
  phonePlan: PhonePlan
  /** Whether anybody has a postcode, of four digits. */
  hasPostcode: (postcode: string) => boolean
  businessNumber: BusinessNumber
  formWords: FormWords
  /** Which clocks are the country's own. */
  isOwnTimeZone: RegExp
  /** What most of the country goes by, and states that keep other time. */
  timeZones: { most: string; states: Readonly<Record<string, string>> }
  /** For which places holidays are looked up: by the country's code, and the codes of states by their name in content. */
  publicHolidays: { code: string; states: Readonly<Record<string, string>> }
  mapRegion: MapRegion
  /** Whose work the list of places is; the licences ask that it is said where it is used. */
  placesAttribution: string
  /** For how many days what is known of people is kept, where that is not as usual. The privacy page says the same. */
  retention: Readonly<Partial<Record<KeptKind, number>>>
}

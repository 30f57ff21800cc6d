import type { Locale } from '../edition/edition-code.ts'

export interface Address {
  street: string
  /** With the town after it, where a suburb alone would not be found: "Addington, Christchurch". */
  suburb: string
  /** State, region or province. */
  state: string
  postcode: string
}

type Lines = (address: Address) => string[]

/** As each country's post office asks for it: only Australia names the state, and South Africa's postcode has its own line. */
const linesOf: Record<Locale, Lines> = {
  'en-AU': ({ street, suburb, state, postcode }) => [street, `${suburb} ${state} ${postcode}`],
  'en-NZ': ({ street, suburb, postcode }) => [street, `${suburb} ${postcode}`],
  'en-ZA': ({ street, suburb, postcode }) => [street, suburb, postcode],
}

export const addressLines = (address: Address, locale: Locale): string[] => linesOf[locale](address)

/** The same in one line of running text. */
export const addressText = (address: Address, locale: Locale): string => addressLines(address, locale).join(', ')

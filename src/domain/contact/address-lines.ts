import { editionOf, type Locale } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'
import type { Address } from './address.ts'

const linesOf = ofEditions('addressLines')

export const addressLines = (address: Address, locale: Locale): string[] => linesOf[editionOf(locale)](address)

/** The same in one line of running text. */
export const addressText = (address: Address, locale: Locale): string => addressLines(address, locale).join(', ')

import { editionOf, type Locale } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'

const callingCodes = ofEditions('callingCode')

/** Where a printed number leads when it is tapped, in international form, so that it also works from a roaming phone. */
export const phoneLink = (printed: string, locale: Locale): string => {
  const digits = printed.replaceAll(/\D/g, '')
  if (printed.trim().startsWith('+')) return `tel:+${digits}`
  // Australia's 1800 and 1300 numbers have no trunk prefix; everywhere else a leading nought is one.
  return `tel:+${callingCodes[editionOf(locale)]}${digits.replace(/^0/, '')}`
}

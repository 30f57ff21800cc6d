import { editionOf, type Locale } from '../edition/edition-code.ts'
import { ofEditions } from '../edition/editions.ts'
import { groupThousands } from './group-thousands.ts'

// Written out, because browsers disagree with each other and with the build about en-ZA, and a page must say what it said.
const separators = ofEditions('separators')

/** A figure as the edition writes it, with as many decimals as asked for. */
export const formatNumber = (value: number, locale: Locale, decimals = 0): string => {
  const { thousands, decimal } = separators[editionOf(locale)]
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = groupThousands(whole, thousands)
  const written = part === undefined ? grouped : grouped + decimal + part
  return value < 0 && /[1-9]/.test(written) ? `−${written}` : written
}

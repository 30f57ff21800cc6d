import type { Locale } from '../edition/edition-code.ts'

const countryCodes: Record<Locale, string> = { 'en-AU': '61', 'en-NZ': '64', 'en-ZA': '27' }

/** Where a printed number leads when it is tapped, in international form, so that it also works from a roaming phone. */
export const phoneLink = (printed: string, locale: Locale): string => {
  const digits = printed.replaceAll(/\D/g, '')
  if (printed.trim().startsWith('+')) return `tel:+${digits}`
  // Australia's 1800 and 1300 numbers have no trunk prefix; everywhere else a leading nought is one.
  return `tel:+${countryCodes[locale]}${digits.replace(/^0/, '')}`
}

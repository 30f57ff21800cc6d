import type { Locale } from './edition-code.ts'
import type { Cents } from './money.ts'

export type Currency = 'AUD' | 'NZD' | 'ZAR'

const noBreakSpace = ' '
const symbols: Record<Currency, string> = { AUD: 'A$', NZD: 'NZ$', ZAR: `R${noBreakSpace}` }

const formatters = new Map<Locale, Intl.NumberFormat>()

const amountFormat = (locale: Locale): Intl.NumberFormat => {
  const known = formatters.get(locale)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  formatters.set(locale, made)
  return made
}

/** A price as people write it in the edition: cents always shown, the currency always named. */
export const formatMoney = (amount: Cents, currency: Currency, locale: Locale): string =>
  `${symbols[currency]}${amountFormat(locale).format(amount / 100)}`

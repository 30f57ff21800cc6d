import type { Locale } from '../edition/edition-code.ts'
import { type Currency, ofEditions } from '../edition/editions.ts'
import { formatNumber } from '../numbers/number-format.ts'
import type { Cents } from './money.ts'

const symbols = Object.fromEntries(Object.values(ofEditions('currency')).map(({ code, symbol }) => [code, symbol]))

/** A price as people write it in the edition: cents always shown, the currency always named. */
export const formatMoney = (amount: Cents, currency: Currency, locale: Locale): string =>
  `${symbols[currency]}${formatNumber(amount / 100, locale, 2)}`

/** An amount beside others, as a saying: cents only where there are any. */
export const formatAmount = (amount: Cents, currency: Currency, locale: Locale): string =>
  `${symbols[currency]}${formatNumber(amount / 100, locale, amount % 100 === 0 ? 0 : 2)}`

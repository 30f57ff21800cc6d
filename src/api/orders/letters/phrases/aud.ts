import type { Cents } from '../../../../domain/money/money.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'

/** The shop sells in Australia only. */
export const aud = (amount: Cents): string => formatMoney(amount, 'AUD', 'en-AU')

/** What is taken off, with the minus before the currency. */
export const lessAud = (amount: Cents): string => `−${aud(amount)}`

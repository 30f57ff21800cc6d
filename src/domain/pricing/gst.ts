import type { Cents } from '../money/money.ts'

/** The 10 % tax inside an Australian price: an eleventh of it, halves up. */
export const gstIn = (total: Cents): Cents => Math.round(total / 11) as Cents

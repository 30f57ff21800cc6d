import { formatDay } from '../calendar/day-format.ts'
import type { Cents } from '../money/money.ts'
import { formatAmount } from '../money/money-format.ts'
import { promotionState } from '../shop/promotion-period.ts'
import type { DeliveryZone } from './delivery-zone.ts'
import { findCode, type PromotionCode } from './promotion-code.ts'
import type { ShippingCost } from './shipping-cost.ts'

export interface CodeCircumstances {
  goods: Cents
  /** Undefined until it is known where the order goes. */
  shipping: ShippingCost | undefined
  zone: DeliveryZone | 'pick-up' | undefined
  /** In the edition's time zone, as 2026-11-15. */
  day: string
  /** Whether this customer has had it before; only the server knows. */
  usedBefore: boolean
}

export type AppliedCode =
  | { state: 'none' }
  /** `words` say what it does, or will do once it is known where the order goes. */
  | { state: 'applied'; code: PromotionCode; goodsOff: Cents; deliveryOff: Cents; words: string }
  /** `words` say why not, and what to do. */
  | { state: 'refused'; typed: string; words: string }

const nothing = 0 as Cents
const aud = (cents: Cents) => formatAmount(cents, 'AUD', 'en-AU')

const refusal = (code: PromotionCode, { goods, day, zone, usedBefore }: CodeCircumstances): string | undefined => {
  const state = promotionState(code, day)
  if (state === 'before') return `${code.code} works from ${formatDay(code.startsOn)}.`
  if (state === 'after') return `${code.code} ended on ${formatDay(code.endsOn)}.`
  if (usedBefore) return `${code.code} works once per customer, and you have used it.`
  if (goods < code.minimum)
    return `${code.code} needs items worth ${aud(code.minimum)}. ${aud((code.minimum - goods) as Cents)} to go.`
  if (code.benefit.kind === 'free-delivery' && zone === 'remote')
    return `${code.code} pays for delivery to metro and regional postcodes. Yours is remote.`
  if (code.benefit.kind === 'free-delivery' && zone === 'pick-up')
    return `${code.code} pays for delivery, and pick-up is free.`
  return undefined
}

/** What a code takes off; never more than there is. */
export const applyCode = (
  codes: readonly PromotionCode[],
  typed: string,
  circumstances: CodeCircumstances,
): AppliedCode => {
  if (typed.trim() === '') return { state: 'none' }
  const code = findCode(codes, typed)
  if (code === undefined)
    return { state: 'refused', typed, words: `We have no code “${typed.trim()}”. Check it again.` }
  const words = refusal(code, circumstances)
  if (words !== undefined) return { state: 'refused', typed, words }
  const { goods, shipping } = circumstances
  const { benefit, name } = code
  if (benefit.kind === 'percentage') {
    const goodsOff = Math.min(goods, Math.round((goods * benefit.percent) / 100)) as Cents
    return { state: 'applied', code, goodsOff, deliveryOff: nothing, words: name }
  }
  if (benefit.kind === 'amount') {
    const goodsOff = Math.min(goods, benefit.cents) as Cents
    return { state: 'applied', code, goodsOff, deliveryOff: nothing, words: name }
  }
  const deliveryOff = shipping?.kind === 'paid' ? shipping.cents : nothing
  const isFreeAnyway = shipping?.kind === 'free'
  return {
    state: 'applied',
    code,
    goodsOff: nothing,
    deliveryOff,
    words: isFreeAnyway ? `${name}. This order ships free anyway.` : name,
  }
}

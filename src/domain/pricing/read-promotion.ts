import { isDay } from '../calendar/calendar.ts'
import type { Cents } from '../money/money.ts'
import { isCode, normalCode, type PromotionCode } from './promotion-code.ts'

/** A code as somebody on the staff writes it down. */
export interface PromotionDraft {
  readonly code: string
  readonly name: string
  readonly kind: PromotionCode['benefit']['kind']
  /** Where it is a share. */
  readonly percent: number
  /** Where it is an amount. */
  readonly cents: number
  readonly minimum: number
  readonly startsOn: string
  readonly endsOn: string
  readonly oncePerCustomer: boolean
}

export type PromotionRead =
  | { readonly ok: true; readonly code: PromotionCode }
  | { readonly ok: false; readonly problem: string }

export const longestPromotionName = 80

/** Nobody sells for more; and whole cents. */
const isAmount = (cents: number, least: number): cents is Cents =>
  Number.isInteger(cents) && cents >= least && cents <= 10_000_000

const benefitOf = ({ kind, percent, cents }: PromotionDraft): PromotionCode['benefit'] | undefined => {
  if (kind === 'percentage') return percent > 0 && percent <= 100 ? { kind, percent } : undefined
  if (kind === 'amount') return isAmount(cents, 1) ? { kind, cents } : undefined
  return { kind }
}

/** A code that can be kept, or what is wrong with it. */
export const readPromotion = (draft: PromotionDraft): PromotionRead => {
  const bad = (problem: string): PromotionRead => ({ ok: false, problem })
  const code = normalCode(draft.code)
  const { minimum, startsOn, endsOn, oncePerCustomer } = draft
  const name = draft.name.trim()
  if (!isCode(code)) return bad('A code has 3 to 40 letters and digits.')
  if (name === '') return bad('Say what it is, in words for the customer: “10 % off parts”.')
  if (name.length > longestPromotionName) return bad(`Its words have at most ${longestPromotionName} characters.`)
  const benefit = benefitOf(draft)
  if (benefit === undefined)
    return bad(draft.kind === 'percentage' ? 'Give a share from 1 to 100 %.' : 'Give the amount it takes off.')
  if (!isAmount(minimum, 0)) return bad('Give from which amount of goods it works, or nothing.')
  if (!isDay(startsOn) || !isDay(endsOn)) return bad('Give its first and its last day.')
  if (endsOn < startsOn) return bad('Its last day is before its first.')
  return { ok: true, code: { code, name, benefit, minimum, startsOn, endsOn, oncePerCustomer } }
}
